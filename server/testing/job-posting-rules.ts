import { z } from "zod";

// The requirements of search engines for a JobPosting
// (developers.google.com/search/docs/appearance/structured-data/job-posting), as a test oracle. It shares no code with
// the implementation.

const httpUrl = z.url({ protocol: /^https?$/ });
const moment = z.iso.datetime({ offset: true });
const country = z.string().regex(/^[A-Z]{2}$/);

const amount = z
  .strictObject({
    "@type": z.literal("QuantitativeValue"),
    value: z.number().positive().optional(),
    minValue: z.number().nonnegative().optional(),
    maxValue: z.number().positive().optional(),
    unitText: z.enum(["HOUR", "DAY", "WEEK", "MONTH", "YEAR"]),
  })
  .refine(({ value, minValue, maxValue }) => value ?? minValue ?? maxValue, "a salary needs a number")
  .refine(
    ({ minValue = 0, maxValue = Number.MAX_VALUE }) => minValue <= maxValue,
    "the least salary is above the most",
  );

/** Block tags that search engines retain in a description; only links have attributes. */
const HTML =
  /^(?:[^<>]|<(?:br|hr)>|<\/?(?:p|h3|ul|ol|li|strong|em|code|pre|blockquote|a)>|<ol start="\d+">|<a href="(?:https?:|mailto:)[^"<>]*" target="_blank" rel="[a-z ]+">)+$/;

export const jobPostingRules = z
  .strictObject({
    "@context": z.literal("https://schema.org"),
    "@type": z.literal("JobPosting"),
    title: z.string().min(1),
    description: z
      .string()
      .regex(HTML, "HTML in paragraphs")
      .refine((html) => !/<script|javascript:/i.test(html)),
    datePosted: moment,
    validThrough: moment.optional(),
    employmentType: z.string().regex(/^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/),
    hiringOrganization: z.strictObject({
      "@type": z.literal("Organization"),
      name: z.string().min(1),
      url: httpUrl,
      sameAs: httpUrl.optional(),
      logo: httpUrl.optional(),
    }),
    jobLocation: z
      .strictObject({
        "@type": z.literal("Place"),
        address: z.strictObject({
          "@type": z.literal("PostalAddress"),
          addressLocality: z.string().min(1).optional(),
          addressRegion: z.string().min(1).optional(),
          addressCountry: country,
        }),
      })
      .optional(),
    jobLocationType: z.literal("TELECOMMUTE").optional(),
    applicantLocationRequirements: z.strictObject({ "@type": z.literal("Country"), name: country }).optional(),
    baseSalary: z
      .strictObject({ "@type": z.literal("MonetaryAmount"), currency: z.string().regex(/^[A-Z]{3}$/), value: amount })
      .optional(),
    experienceRequirements: z
      .strictObject({
        "@type": z.literal("OccupationalExperienceRequirements"),
        monthsOfExperience: z.number().int().nonnegative(),
      })
      .optional(),
    directApply: z.boolean(),
    identifier: z.strictObject({
      "@type": z.literal("PropertyValue"),
      name: z.string().min(1),
      value: z.string().min(1),
    }),
    url: httpUrl,
  })
  .refine(
    ({ jobLocation, jobLocationType, applicantLocationRequirements }) =>
      jobLocationType ? applicantLocationRequirements || jobLocation : jobLocation,
    "a job is in a place, or says from where one may work",
  );
