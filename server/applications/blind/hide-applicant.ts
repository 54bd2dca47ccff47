import { hiddenName } from "../../platform/hidden-name.ts";
import type { Seeker } from "../../seekers/seekers.types.ts";
import type { ApplicationAnswer } from "../answers/answers.types.ts";

const ADDRESS = /[^\s@<>()]+@[^\s@<>()]+\.[\p{L}\d]{2,}/gu;
const LINK = /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github)\.com\S*/giu;
const PHONE = /\+?\d[\d\s().-]{7,}\d/g;
const GONE = "[hidden]";

/** Words of schools' names that identify none. */
const OF_MANY_SCHOOLS = new Set(
  "academy and college department engineering for government high higher institute management medical of public school science secondary senior technology the university".split(
    " ",
  ),
);

const wordsIn = (text: string, shortest: number) =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= shortest && !OF_MANY_SCHOOLS.has(word.toLowerCase()),
  );

/** What of a profile identifies a person in texts. */
export type Identifying = Pick<Seeker, "name" | "college" | "tenthSchool" | "twelfthSchool">;

/** Returns a function that removes from an applicant's texts what identifies or reaches them. */
export function hiderOf({ name, college, tenthSchool, twelfthSchool }: Identifying): (text: string) => string {
  const schools = [college, tenthSchool, twelfthSchool];
  const wordsOfSchools = schools.flatMap((school) => wordsIn(school, 3));
  const wordsOfName = name.split(/\s+/).filter((word) => word.length > 1);
  const known = [name, ...schools, ...wordsOfName, ...wordsOfSchools].filter((words) => words.trim() !== "");
  const patterns = [...new Set(known)].map((words) => {
    const escaped = words
      .trim()
      .replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")
      .replace(/\s+/g, "\\s+");
    return new RegExp(`(?<![\\p{L}\\p{M}\\d])${escaped}(?![\\p{L}\\p{M}\\d])`, "giu");
  });
  return (text) => [ADDRESS, LINK, PHONE, ...patterns].reduce((hidden, pattern) => hidden.replace(pattern, GONE), text);
}

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
    ...{ resumeUrl: null, resumeName: null },
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
  };
}
