import { z } from "zod";
import {
  MAX_COMPANY_DESCRIPTION,
  MAX_COMPANY_LINK,
  MAX_INDUSTRY,
  MAX_LOCATION,
  MAX_NAME,
  RECRUITER_TEXTS,
} from "../../shared/recruiters.ts";
import { companySize } from "../accounts/accounts.schemas.ts";
import { companyName, type Given, requiredLine, text, webAddress } from "../platform/validation.ts";

/** The company profile (docs/specification.md 3.3). */
export const companySchema = z.object({
  companyName: companyName(MAX_NAME, "Company name", RECRUITER_TEXTS.companyName),
  companyLocation: requiredLine(MAX_LOCATION, "Company location", RECRUITER_TEXTS.companyLocation),
  industry: requiredLine(MAX_INDUSTRY, "Industry", RECRUITER_TEXTS.industry),
  companySize,
  companyDescription: text(MAX_COMPANY_DESCRIPTION, "Description"),
  companyWebsite: webAddress(MAX_COMPANY_LINK, "Website"),
  linkedin: webAddress(MAX_COMPANY_LINK, "LinkedIn"),
});

/** What is changed of it, before it is checked: what is absent is kept, null empties. */
export type CompanyInput = Given<typeof companySchema>;
