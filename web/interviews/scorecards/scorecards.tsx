import { Button } from "@mantine/core";
import { IconClipboardCheck } from "@tabler/icons-react";
import { useApplicationScorecardsQuery } from "../../generated/interviews/scorecards/scorecards.ts";
import { useCan } from "../../session/viewer.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import { usePartInAddress } from "../../ui/overlays/use-opened-in-address.ts";
import interviews from "../interviews.module.css";
import { QuestionsForm } from "./questions-form.tsx";
import { ScorecardForm } from "./scorecard-form.tsx";
import { ScorecardSummary } from "./scorecard-summary.tsx";

/** What interviewers think of an applicant, and the forms for their answers and for the questions. */
export function Scorecards({ applicationId, name }: { applicationId: string; name: string }) {
  const { data } = useApplicationScorecardsQuery({ variables: { applicationId }, fetchPolicy: "cache-and-network" });
  const mayDecide = useCan("DECIDE");
  const [answering, setAnswering] = usePartInAddress("scorecard", applicationId);
  const [asking, setAsking] = usePartInAddress("questions", applicationId);
  const found = data?.applicationScorecards;
  if (!found) return null;
  const { questions, interviewId, scorecards, hiddenCount } = found;
  const own = scorecards.find((card) => card.isOwn && card.interviewId === interviewId);
  if (!mayDecide && !interviewId && scorecards.length + hiddenCount === 0) return null;
  const hidden = hiddenCount === 1 ? "1 scorecard is hidden" : `${hiddenCount} scorecards are hidden`;
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
            onClick={() => setAnswering(true)}
          >
            {own ? "Edit your scorecard" : "Fill in your scorecard"}
          </Button>
        ) : null}
        {mayDecide ? (
          <Button variant="subtle" onClick={() => setAsking(true)}>
            {questions.length > 0 ? "Edit scorecard questions" : "Add scorecard questions"}
          </Button>
        ) : null}
      </div>
      <SidePanel
        opened={answering && interviewId !== null}
        onClose={() => setAnswering(false)}
        title={`Scorecard for ${name}`}
        full
      >
        {answering && interviewId ? (
          <ScorecardForm {...{ applicationId, interviewId, questions, own }} onDone={() => setAnswering(false)} />
        ) : null}
      </SidePanel>
      <SidePanel opened={asking && mayDecide} onClose={() => setAsking(false)} title="Scorecard questions">
        {asking && mayDecide ? (
          <QuestionsForm {...{ applicationId, questions }} onDone={() => setAsking(false)} />
        ) : null}
      </SidePanel>
    </>
  );
}
