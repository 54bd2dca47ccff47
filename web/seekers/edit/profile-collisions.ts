import { labelOf } from "../../../shared/closed-list.ts";
import { payLabel } from "../../../shared/pay.ts";
import { languagesText } from "../../../shared/profiles/languages.ts";
import { OPEN_TO_WORK } from "../../../shared/seekers.ts";
import type { ServerProblem } from "../../apollo/problem.ts";
import { collisionProblem } from "../../ui/forms/collision-problem.ts";
import { payOf } from "../../ui/forms/typed-pay.ts";
import type { ProfileValues } from "./profile-values.ts";

/** The labels of the form's fields. */
export const PROFILE_LABELS: Readonly<Record<keyof ProfileValues, string>> = {
  name: "Name",
  phone: "Phone",
  dob: "Date of Birth",
  location: "Location",
  currentProfession: "Current Profession",
  about: "About",
  linkedin: "LinkedIn Url",
  github: "Github/Portfolio",
  qualification: "Highest Qualification",
  course: "Course",
  college: "College",
  cgpa: "CGPA",
  graduationYear: "Graduation Year",
  twelfthSchool: "HSC School",
  twelfthPercent: "HSC Percent",
  twelfthPassout: "HSC Passout Year",
  tenthSchool: "SSC School",
  tenthPercent: "SSC Percent",
  tenthPassout: "SSC Passout Year",
  skills: "Skills",
  typedSkills: "Skills",
  jobExperiences: "Job Experiences",
  internExperiences: "Internship Experiences",
  socialExperiences: "Social Work/ExtraCurricular Experiences",
  degrees: "Other Degrees",
  certificates: "Certificates",
  projects: "Projects",
  languages: "Languages",
  noticeDays: "Notice Period (days)",
  placesWanted: "Preferred Locations",
  workPermits: "Authorized to Work In",
  expectedPay: "Expected Pay",
  phoneVisibility: "Phone number visible to",
  emailVisibility: "Email visible to",
  openToWork: "Open to work",
  hidesContacts: "Hide my phone number and email from companies until I apply",
};

const VISIBLE_TO = { SEEKERS: "All job seekers", CONNECTIONS: "My connections", NOBODY: "No job seekers" } as const;

/** Returns a field's value in words. */
function shown(name: keyof ProfileValues, values: ProfileValues): string {
  if (name === "phoneVisibility" || name === "emailVisibility") return VISIBLE_TO[values[name]];
  if (name === "openToWork") return labelOf(OPEN_TO_WORK, values[name]);
  if (name === "languages") return languagesText(values.languages);
  if (name === "expectedPay") {
    const pay = payOf(values.expectedPay);
    return pay ? payLabel(pay) : "";
  }
  const value = values[name];
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return value;
  const list = value.map((entry) =>
    typeof entry === "string" ? entry : "company" in entry ? `${entry.title}, ${entry.company}` : entry.title,
  );
  return list.join("; ");
}

/** Returns the error for fields that were changed elsewhere, too. `theirs`: what is stored now. */
export const profileCollisions = (theirs: ProfileValues, names: readonly (keyof ProfileValues)[]): ServerProblem =>
  collisionProblem({
    names,
    labels: PROFILE_LABELS,
    shown: (name) => shown(name, theirs),
    who: "Another tab or device",
  });
