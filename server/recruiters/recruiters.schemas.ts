import { z } from "zod";
import { MAX_INDUSTRY, MAX_LOCATION, MAX_NAME } from "../../shared/accounts.ts";
import { MAX_COMPANY_DESCRIPTION, MAX_COMPANY_LINK, MAX_OTHER_PLACES } from "../../shared/recruiters.ts";
import { PROFILES } from "../../shared/text/web-address.ts";
import { RECRUITER_TEXTS } from "../../shared/validation/recruiter-texts.ts";
import { companySize } from "../accounts/accounts.schemas.ts";
import { companyName, type Given, line, requiredLine, text, webAddress } from "../platform/validation.ts";

/** The company profile (docs/specification.md 3.3). */
export const companySchema = z.object({
  companyName: companyName(MAX_NAME, "Company name", RECRUITER_TEXTS.companyName),
  companyLocation: requiredLine(MAX_LOCATION, "Company location", RECRUITER_TEXTS.companyLocation),
  otherPlaces: z
    .array(line(MAX_LOCATION, "Location"), { error: "Other locations must be a list of texts." })
    .max(MAX_OTHER_PLACES, RECRUITER_TEXTS.otherPlaces)
    .nullish()
    .transform((places) => [...new Set(places ?? [])].filter((place) => place !== "")),
  industry: requiredLine(MAX_INDUSTRY, "Industry", RECRUITER_TEXTS.industry),
  companySize,
  companyDescription: text(MAX_COMPANY_DESCRIPTION, "Description"),
  // Only over https, which every serious site supports.
  companyWebsite: webAddress(MAX_COMPANY_LINK, "Website").transform((address) =>
    address.replace(/^http:\/\//i, "https://"),
  ),
  linkedin: webAddress(MAX_COMPANY_LINK, "LinkedIn", PROFILES.linkedinCompany),
});

/** Words with another meaning in URLs, or that would seem to have one. */
const RESERVED_SLUGS = new Set(
  `about admin api app apps blog companies company edit embed feed feeds files graphql help jobs login logout me new null
   privacy search security settings sitemap support terms undefined verify widget worklane www`.split(/\s+/),
);

/** A company's slug in its public URL, chosen by hand. */
export const companySlug = z
  .string({ error: RECRUITER_TEXTS.slug })
  .trim()
  .toLowerCase()
  .regex(/^(?=.{2,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/, RECRUITER_TEXTS.slug)
  .refine((slug) => !RESERVED_SLUGS.has(slug), "This address is reserved. Choose another.");

/** The changes of a company profile, before validation: absent fields stay unchanged, null clears. */
export type CompanyInput = Given<typeof companySchema> & {
  readonly slug?: string | null | undefined;
  /** The `updatedAt` that the changes are based on; absent: the later change wins. */
  readonly unchangedSince?: Date | null | undefined;
};
