import { languagesText } from "../../shared/profiles/languages.ts";
import { monthOf } from "../../shared/profiles/months-of-work.ts";
import type { ProfileEntry } from "../seekers/profile-entries.types.ts";
import type { Experience, Seeker } from "../seekers/seekers.types.ts";
import type { Line } from "./matching.ts";

/** The sections of a profile in which something is looked for. */
export const ProfileSection = {
  PERSONAL: "PERSONAL",
  SKILLS: "SKILLS",
  EXPERIENCE: "EXPERIENCE",
  EDUCATION: "EDUCATION",
} as const;

/** A line of a profile. */
export interface ProfileLine extends Line {
  readonly section: keyof typeof ProfileSection;
  /** What is quoted of it. */
  readonly quote: string;
}

const line = (section: ProfileLine["section"], text: string): ProfileLine => ({ section, text, quote: text });
const listed = (...parts: readonly (string | number | null | false)[]) => parts.filter(Boolean).join(", ");

function entry({ kind, title, company, from, to, responsibilities }: Experience, now: Date): ProfileLine {
  const quote = `${title} at ${company}`;
  const text = responsibilities ? `${quote}. ${responsibilities}` : quote;
  const span = { from: monthOf(from), to: monthOf(to ?? now) };
  return { section: "EXPERIENCE", text, quote, ...(kind !== "SOCIAL" && { span }) };
}

/** The years that a person worked, for requirements that ask for nothing else. */
export const workOf = ({ experiences }: Seeker, now: Date): ProfileLine[] =>
  experiences.filter(({ kind }) => kind === "JOB").map((job) => entry(job, now));

/** Where a person lives or wants to work. */
export const placesOf = ({ location, placesWanted }: Seeker): ProfileLine[] =>
  [location, ...placesWanted].map((place) => line("PERSONAL", place));

const SECTION_OF = { DEGREE: "EDUCATION", CERTIFICATE: "EDUCATION", PROJECT: "EXPERIENCE" } as const;

function otherEntry({ kind, title, organization, year, description }: ProfileEntry): ProfileLine {
  const quote = listed(title, organization, year);
  return { section: SECTION_OF[kind], text: description ? `${quote}. ${description}` : quote, quote };
}

/** Returns the lines of a profile, the most telling first. */
export function profileLines(seeker: Seeker, now: Date): ProfileLine[] {
  const { qualification, course, college, graduationYear, twelfthSchool, tenthSchool } = seeker;
  return [
    ...seeker.skills.map((skill) => line("SKILLS", skill)),
    ...seeker.languages.map((spoken) => line("SKILLS", languagesText([spoken]))),
    line("PERSONAL", seeker.currentProfession),
    ...seeker.experiences.map((experience) => entry(experience, now)),
    line("EDUCATION", listed(qualification, course, college, graduationYear)),
    ...seeker.entries.map(otherEntry),
    line("EDUCATION", listed((twelfthSchool || seeker.twelfthPercent !== null) && "HSC", twelfthSchool)),
    line("EDUCATION", listed((tenthSchool || seeker.tenthPercent !== null) && "SSC", tenthSchool)),
    ...seeker.about.split(/(?<=[.!?])\s+|\n/u).map((sentence) => line("PERSONAL", sentence)),
  ].filter(({ text }) => text.trim() !== "");
}
