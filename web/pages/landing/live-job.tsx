import { JobCard } from "../../jobs/job-card.tsx";
import { EXAMPLE_JOB } from "./example.ts";
import type { Story } from "./story.ts";

/** The real job card, with the landing page's example. */
export function LiveJob({ story }: { story: Story }) {
  return (
    <JobCard
      job={{ ...EXAMPLE_JOB, viewerHasSaved: story.saved, viewerApplicationStatus: story.status }}
      onApply={story.apply}
      onToggleSave={story.toggleSave}
    />
  );
}
