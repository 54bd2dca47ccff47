import { isHidden } from "./known-applications.sql.ts";

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
export type Identifying = Readonly<Record<"name" | "college" | "tenthSchool" | "twelfthSchool", string>>;

/** SQL: what identifies the sender of the application `a` to the job `j`; null unless blind mode hides them. */
export const identifying = (a: string, j: string): string => `(select json_build_object('name', s.name,
  'college', s.college, 'tenthSchool', s.tenth_school, 'twelfthSchool', s.twelfth_school)
  from seekers s where s.id = ${a}.seeker_id and ${isHidden(a, j)})`;

/** Returns a function that removes from an applicant's texts what identifies or reaches them; nothing of null. */
export function hiderOf(hides: Identifying | null): (text: string) => string {
  if (!hides) return (text) => text;
  const { name, college, tenthSchool, twelfthSchool } = hides;
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
