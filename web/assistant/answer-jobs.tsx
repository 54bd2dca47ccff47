import { useState } from "react";
import type { AssistantMessage_MessageFragment } from "../generated/graphql.ts";
import { JobCard } from "../jobs/job-card.tsx";
import { JobDetailsPanel } from "../jobs/job-details-panel.tsx";
import { useApply, useToggleSave } from "../jobs/use-job-actions.ts";
import { CardGrid } from "../ui/lists/card-grid.tsx";

interface AnswerJobsProps {
  jobs: AssistantMessage_MessageFragment["jobs"];
}

/** The jobs named in an answer, as the usual cards with their actions. */
export function AnswerJobs({ jobs }: AnswerJobsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const toggleSave = useToggleSave();
  const apply = useApply();
  return (
    <>
      <CardGrid label="Jobs in this answer">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard
              job={job}
              onDetails={() => setOpened(job.id)}
              onApply={() => apply(job)}
              onToggleSave={() => toggleSave(job)}
            />
          </li>
        ))}
      </CardGrid>
      <JobDetailsPanel jobId={opened} onClose={() => setOpened(null)} onOpen={setOpened} />
    </>
  );
}
