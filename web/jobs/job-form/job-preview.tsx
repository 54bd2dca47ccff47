import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { labelOf } from "../../../shared/closed-list.ts";
import { SALARY_RANGES } from "../../../shared/jobs.options.ts";
import { payLabel } from "../../../shared/pay.ts";
import { useViewerRecruiterQuery } from "../../generated/recruiters/recruiters.ts";
import { useViewer } from "../../session/viewer.ts";
import { payOf } from "../../ui/forms/typed-pay.ts";
import { JobCard } from "../job-card.tsx";
import { JobDetails } from "../job-details.tsx";
import classes from "./job-form.module.css";
import type { JobFormValues } from "./job-form-values.ts";
import { shownQuestion } from "./question-drafts.ts";
import { useMarkdownPreview } from "./use-markdown-preview.ts";

interface JobPreviewProps {
  values: JobFormValues;
  freeSalary: string;
  /** When it was posted; defaults to now. */
  postedAt?: string | undefined;
}

const VIEWS = ["Card", "Details"];

/** A live preview of the job as seekers see it, in lists and in full. It is not interactive. */
export function JobPreview({ values, freeSalary, postedAt }: JobPreviewProps) {
  const viewer = useViewer();
  const { data } = useViewerRecruiterQuery();
  const [view, setView] = useState("Card");
  const inFull = view === "Details";
  const { html: descriptionHtml = "" } = useMarkdownPreview(values.description, inFull);
  const { html: requirementsHtml = "" } = useMarkdownPreview(values.requirements, inFull);
  const {
    industry,
    experienceLevel,
    salaryRange,
    applicationDeadline,
    answerWithinDays,
    aiPolicy,
    questions,
    ...texts
  } = values;
  const pay = payOf(values);
  const job = {
    ...texts,
    id: "preview",
    title: texts.title || "Job title",
    industry: industry || null,
    experienceLevel: experienceLevel || null,
    salaryLabel: pay ? payLabel(pay) : labelOf(SALARY_RANGES, salaryRange || null) || freeSalary,
    applicationDeadline: applicationDeadline || null,
    answerWithinDays: Number(answerWithinDays),
    createdAt: postedAt ?? new Date().toISOString(),
    timesPosted: 1,
    firstPostedAt: postedAt ?? new Date().toISOString(),
    company: {
      id: viewer.id,
      name: viewer.name,
      logoUrl: data?.viewerRecruiter.logoUrl ?? "",
      size: null,
      responseRecord: null,
      verification: data?.viewerRecruiter.verification ?? null,
    },
    viewerHasSaved: false,
    viewerApplicationStatus: null,
  } as const;
  return (
    <aside className={classes.preview} aria-labelledby="preview-caption">
      <h2 id="preview-caption" className={classes.caption}>
        How job seekers see it
      </h2>
      <SegmentedControl size="xs" mb="sm" aria-label="Show it as" data={VIEWS} value={view} onChange={setView} />
      <div inert>
        {inFull ? (
          <JobDetails
            job={{
              ...job,
              industry: industry || "OTHER",
              descriptionHtml,
              requirementsHtml,
              aiPolicy: aiPolicy || null,
              questions: questions.map(shownQuestion),
            }}
          />
        ) : (
          <JobCard level={3} job={job} />
        )}
      </div>
    </aside>
  );
}
