import ReplayReporting
import Testing
import ToolbarModel

@Suite("JSON report")
struct JSONReportTests {
  @Test("writes one line a replay, in a fixed order, with everything in full")
  func whole() {
    #expect(
      JSONReport.document(of: SampleReplay.report).split(separator: "\n").map(String.init) == [
        #"{"schema":1,"scenario":"photo-editor/fold","title":"Photo editor, folded","device":"iphone-duo","os":"27.1","entries":["#
          + #"{"index":0,"at":0,"after":0,"event":"start","settled":true,"traits":{"display":"inner","orientation":"portrait","window":[669,951],"sizeClass":["regular","regular"],"strip":"none","safeArea":[82,0,34,0],"screens":["screen"]},"#
          + #""bars":{"navigationBar":["back","undo","redo","title","overflow","share"],"overflow":["replace"]},"#
          + #""frames":{"back":[20,24,44,44],"undo":[76,24,44,44],"redo":[120,24,44,44],"title":[250,24,169,44],"overflow":[427,24,44,44],"share":[483,24,44,44]}},"#
          + #"{"index":1,"at":400,"after":400,"event":"fold: closed","line":30,"settled":false,"traits":{"display":"outer","orientation":"portrait","hinge":"closed","window":[466,678],"sizeClass":["compact","regular"],"strip":"right","safeArea":[82,0,34,0],"screens":["screen"]},"#
          + #""bars":{"titleRow":["title"],"verticalBar":["back","share","undo","overflow"],"overflow":["redo","replace"]},"frames":{"title":[20,24,120,48]}},"#
          + #"{"index":2,"at":700,"after":300,"event":"settled","settled":true,"traits":{"display":"outer","orientation":"portrait","hinge":"closed","window":[466,678],"sizeClass":["compact","regular"],"strip":"right","safeArea":[82,0,34,0],"screens":["screen"]},"#
          + #""bars":{"titleRow":["title"],"verticalBar":["back","share","undo","overflow"],"overflow":["redo","replace"]},"frames":{"title":[20,24,120,48]}}],"#
          + #""findings":[{"rule":"vanish","severity":"error","items":["redo"],"entries":[0,1],"at":400,"cause":"fold: closed","line":30,"value":1,"limit":0,"unit":"items","before":"navigationBar","after":"overflow","message":"Redo left the bar","hint":"raise the group's priority"}],"#
          + #""notChecked":[{"rule":"ghost","reason":"no frames"}],"#
          + #""expectations":[{"line":31,"entry":2,"expected":{"visible":["redo"]},"found":"redo in overflow","passed":false,"reason":"overflowed: run 484, room 260, needs 300"}],"#
          + #""summary":{"entries":3,"excess":{"visibility":2,"order":0,"slots":0,"motion":0.03},"layoutShift":0,"settle":55}}"#
      ]
    )
  }

  @Test("escapes strings and writes huge integers as strings")
  func primitives() {
    var out = JSONWriter()
    out.array { out in
      out.string("a\"b\\c\n\u{01}\u{7F}é")
      out.integer(1 << 53)
      out.integer((1 << 53) + 1)
      out.length(Length(hundredths: -125))
    }
    #expect(
      out.text
        == #"["a\"b\\c\n\u0001\u007fé",9007199254740992,"9007199254740993",-1.25]"#
    )
  }
}
