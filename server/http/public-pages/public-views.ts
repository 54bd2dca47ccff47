import { jobLongTexts } from "../../../shared/jobs.ts";
import type { PublicJob, PublicJobCard } from "../../../shared/public-pages.ts";
import { companyPath, jobPath } from "../../../shared/public-paths.ts";
import { jobNotes } from "../../../shared/text/job-notes.ts";
import type { CheckedCompany } from "../../../shared/verification.ts";
import type { CompanyProfile } from "../../companies/companies.types.ts";
import { companySummary } from "../../companies/company-summary.ts";
import type { JobCard, JobView } from "../../jobs/job.store.ts";
import { renderMarkdown } from "../../platform/text/markdown.ts";
import type { PublicPageContext } from "./public-page-context.ts";

/** Where the records of companies are read. */
export type Records = Pick<PublicPageContext["services"], "responseRecords">;

/** Returns the verification of a company, for pages. */
export const publicVerification = (checked: JobCard["company"]["verification"]): CheckedCompany | null =>
  checked && { domain: checked.domain, method: checked.method, checkedAt: checked.checkedAt.toISOString() };

const dayOf = (deadline: Date | null) => deadline?.toISOString().slice(0, 10) ?? null;

/** Returns a job for a public list, without viewer-specific data. */
async function publicCard({ responseRecords }: Records, job: JobCard): Promise<PublicJobCard> {
  const record = await responseRecords.recent(job.company);
  const responseRecord = record && {
    sample: record.sample,
    answered: record.answered,
    medianDays: record.medianDays,
  };
  const applicationDeadline = dayOf(job.applicationDeadline);
  return {
    id: job.id,
    path: jobPath(job),
    title: job.title,
    jobType: job.jobType,
    industry: job.industry,
    workMode: job.workMode,
    location: job.location,
    experienceLevel: job.experienceLevel,
    salaryLabel: job.salaryLabel,
    createdAt: job.createdAt.toISOString(),
    notes: jobNotes({ applicationDeadline, answerWithinDays: job.answerWithinDays, company: { responseRecord } }),
    company: {
      name: job.company.name,
      path: companyPath(job.company.slug),
      logoUrl: job.company.logoUrl,
      size: job.company.size,
      verification: publicVerification(job.company.verification),
      responseRecord,
    },
  };
}

/** Returns jobs for a public list; the records of their companies are read together. */
export const publicCards = (services: Records, jobs: readonly JobCard[]): Promise<PublicJobCard[]> =>
  Promise.all(jobs.map((job) => publicCard(services, job)));

/** Returns a job for its own page. */
export const publicJob = async (
  services: Records,
  job: JobView,
  { website, about }: CompanyProfile,
): Promise<PublicJob> => ({
  ...(await publicCard(services, job)),
  ...jobLongTexts(({ name }) => job[name]),
  descriptionHtml: renderMarkdown(job.description, { heading: 3 }),
  remoteFrom: job.remoteFrom,
  applicationDeadline: dayOf(job.applicationDeadline),
  answerWithinDays: job.answerWithinDays,
  questions: job.questions,
  aiPolicy: job.aiPolicy,
  companyWebsite: website,
  aboutCompany: companySummary(about),
});
