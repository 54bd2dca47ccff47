import { Button } from "@mantine/core";
import { useState } from "react";
import { problemOf, unsent } from "../../apollo/problem.ts";
import type { ReportCaseFragment } from "../../generated/graphql.ts";
import { useAssignReportMutation } from "../../generated/operators/reports/reports.ts";
import { notifyFailure } from "../../ui/notices/notify.ts";
import sections from "../../ui/sections.module.css";
import classes from "../console.module.css";
import { useOperatorCan } from "../viewer-operator.ts";
import { DecideForm } from "./decide-form.tsx";
import { stateLabel } from "./report-words.ts";

interface CaseDecisionProps {
  shown: ReportCaseFragment;
  /** Reads the case again. */
  refetch: () => Promise<unknown>;
  onDecided: () => Promise<void>;
}

/** Where a case is taken and decided, beside it on wide screens: also who works on it. */
export function CaseDecision({ shown, refetch, onDecided }: CaseDecisionProps) {
  const mayDecide = useOperatorCan("DECIDE_REPORTS");
  const [taken, setTaken] = useState(false);
  const [take, { loading }] = useAssignReportMutation();
  const { id, takenBy, isTakenByViewer } = shown;
  // Whatever was refused: somebody else was faster, and this page is out of date.
  const refused = (message: string) => {
    notifyFailure(message);
    void refetch().catch(() => {});
  };
  const press = () =>
    take({ variables: { input: { reportId: id } } }).then(
      () => refetch().then(() => setTaken(true)),
      (error: unknown) => refused(problemOf(error, unsent("Could not assign the report")).message),
    );
  if (mayDecide && isTakenByViewer)
    return (
      <div className={classes.decision}>
        <DecideForm shown={shown} takesFocus={taken} onDecided={onDecided} onRefused={refused} />
      </div>
    );
  return (
    <div className={classes.decision}>
      <section className={sections.section} aria-labelledby="work">
        <h2 id="work">{stateLabel(shown)}</h2>
        {takenBy ? <p>It is unassigned again after an hour.</p> : null}
        {mayDecide && !takenBy ? (
          <>
            <p>Assign it to yourself, so that no one else handles it.</p>
            <Button loading={loading} onClick={() => void press()}>
              Assign to me
            </Button>
          </>
        ) : null}
      </section>
    </div>
  );
}
