// Shared with the web's forms. What SPEC.md section 5 leaves open is settled here.

export { INDUSTRY_MAX, LOCATION_MAX, NAME_MAX } from "./accounts.ts";

export const COMPANY_DESCRIPTION_MAX = 5000;
export const COMPANY_LINK_MAX = 300;

/** What the form and the server say. */
export const RECRUITER_TEXTS = {
  companyName: "Company name is required",
  companyLocation: "Company location is required",
  industry: "Industry is required",
  notSaved: "Failed to submit profile, try again later",
} as const;
