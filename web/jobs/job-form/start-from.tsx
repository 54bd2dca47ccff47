import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { MAX_JOB_TITLE } from "../../../shared/jobs.ts";
import { listProblem } from "../../apollo/problem.ts";
import { useJobsToStartFromQuery } from "../../generated/jobs/posted/posted-jobs.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { RelativeDate } from "../../ui/relative-date.tsx";
import { WRAPS } from "../../ui/wrapping.ts";
import { PostedJobStatus } from "../posted-job-status.tsx";
import classes from "./start-from.module.css";

const TYPING_MS = 250;

/** Shown above the empty form: finds an earlier job of the company, including drafts and closed ones, to copy. */
export function StartFrom() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={classes.start} aria-label="Start from a previous job">
      <Button variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} {...WRAPS}>
        Start from a previous job
      </Button>
      {isOpen ? <EarlierJobs /> : null}
    </section>
  );
}

function EarlierJobs() {
  const [typed, setTyped] = useState("");
  const [title] = useDebouncedValue(typed.trim(), TYPING_MS);
  const { data, previousData, error, refetch } = useJobsToStartFromQuery({
    variables: { title: title || null },
    // This is only a part of the list of own jobs, and must not replace it in the cache.
    fetchPolicy: "no-cache",
  });
  const jobs = (data ?? previousData)?.postedJobs.edges.map(({ node }) => node.job);
  return (
    <>
      <TextInput
        type="search"
        label="Search by title"
        maxLength={MAX_JOB_TITLE}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {error ? (
        <ErrorState message={listProblem(error, "Failed to fetch jobs")} onRetry={() => void refetch()} />
      ) : !jobs ? (
        <BlockSkeleton lines={3} label="Loading your jobs" />
      ) : jobs.length === 0 ? (
        <p className={classes.quiet}>{title ? "None of your jobs match this title." : "You have no jobs yet."}</p>
      ) : (
        <ul className={classes.jobs} aria-label="Earlier jobs">
          {jobs.map((job) => (
            <li key={job.id}>
              <PageLink to={`/main-recruiter/post-jobs?copy=${job.id}`}>{job.title}</PageLink>
              <span className={classes.quiet}>
                <RelativeDate date={job.createdAt} wholeDays />
              </span>
              <PostedJobStatus job={job} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
