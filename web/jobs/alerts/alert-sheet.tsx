import { Button, Radio } from "@mantine/core";
import { useState } from "react";
import { listProblem, problemOf, unsent } from "../../apollo/problem.ts";
import type { JobAlertPreviewQuery, JobFilter } from "../../generated/graphql.ts";
import {
  JobAlertPreviewDocument,
  JobAlertsDocument,
  useCreateJobAlertMutation,
  useJobAlertPreviewQuery,
} from "../../generated/jobs/alerts/job-alerts.ts";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { RadioGroup } from "../../ui/forms/radio-group.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { notify } from "../../ui/notices/notify.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { DEFAULT_FREQUENCY, FREQUENCIES } from "./alert-frequencies.ts";
import classes from "./alert-sheet.module.css";
import { useDeleteAlert } from "./use-delete-alert.ts";

interface AlertSheetProps {
  opened: boolean;
  filter: JobFilter;
  onClose: () => void;
}

/** Creates an alert for a search: chooses the frequency, and shows how many jobs it would have found last week. */
export default function AlertSheet({ opened, filter, onClose }: AlertSheetProps) {
  const { data, error, refetch } = useJobAlertPreviewQuery({
    variables: { filter },
    skip: !opened,
    fetchPolicy: "cache-and-network",
  });
  const preview = data?.jobAlertPreview;
  return (
    <SidePanel opened={opened} onClose={onClose} title="Create job alert" width={420} fit>
      {preview ? (
        <AlertForm key={preview.alert?.id ?? preview.name} {...{ preview, filter, onClose }} />
      ) : error ? (
        <ErrorState
          message={listProblem(error, "Could not load the alert. Please check your internet connection.")}
          onRetry={() => void refetch()}
        />
      ) : (
        <BlockSkeleton lines={4} label="Counting last week's jobs" />
      )}
    </SidePanel>
  );
}

const lastWeek = (jobs: number): string =>
  jobs === 0
    ? "No jobs matched in the last 7 days."
    : jobs === 1
      ? "1 job matched in the last 7 days."
      : `${jobs >= 1000 ? "1,000+" : jobs} jobs matched in the last 7 days.`;

interface AlertFormProps {
  preview: JobAlertPreviewQuery["jobAlertPreview"];
  filter: JobFilter;
  onClose: () => void;
}

function AlertForm({ preview: { name, jobsLastWeek, alert }, filter, onClose }: AlertFormProps) {
  const [frequency, setFrequency] = useState(alert?.frequency ?? DEFAULT_FREQUENCY);
  const [problem, setProblem] = useState<string | null>(null);
  const refetchQueries = [JobAlertPreviewDocument, JobAlertsDocument];
  const [create, { loading }] = useCreateJobAlertMutation({ refetchQueries });
  const done = (sentence: string) => {
    notify(sentence);
    onClose();
  };
  const failed = (error: unknown) => setProblem(problemOf(error, unsent("Could not save the alert")).message);
  const [ask, isEnding] = useDeleteAlert(() => done("Job alert deleted."), failed);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    create({ variables: { input: { filter, frequency } } }).then(
      () => done(alert ? "Job alert saved." : "Job alert created."),
      failed,
    );
  };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <FormMessage tone="no">{problem ?? undefined}</FormMessage>
      <p className={classes.name}>{name}</p>
      <p className={classes.count}>{lastWeek(jobsLastWeek)}</p>
      {alert?.pausedAt ? <p className={classes.count}>This alert is paused. Saving it resumes it.</p> : null}
      <RadioGroup
        label="How often"
        value={frequency}
        onChange={(value) => setFrequency(FREQUENCIES.find((one) => one.value === value)?.value ?? frequency)}
      >
        <div className={classes.choices}>
          {FREQUENCIES.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </div>
      </RadioGroup>
      <div className={classes.actions}>
        <Button type="submit" loading={loading}>
          {alert ? "Save" : "Create alert"}
        </Button>
        {alert ? (
          <Button variant="default" loading={isEnding} onClick={() => void ask(alert)}>
            Delete alert
          </Button>
        ) : null}
      </div>
      <p className={classes.count}>
        Sent by email and to your notifications. <PageLink to="/main/alerts">See all your alerts</PageLink>
      </p>
    </form>
  );
}
