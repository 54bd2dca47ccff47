import { Button, NativeSelect } from "@mantine/core";
import { listProblem, unsent } from "../../apollo/problem.ts";
import type { JobAlert_AlertFragment, JobAlertFrequency } from "../../generated/graphql.ts";
import { useEditJobAlertMutation, useJobAlertsQuery } from "../../generated/jobs/alerts/job-alerts.ts";
import { FREQUENCIES } from "../../jobs/alerts/alert-frequencies.ts";
import { useDeleteAlert } from "../../jobs/alerts/use-delete-alert.ts";
import { PushOffer } from "../../notices/push-offer.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { LetterDrawing } from "../../ui/drawings/letter-drawing.tsx";
import { FocusKeeper } from "../../ui/focus/focus-keeper.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { announce } from "../../ui/notices/announce.tsx";
import { notifyProblem } from "../../ui/notices/notify.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import sections from "../../ui/sections.module.css";
import { useTitle } from "../../ui/title.ts";
import classes from "./alerts-page.module.css";

/** /main/alerts: the seeker's saved searches with alerts. */
export function Component() {
  useTitle("Job alerts");
  return (
    <div className={sections.page}>
      <PageHeader title="Job alerts" subtitle="We notify you when new jobs match these searches." />
      <Alerts />
    </div>
  );
}

function Alerts() {
  const { data, error, refetch } = useJobAlertsQuery({ fetchPolicy: "cache-and-network" });
  if (!data) {
    if (!error) return <BlockSkeleton lines={4} label="Loading your alerts" />;
    const message = listProblem(error, "Could not load your alerts. Please check your internet connection.");
    return <ErrorState message={message} onRetry={() => void refetch()} />;
  }
  if (data.jobAlerts.length === 0) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        title="You have no alerts"
        action={<ButtonLink to="/main">Search jobs</ButtonLink>}
      >
        Search for something, and choose “Create job alert”.
      </EmptyState>
    );
  }
  return (
    <FocusKeeper stops="[data-ends]" afterLast="heading">
      <PushOffer reason="Get notified about new jobs, even when Worklane is closed." />
      <ul className={classes.list} aria-label="Job alerts">
        {data.jobAlerts.map((alert) => (
          <Alert key={alert.id} alert={alert} />
        ))}
      </ul>
    </FocusKeeper>
  );
}

const failed = notifyProblem(unsent("Could not change the alert"));

function Alert({ alert }: { alert: JobAlert_AlertFragment }) {
  const { id: alertId, name, path, frequency, pausedAt } = alert;
  const [edit, { loading }] = useEditJobAlertMutation();
  const [ask, isEnding] = useDeleteAlert(() => announce("Job alert deleted."), failed);
  const change = (input: { frequency?: JobAlertFrequency; paused?: boolean }, said: string) =>
    edit({ variables: { input: { alertId, ...input } } }).then(() => announce(said), failed);
  return (
    <li className={classes.alert} data-paused={pausedAt ? true : undefined}>
      <div className={classes.what}>
        <PageLink to={path}>{name}</PageLink>
        {pausedAt ? <span className={classes.paused}>Paused</span> : null}
      </div>
      <div className={classes.controls}>
        <NativeSelect
          aria-label={`How often: ${name}`}
          data={FREQUENCIES}
          value={frequency}
          onChange={({ currentTarget: { value } }) => {
            const chosen = FREQUENCIES.find((one) => one.value === value);
            if (chosen) void change({ frequency: chosen.value }, `${name}: ${chosen.label}`);
          }}
        />
        <Button
          variant="default"
          loading={loading}
          aria-label={`${pausedAt ? "Resume" : "Pause"}: ${name}`}
          onClick={() =>
            void change({ paused: pausedAt === null }, pausedAt ? "Job alert resumed." : "Job alert paused.")
          }
        >
          {pausedAt ? "Resume" : "Pause"}
        </Button>
        <Button
          variant="subtle"
          color="red"
          loading={isEnding}
          data-ends
          aria-label={`Delete: ${name}`}
          onClick={() => void ask(alert)}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
