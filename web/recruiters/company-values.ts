import { COMPANY_SIZES } from "../../shared/recruiters.options.ts";
import type { CompanyProfile_RecruiterFragment, UpdateRecruiterProfileInput } from "../generated/graphql.ts";
import { collisionProblem } from "../ui/forms/collision-problem.ts";
import { optionLabel } from "../ui/forms/options.ts";

/** The values with which the form is filled. */
const valuesOf = (company: CompanyProfile_RecruiterFragment) =>
  ({
    companyName: company.companyName,
    slug: company.slug,
    companyLocation: company.companyLocation,
    otherPlaces: company.otherPlaces.join("\n"),
    industry: company.industry,
    companySize: company.companySize,
    companyWebsite: company.companyWebsite ?? "",
    linkedin: company.linkedin ?? "",
    companyDescription: company.companyDescription ?? "",
  }) satisfies Record<string, string>;

export type CompanyValues = ReturnType<typeof valuesOf>;

/** What is stored, as the base of changes. */
export const baseOf = (company: CompanyProfile_RecruiterFragment) => ({
  values: valuesOf(company),
  updatedAt: company.updatedAt,
});

/** The labels of the form's fields. */
export const LABELS: Readonly<Record<keyof CompanyValues, string>> = {
  companyName: "Company name",
  slug: "Address of your public page",
  companyLocation: "Location",
  otherPlaces: "Other locations",
  industry: "Industry",
  companySize: "Company size",
  companyWebsite: "Website",
  linkedin: "LinkedIn Url",
  companyDescription: "Company description",
};

/** Returns the error for fields that were changed elsewhere, too. `theirs`: what is stored now. */
export const companyCollisions = (theirs: CompanyValues, names: readonly (keyof CompanyValues)[]) => {
  const shown = (name: keyof CompanyValues) =>
    name === "companySize" ? optionLabel(COMPANY_SIZES, theirs.companySize) : theirs[name];
  return collisionProblem({ names, labels: LABELS, shown, who: "Someone else" });
};

/** The values as they are sent. */
export const inputOf = ({ otherPlaces, ...fields }: CompanyValues): UpdateRecruiterProfileInput => ({
  ...fields,
  otherPlaces: otherPlaces.split("\n"),
});
