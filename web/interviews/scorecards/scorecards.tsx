import { Button } from "@mantine/core";
import { IconClipboardCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useApplicationScorecardsQuery } from "../../generated/interviews/scorecards/scorecards.ts";
import { useCan } from "../../session/viewer.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import interviews from "../interviews.module.css";
import { QuestionsForm } from "./questions-form.tsx";
import { ScorecardForm } from "./scorecard-form.tsx";
import { ScorecardSummary } from "./scorecard-summary.tsx";

/** What interviewers think of an applicant, and the forms for their answers and for the questions. */
export function Scorecards({ applicationId, name }: { applicationId: string; name: string }) {
  const { data } = useApplicationScorecardsQuery({ variables: { applicationId }, fetchPolicy: "cache-and-network" });
  const mayDecide = useCan("DECIDE");
  const [doing, setDoing] = useState<"answers" | "questions" | null>(null);
  const found = data?.applicationScorecards;
  if (!found) return null;
  const { questions, interviewId, scorecards, hiddenCount } = found;
  const own = scorecards.find((card) => card.isOwn && card.interviewId === interviewId);
  if (!mayDecide && !interviewId && scorecards.length + hiddenCount === 0) return null;
  const hidden = hiddenCount === 1 ? "1 scorecard is hidden" : `${hiddenCount} scorecards are hidden`;
  const close = () => setDoing(null);
  return (
    <>
      <ScorecardSummary scorecards={scorecards} />
      {hiddenCount > 0 ? (
        <p className={interviews.quiet}>
          {hidden} {interviewId ? "until you save yours." : "because you did not save yours."}
        </p>
      ) : null}
      <div className={interviews.actions}>
        {interviewId ? (
          <Button
            variant={own ? "default" : "light"}
            leftSection={<IconClipboardCheck size={18} aria-hidden="true" />}
            onClick={() => setDoing("answers")}
          >
            {own ? "Edit your scorecard" : "Fill in your scorecard"}
          </Button>
        ) : null}
        {mayDecide ? (
          <Button variant="subtle" onClick={() => setDoing("questions")}>
            {questions.length > 0 ? "Edit scorecard questions" : "Add scorecard questions"}
          </Button>
        ) : null}
      </div>
      <SidePanel opened={doing === "answers"} onClose={close} title={`Scorecard for ${name}`} full>
        {doing === "answers" && interviewId ? (
          <ScorecardForm {...{ applicationId, interviewId, questions, own }} onDone={close} />
        ) : null}
      </SidePanel>
      <SidePanel opened={doing === "questions"} onClose={close} title="Scorecard questions">
        {doing === "questions" ? <QuestionsForm {...{ applicationId, questions }} onDone={close} /> : null}
      </SidePanel>
    </>
  );
}
