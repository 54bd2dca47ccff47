import { Button } from "@mantine/core";
import { useState } from "react";
import { attempt } from "../../apollo/problem.ts";
import type { PostedJob_PostedJobFragment } from "../../generated/graphql.ts";
import { useCloseJobsMutation } from "../../generated/jobs/posted/posted-jobs.ts";
import { useCan } from "../../session/viewer.ts";
import { LongList } from "../../ui/lists/long-list.tsx";
import { notify, notifyFailure } from "../../ui/notices/notify.ts";
import { confirm } from "../../ui/overlays/confirm.ts";
import { PostedJobRow } from "./posted-job-row.tsx";
import classes from "./posted-jobs.module.css";

/** The server's limit for closing jobs at once. */
const MAX_SELECTED = 100;

const jobs = (count: number) => (count === 1 ? "1 job" : `${count} jobs`);

/** The company's jobs as rows; open ones can be selected and closed together. */
export function PostedJobsTable({ posted }: { posted: readonly PostedJob_PostedJobFragment[] }) {
  const mayChange = useCan("CHANGE_JOBS");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [closeJobs, { loading }] = useCloseJobsMutation();
  const canClose = ({ job, viewerCanEdit }: PostedJob_PostedJobFragment) =>
    mayChange && viewerCanEdit && job.status === "OPEN";
  const selected = posted.filter((one) => chosen.has(one.id) && canClose(one)).map(({ id }) => id);

  const select = (id: string, isSelected: boolean) =>
    setChosen((before) => new Set(isSelected ? [...before, id] : [...before].filter((other) => other !== id)));
  const isOne = selected.length === 1;
  const closing = isOne ? "Close job" : "Close jobs";
  const close = async () => {
    const sure = await confirm({
      title: `Close ${jobs(selected.length)}?`,
      body: `Job seekers will no longer be able to find ${isOne ? "it or apply to it" : "them or apply to them"}. You keep the applications and can reopen ${isOne ? "it" : "each job"}.`,
      confirm: closing,
    });
    if (!sure) return;
    const problem = await attempt(async () => {
      const { data } = await closeJobs({ variables: { input: { jobIds: selected } } });
      const { jobs: closed = [], notClosed = [] } = data?.closeJobs ?? {};
      const reasons = [...new Set(notClosed.map(({ reason }) => reason))].join(" ");
      if (closed.length > 0) notify(`${jobs(closed.length)} closed.`);
      if (reasons) notifyFailure(`${jobs(notClosed.length)} not closed. ${reasons}`);
    }, "The jobs could not be closed. Try again.");
    if (problem) return notifyFailure(problem.message);
    setChosen(new Set());
  };

  return (
    <>
      {selected.length > 0 ? (
        <div className={classes.selection} role="status">
          {jobs(selected.length)} selected
          <Button size="xs" variant="default" loading={loading} onClick={() => void close()}>
            {closing}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setChosen(new Set())}>
            Clear selection
          </Button>
        </div>
      ) : null}
      <LongList label="Your jobs" className={classes.table}>
        {posted.map((one) => (
          <li key={one.id}>
            <PostedJobRow
              posted={one}
              selected={selected.includes(one.id)}
              onSelect={
                canClose(one) && (selected.length < MAX_SELECTED || chosen.has(one.id))
                  ? (isSelected) => select(one.id, isSelected)
                  : undefined
              }
            />
          </li>
        ))}
      </LongList>
    </>
  );
}
