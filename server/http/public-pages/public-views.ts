import { jobLongTexts } from "../../../shared/jobs.ts";
import type { PublicJob, PublicJobCard } from "../../../shared/public-pages.ts";
import { companyPath, jobPath } from "../../../shared/public-paths.ts";
import type { CheckedCompany } from "../../../shared/verification.ts";
import type { CompanyProfile } from "../../companies/companies.types.ts";
import { companySummary } from "../../companies/company-summary.ts";
import type { JobCard, JobView } from "../../jobs/job.store.ts";
import { renderMarkdown } from "../../platform/text/markdown.ts";

/** Returns the verification of a company, for pages. */
export const publicVerification = (checked: JobCard["company"]["verification"]): CheckedCompany | null =>
  checked && { domain: checked.domain, method: checked.method, checkedAt: checked.checkedAt.toISOString() };

/** Returns a job for a public list, without viewer-specific data. */
export const publicCard = (job: JobCard): PublicJobCard => ({
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
  company: {
    name: job.company.name,
    path: companyPath(job.company.slug),
    logoUrl: job.company.logoUrl,
    size: job.company.size,
    verification: publicVerification(job.company.verification),
  },
});

/** Returns a job for its own page. */
export const publicJob = (job: JobView, { website, about }: CompanyProfile): PublicJob => ({
  ...publicCard(job),
  ...jobLongTexts(({ name }) => job[name]),
  descriptionHtml: renderMarkdown(job.description, { heading: 3 }),
  remoteFrom: job.remoteFrom,
  applicationDeadline: job.applicationDeadline?.toISOString().slice(0, 10) ?? null,
  questions: job.questions,
  aiPolicy: job.aiPolicy,
  companyWebsite: website,
  aboutCompany: companySummary(about),
});
