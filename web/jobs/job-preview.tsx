import { labelOf } from "../../shared/closed-list.ts";
import { SALARY_RANGES } from "../../shared/jobs.options.ts";
import { useViewerRecruiterQuery } from "../generated/graphql.ts";
import { useViewer } from "../session/viewer.ts";
import { JobCard } from "./job-card.tsx";
import classes from "./job-form.module.css";
import type { JobFormValues } from "./job-form-values.ts";

interface JobPreviewProps {
  values: JobFormValues;
  freeSalary: string;
  /** When it was posted; now, where it is not yet. */
  postedAt?: string | undefined;
}

/** The job as a seeker's card, while it is written. Nothing on it can be pressed. */
export function JobPreview({ values, freeSalary, postedAt }: JobPreviewProps) {
  const viewer = useViewer();
  const { data } = useViewerRecruiterQuery();
  const { industry, experienceLevel, salaryRange, ...texts } = values;
  return (
    <aside className={classes.preview} aria-labelledby="preview-caption">
      <h2 id="preview-caption" className={classes.caption}>
        How seekers see it
      </h2>
      <div inert>
        <JobCard
          level={3}
          job={{
            ...texts,
            id: "preview",
            title: texts.title || "Job title",
            industry: industry || null,
            experienceLevel: experienceLevel || null,
            salaryLabel: labelOf(SALARY_RANGES, salaryRange || null) || freeSalary,
            createdAt: postedAt ?? new Date().toISOString(),
            company: { id: viewer.id, name: viewer.name, logoUrl: data?.viewerRecruiter.logoUrl ?? "", size: null },
            viewerHasSaved: false,
            viewerApplicationStatus: null,
          }}
        />
      </div>
    </aside>
  );
}
