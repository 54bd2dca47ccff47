import { MAX_OTHER_PLACES } from "../recruiters.ts";

/** Validation messages shared by the form and the server. */
export const RECRUITER_TEXTS = {
  slug: "Enter 2 to 60 lowercase letters, digits and single hyphens, such as acme-labs.",
  slugTaken: "This address belongs to another company, or once did. Choose another.",
  companyName: "Company name is required",
  companyLocation: "Company location is required",
  otherPlaces: `Enter at most ${MAX_OTHER_PLACES} other locations.`,
  industry: "Industry is required",
  notSaved: "Failed to submit profile, try again later",
} as const;
