import type { ContactVisibility, ExperienceKind } from "../generated/prisma/enums.ts";
import { fileUrl } from "../platform/files/file-url.ts";

/** How the viewer and a seeker stand to each other (docs/specification.md 4.4); SELF when they are the same. */
export type ViewerConnection = "NONE" | "REQUESTED" | "INCOMING" | "CONNECTED" | "SELF";

/** One entry of a seeker's history. */
export interface ExperienceView {
  readonly id: string;
  readonly kind: ExperienceKind;
  readonly title: string;
  readonly company: string;
  /** UTC midnight. */
  readonly from: Date;
  /** UTC midnight; null means Present. */
  readonly to: Date | null;
  readonly responsibilities: string;
}

/** A seeker as the viewer may see them, through every door. Absent text is "". */
export interface SeekerView {
  readonly id: string;
  readonly name: string;
  readonly photoUrl: string;
  readonly location: string;
  readonly currentProfession: string;
  readonly about: string;
  readonly skills: readonly string[];
  /** Highest qualification. */
  readonly qualification: string;
  readonly course: string;
  readonly college: string;
  /** 0 to 10. */
  readonly cgpa: number | null;
  readonly graduationYear: number | null;
  readonly tenthSchool: string;
  /** Percent. */
  readonly tenthPercent: number | null;
  readonly tenthPassout: number | null;
  readonly twelfthSchool: string;
  /** Percent. */
  readonly twelfthPercent: number | null;
  readonly twelfthPassout: number | null;
  readonly linkedin: string;
  readonly github: string;
  /** UTC midnight. */
  readonly dob: Date | null;
  /** Whole years, from the date of birth. */
  readonly age: number | null;
  /** Null when not the viewer's to see. */
  readonly phone: string | null;
  /** Null when not the viewer's to see. */
  readonly email: string | null;
  /** Whether there is a resume, whoever may open it. */
  readonly hasResume: boolean;
  /** For the owner and recruiters; null without one and for others. */
  readonly resumeUrl: string | null;
  readonly resumeName: string | null;
  /** Jobs, then internships, then social work, each in the order given. */
  readonly experiences: readonly ExperienceView[];
  readonly viewerConnection: ViewerConnection;
  /** The choices of the owner; null for everyone else. */
  readonly settings: SeekerSettings | null;
  readonly createdAt: Date;
}

/** What a seeker lets others see. */
export interface SeekerSettings {
  readonly phoneVisibility: ContactVisibility;
  readonly emailVisibility: ContactVisibility;
  /** Whether recruiters find this person without an application. */
  readonly browsable: boolean;
}

/** A row of `seekerViewColumns`: as in the database, with the numbers as text and the days as YYYY-MM-DD. */
export interface SeekerViewRow extends SeekerSettings {
  id: string;
  name: string;
  location: string;
  currentProfession: string;
  about: string;
  skills: string[];
  qualification: string;
  course: string;
  college: string;
  cgpa: string | null;
  graduationYear: number | null;
  tenthSchool: string;
  tenthPercent: string | null;
  tenthPassout: number | null;
  twelfthSchool: string;
  twelfthPercent: string | null;
  twelfthPassout: number | null;
  linkedin: string;
  github: string;
  dob: string | null;
  phone: string;
  email: string;
  photo: StoredName | null;
  resume: StoredName | null;
  connection: { connected: boolean; incoming: boolean } | null;
  experiences: (Omit<ExperienceView, "from" | "to"> & { from: string; to: string | null })[];
  createdAt: Date;
}

interface StoredName {
  key: string;
  name: string;
}

const dayAt = (day: string) => new Date(`${day}T00:00:00Z`);
const numberOf = (value: string | null) => (value === null ? null : Number(value));

/** Whole years from `dob` to `now`, by the calendar in UTC. */
export function ageAt(now: Date, dob: Date): number {
  const years = now.getUTCFullYear() - dob.getUTCFullYear();
  const monthAndDay = (date: Date) => date.getUTCMonth() * 100 + date.getUTCDate();
  return monthAndDay(now) < monthAndDay(dob) ? years - 1 : years;
}

function connectionOf(row: SeekerViewRow, viewerId: string | undefined): ViewerConnection {
  if (row.id === viewerId) return "SELF";
  if (!row.connection) return "NONE";
  if (row.connection.connected) return "CONNECTED";
  return row.connection.incoming ? "INCOMING" : "REQUESTED";
}

/**
 * Turns a row into what the viewer may see. Recruiters and the owner see how to reach a person and the resume; other
 * seekers see phone and e-mail as the person chose, and never the resume; the signed-out see neither.
 */
export function toSeekerView(
  row: SeekerViewRow,
  viewer: { accountId: string; role: "SEEKER" | "RECRUITER" } | null,
  now: Date,
): SeekerView {
  const { photo, resume, connection: _, phoneVisibility, emailVisibility, browsable, ...plain } = row;
  const viewerConnection = connectionOf(row, viewer?.accountId);
  const own = viewerConnection === "SELF";
  const trusted = own || viewer?.role === "RECRUITER";
  const sees = (visibility: ContactVisibility) =>
    trusted ||
    (viewer !== null &&
      (visibility === "SEEKERS" || (visibility === "CONNECTIONS" && viewerConnection === "CONNECTED")));
  const dob = row.dob === null ? null : dayAt(row.dob);
  return {
    ...plain,
    photoUrl: photo ? fileUrl(photo.key, photo.name) : "",
    cgpa: numberOf(row.cgpa),
    tenthPercent: numberOf(row.tenthPercent),
    twelfthPercent: numberOf(row.twelfthPercent),
    dob,
    age: dob && ageAt(now, dob),
    phone: sees(phoneVisibility) ? row.phone : null,
    email: sees(emailVisibility) ? row.email : null,
    hasResume: resume !== null,
    resumeUrl: trusted && resume ? fileUrl(resume.key, resume.name) : null,
    resumeName: trusted && resume ? resume.name : null,
    experiences: row.experiences.map((entry) => ({
      ...entry,
      from: dayAt(entry.from),
      to: entry.to === null ? null : dayAt(entry.to),
    })),
    viewerConnection,
    settings: own ? { phoneVisibility, emailVisibility, browsable } : null,
  };
}

const NOTHING: Omit<SeekerView, "id" | "name" | "createdAt"> = {
  photoUrl: "",
  location: "",
  currentProfession: "",
  about: "",
  skills: [],
  qualification: "",
  course: "",
  college: "",
  cgpa: null,
  graduationYear: null,
  tenthSchool: "",
  tenthPercent: null,
  tenthPassout: null,
  twelfthSchool: "",
  twelfthPercent: null,
  twelfthPassout: null,
  linkedin: "",
  github: "",
  dob: null,
  age: null,
  phone: null,
  email: null,
  hasResume: false,
  resumeUrl: null,
  resumeName: null,
  experiences: [],
  viewerConnection: "NONE",
  settings: null,
};

/** What is left of a person with whom there is a block: the name, beside what was written. */
export const nameAlone = ({ id, name, createdAt }: SeekerView): SeekerView => ({ ...NOTHING, id, name, createdAt });
