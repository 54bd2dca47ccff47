import { hiddenName } from "../../platform/hidden-name.ts";
import { hiderOf } from "../../platform/hide-texts.ts";
import type { Seeker } from "../../seekers/seekers.types.ts";
import type { ApplicationAnswer } from "../answers/answers.types.ts";

/** Removes from an answer what identifies or reaches the applicant; a file and its name are dropped entirely. */
export const hideAnswer = (answer: ApplicationAnswer, seeker: Seeker): ApplicationAnswer => ({
  ...answer,
  text: hiderOf(seeker)(answer.text),
  fileUrl: null,
  fileName: null,
});

/**
 * Returns the applicant as blind mode shows them: without name, picture, schools, age, contact details, the years that
 * reveal an age, and the resume file. The id is the application's, which leads to no profile.
 */
export function hideApplicant(seeker: Seeker, applicationId: string): Seeker {
  const hide = hiderOf(seeker);
  return {
    ...seeker,
    id: applicationId,
    name: hiddenName(applicationId),
    ...{ photoUrl: "", email: null, phone: null, linkedin: "", github: "", dob: null, age: null },
    ...{
      college: "",
      graduationYear: null,
      tenthSchool: "",
      tenthPassout: null,
      twelfthSchool: "",
      twelfthPassout: null,
    },
    // The company may know the pay from another application.
    ...{ resumeUrl: null, resumeName: null, expectedPay: null },
    // The moment of the sign-up is the same on their profile.
    createdAt: new Date(Date.UTC(seeker.createdAt.getUTCFullYear(), 0)),
    about: hide(seeker.about),
    currentProfession: hide(seeker.currentProfession),
    skills: seeker.skills.map(hide),
    experiences: seeker.experiences.map((entry) => ({
      ...entry,
      title: hide(entry.title),
      responsibilities: hide(entry.responsibilities),
    })),
    entries: seeker.entries.map((entry) => ({
      ...entry,
      ...{ title: hide(entry.title), description: hide(entry.description), link: "" },
      ...(entry.kind === "DEGREE" && { organization: "", year: null }),
    })),
  };
}
