import { IconBuildingSkyscraper, IconCash, IconCoinRupee, IconMapPin, IconStairsUp } from "@tabler/icons-react";
import { EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, SALARY_RANGES, WORK_MODES } from "../../shared/jobs.options.ts";
import { factLine } from "../../shared/text/fact-line.ts";
import type { Fact } from "../ui/facts.tsx";
import { optionLabel } from "../ui/forms/options.ts";
import type { JobView } from "./job-view.ts";

/** The facts shown in a job's summary. */
export interface JobFacts
  extends Pick<JobView, "jobType" | "workMode" | "location" | "experienceLevel" | "salaryLabel"> {
  industry: JobView["industry"] | null;
}

/** Imported pay may be in any currency. */
const isInRupees = (pay: string | null) => SALARY_RANGES.some(({ label }) => label === pay);

/** "Full-time · Technology" */
export const jobKind = (job: Pick<JobFacts, "jobType" | "industry">): string =>
  factLine(optionLabel(JOB_TYPES, job.jobType), optionLabel(INDUSTRIES, job.industry));

/** Mode, place, experience and pay, as shown on a card. */
export const jobFacts = (job: Omit<JobFacts, "industry">): Fact[] => [
  { name: "Work mode", value: optionLabel(WORK_MODES, job.workMode), icon: IconBuildingSkyscraper },
  { name: "Location", value: job.location ?? "", icon: IconMapPin },
  { name: "Experience", value: optionLabel(EXPERIENCE_LEVELS, job.experienceLevel), icon: IconStairsUp },
  { name: "Salary", value: job.salaryLabel ?? "", icon: isInRupees(job.salaryLabel) ? IconCoinRupee : IconCash },
];
