import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ScorecardSummary } from "./scorecard-summary.tsx";

it("keeps the overall texts apart from a question of that name", () => {
  const answers = [{ question: "Overall view", score: 4, text: "Fast." }];
  const card = { id: "1", interviewId: "1", memberName: "Ada", isOwn: false, text: "Let us hire.", answers };
  const sections = renderToStaticMarkup(<ScorecardSummary scorecards={[card]} />).split("</section>");
  expect(sections[0]).not.toContain("Let us hire.");
  expect(sections[1]).toContain("Let us hire.");
});
