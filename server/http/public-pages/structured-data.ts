import type { BreadcrumbList, JobPosting, Organization, WithContext } from "schema-dts";
import type { PublicLink } from "../../../shared/public-pages.ts";
import { companyPath, jobPath } from "../../../shared/public-paths.ts";
import type { CompanyProfile } from "../../companies/companies.types.ts";
import type { JobView } from "../../jobs/job.store.ts";
import { escapeMarkup } from "../../platform/text/escape-markup.ts";
import { renderMarkdown } from "../../platform/text/markdown.ts";
import { countryOf } from "./country-of.ts";
import { statedPay } from "./stated-pay.ts";

/** Removes undefined values at any depth, as JSON does. */
const withoutAbsent = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

const RUPEES_PER_LAKH = 100_000;

const EMPLOYMENT = { FULL_TIME: "FULL_TIME", PART_TIME: "PART_TIME", INTERNSHIP: "INTERN" } as const;

const MONTHS = { FRESHER: 0, FROM_0_TO_1: 0, FROM_1_TO_3: 12, FROM_3_TO_5: 36, OVER_5: 60 } as const;

/** Converts plain text to HTML: paragraphs and line breaks. */
const asHtml = (text: string): string =>
  escapeMarkup(text)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br>")}</p>`)
    .join("");

function salaryOf({ salaryMin, salaryMax, salaryLabel, ...pay }: JobView, country: string) {
  if (pay.payMin !== null && pay.payCurrency && pay.payUnit) {
    const { payMin: minValue, payMax } = pay;
    const range = payMax === null || payMax === minValue ? { value: minValue } : { minValue, maxValue: payMax };
    return {
      "@type": "MonetaryAmount",
      currency: pay.payCurrency,
      value: { "@type": "QuantitativeValue", ...range, unitText: pay.payUnit },
    } as const;
  }
  if (salaryMin === null && salaryMax === null) return statedPay(salaryLabel, country);
  const rupees = (lakh: number | null) => (lakh === null ? undefined : lakh * RUPEES_PER_LAKH);
  return {
    "@type": "MonetaryAmount",
    currency: "INR",
    value: { "@type": "QuantitativeValue", minValue: rupees(salaryMin), maxValue: rupees(salaryMax), unitText: "YEAR" },
  } as const;
}

function placeOf(job: JobView, country: string) {
  const jobLocation = {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: job.city || job.location || undefined,
      addressRegion: job.region || undefined,
      addressCountry: country,
    },
  } as const;
  if (job.workMode !== "REMOTE") return { jobLocation };
  return {
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: country },
  } as const;
}

const employer = (company: CompanyProfile, publicUrl: string) =>
  ({
    "@type": "Organization",
    name: company.name,
    url: publicUrl + companyPath(company.slug),
    sameAs: company.website || undefined,
    logo: company.logoUrl ? publicUrl + company.logoUrl : undefined,
  }) as const;

/** Builds the structured data of a company. */
export const organization = (company: CompanyProfile, publicUrl: string): WithContext<Organization> =>
  withoutAbsent({
    "@context": "https://schema.org",
    ...employer(company, publicUrl),
    location: company.places.filter(Boolean).map((place) => ({ "@type": "Place", address: place }) as const),
  });

/** Builds the structured data of a job (schema.org, and what search engines require beyond it). */
export function jobPosting(job: JobView, company: CompanyProfile, publicUrl: string): WithContext<JobPosting> {
  const country = job.country || countryOf(job.location, company.location);
  const requirements = job.requirements && asHtml(`Requirements\n\n${job.requirements}`);
  return withoutAbsent({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: renderMarkdown(job.description, { heading: 3 }) + requirements,
    datePosted: job.createdAt.toISOString(),
    validThrough: job.applicationDeadline
      ? `${job.applicationDeadline.toISOString().slice(0, 10)}T23:59:59.999Z`
      : undefined,
    employmentType: EMPLOYMENT[job.jobType],
    hiringOrganization: employer(company, publicUrl),
    ...placeOf(job, country),
    baseSalary: salaryOf(job, country),
    experienceRequirements: job.experienceLevel
      ? { "@type": "OccupationalExperienceRequirements", monthsOfExperience: MONTHS[job.experienceLevel] }
      : undefined,
    directApply: true,
    identifier: { "@type": "PropertyValue", name: company.name, value: job.externalId ?? job.id },
    url: publicUrl + jobPath(job),
  });
}

/** Builds the structured data of a page's breadcrumbs. */
export const breadcrumbList = (crumbs: readonly PublicLink[], publicUrl: string): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ text, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: text,
    item: publicUrl + path,
  })),
});
