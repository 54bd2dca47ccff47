import { SALARY_RANGES } from "../../server/jobs/jobs.options.ts";
import { useViewer } from "../accounts/viewer.ts";
import { words } from "../ui/options.ts";
import { JobCard } from "./job-card.tsx";
import type { JobFormValues } from "./job-form-values.ts";

/** A post that is still being written, as the seeker's card. */
export function JobPreview({ values, logoUrl = "" }: { values: JobFormValues; logoUrl?: string }) {
  const { id, name } = useViewer();
  return (
    <div inert>
      <JobCard
        job={{
          id: "preview",
          title: values.title || "Job title",
          jobType: values.jobType,
          industry: values.industry || "OTHER",
          workMode: values.workMode,
          location: values.location,
          experienceLevel: values.experienceLevel || null,
          salaryLabel: words(SALARY_RANGES, values.salaryRange),
          requirements: values.requirements,
          createdAt: new Date().toISOString(),
          company: { id, name, logoUrl, size: null },
          viewerHasSaved: false,
          viewerApplicationStatus: null,
        }}
        onToggleSave={() => {}}
        onDetails={() => {}}
      />
    </div>
  );
}
