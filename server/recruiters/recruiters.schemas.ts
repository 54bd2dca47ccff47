import { z } from "zod";
import {
  COMPANY_DESCRIPTION_MAX,
  COMPANY_LINK_MAX,
  INDUSTRY_MAX,
  LOCATION_MAX,
  NAME_MAX,
  RECRUITER_TEXTS,
} from "../../shared/recruiters.ts";
import { companySize } from "../accounts/accounts.schemas.ts";
import { companyName, type Given, requiredLine, text, webAddress } from "../platform/validation.ts";

/** The company profile (SPEC.md section 3). */
export const companySchema = z.object({
  companyName: companyName(NAME_MAX, "Company name", RECRUITER_TEXTS.companyName),
  companyLocation: requiredLine(LOCATION_MAX, "Company location", RECRUITER_TEXTS.companyLocation),
  industry: requiredLine(INDUSTRY_MAX, "Industry", RECRUITER_TEXTS.industry),
  companySize,
  companyDescription: text(COMPANY_DESCRIPTION_MAX, "Description"),
  companyWebsite: webAddress(COMPANY_LINK_MAX, "Website"),
  linkedin: webAddress(COMPANY_LINK_MAX, "LinkedIn"),
});

/** What is changed of it, before it is checked: what is absent is kept, null empties. */
export type CompanyInput = Given<typeof companySchema>;
