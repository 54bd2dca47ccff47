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

/** Returns a job for a public list, without viewer-specific data. */
async function publicCard({ responseRecords }: Records, job: JobCard): Promise<PublicJobCard> {
  const { id, title, jobType, industry, workMode, location, experienceLevel, salaryLabel, requirements } = job;
  const { name, slug, logoUrl, size, verification } = job.company;
  const record = await responseRecords.recent(job.company);
  const responseRecord = record && { sample: record.sample, answered: record.answered, medianDays: record.medianDays };
  const card = {
    ...{ id, title, jobType, industry, workMode, location, experienceLevel, salaryLabel, requirements },
    answerWithinDays: job.answerWithinDays,
    path: jobPath(job),
    applicationDeadline: job.applicationDeadline?.toISOString().slice(0, 10) ?? null,
    createdAt: job.createdAt.toISOString(),
    timesPosted: job.timesPosted,
    firstPostedAt: job.firstPostedAt.toISOString(),
    company: {
      ...{ name, path: companyPath(slug), logoUrl, size, responseRecord },
      verification: publicVerification(verification),
    },
  };
  return { ...card, notes: jobNotes(card) };
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
  requirementsHtml: renderMarkdown(job.requirements, { heading: 3 }),
  remoteFrom: job.remoteFrom,
  questions: job.questions,
  aiPolicy: job.aiPolicy,
  companyWebsite: website,
  aboutCompany: companySummary(about),
});
