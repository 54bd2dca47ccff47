import type { Seeker } from "../../seekers/seekers.types.ts";
import type { ApplicationAnswer } from "../answers/answers.types.ts";

const ADDRESS = /[^\s@<>()]+@[^\s@<>()]+\.[\p{L}\d]{2,}/gu;
const LINK = /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github)\.com\S*/giu;
const PHONE = /\+?\d[\d\s().-]{7,}\d/g;
const GONE = "[hidden]";

/** How a hidden applicant is called: by the end of the application's id. */
export const hiddenName = (applicationId: string): string => `Applicant ${applicationId.slice(-6).toUpperCase()}`;

/** A text of the applicant's without what names or reaches them. */
export function hideInText(text: string, { name, college, tenthSchool, twelfthSchool }: Seeker): string {
  const wordsOfName = name.split(/\s+/).filter((word) => word.length > 1);
  const known = [name, college, tenthSchool, twelfthSchool, ...wordsOfName].filter((words) => words.trim() !== "");
  let hidden = text.replace(ADDRESS, GONE).replace(LINK, GONE).replace(PHONE, GONE);
  for (const words of known) {
    const escaped = words
      .trim()
      .replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")
      .replace(/\s+/g, "\\s+");
    hidden = hidden.replace(new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, "giu"), GONE);
  }
  return hidden;
}

/** An answer without what names or reaches the applicant: a file and its name say all of it. */
export const hideAnswer = (answer: ApplicationAnswer, seeker: Seeker): ApplicationAnswer => ({
  ...answer,
  text: hideInText(answer.text, seeker),
  fileUrl: null,
  fileName: null,
});

/**
 * The applicant as blind mode shows them: without name, picture, schools, age and what reaches them, the years that tell an
 * age and the resume's file, which says all of it. The id is the application's, which finds no profile.
 */
export function hideApplicant(seeker: Seeker, applicationId: string): Seeker {
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
    ...{ resumeUrl: null, resumeName: null },
    about: hideInText(seeker.about, seeker),
    experiences: seeker.experiences.map((entry) => ({
      ...entry,
      responsibilities: hideInText(entry.responsibilities, seeker),
    })),
  };
}
