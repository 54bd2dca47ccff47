import type { ContactVisibility } from "../generated/prisma/enums.ts";
import { fileUrl } from "../platform/files/file-url.ts";

/** A seeker as lists show one. Who may read phone and e-mail is for the reader of this to decide: see the visibilities. */
export interface SeekerCard {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVisibility: ContactVisibility;
  readonly phone: string;
  readonly phoneVisibility: ContactVisibility;
  /** UTC midnight. */
  readonly dob: Date | null;
  readonly location: string;
  readonly currentProfession: string;
  readonly about: string;
  readonly qualification: string;
  readonly course: string;
  readonly college: string;
  readonly cgpa: number | null;
  readonly skills: readonly string[];
  readonly linkedin: string;
  readonly github: string;
  /** Empty without a photo. */
  readonly photoUrl: string;
  /** Empty without a resume. Only its owner and recruiters may open it. */
  readonly resumeUrl: string;
  readonly createdAt: Date;
}

/** A row of `seekerCardColumns`. */
export interface SeekerCardRow {
  id: string;
  name: string;
  email: string;
  email_visibility: ContactVisibility;
  phone: string;
  phone_visibility: ContactVisibility;
  dob: string | null;
  location: string;
  current_profession: string;
  about: string;
  qualification: string;
  course: string;
  college: string;
  cgpa: string | null;
  skills: string[];
  linkedin: string;
  github: string;
  photo_key: string | null;
  photo_name: string | null;
  resume_key: string | null;
  resume_name: string | null;
  created_at: Date;
}

/** The select list of a card, in SQL, over the alias `s` of `seekers`. */
export const seekerCardColumns = `
  s.id, s.name, account.email, s.email_visibility, s.phone, s.phone_visibility, s.dob::text, s.location,
  s.current_profession, s.about, s.qualification, s.course, s.college, s.cgpa, s.skills, s.linkedin, s.github,
  photo.storage_key as photo_key, photo.name as photo_name, resume.storage_key as resume_key, resume.name as resume_name,
  s.created_at`;

/** The joins that `seekerCardColumns` needs. `resumeFileId`: which resume; an application keeps one of its own. */
export const seekerCardJoins = (resumeFileId = "s.resume_file_id"): string => `
  join accounts account on account.id = s.id
  left join files photo on photo.id = s.photo_file_id
  left join files resume on resume.id = ${resumeFileId}`;

/** Turns a row into the card. */
export const toSeekerCard = (row: SeekerCardRow): SeekerCard => ({
  id: row.id,
  name: row.name,
  email: row.email,
  emailVisibility: row.email_visibility,
  phone: row.phone,
  phoneVisibility: row.phone_visibility,
  dob: row.dob === null ? null : new Date(`${row.dob}T00:00:00Z`),
  location: row.location,
  currentProfession: row.current_profession,
  about: row.about,
  qualification: row.qualification,
  course: row.course,
  college: row.college,
  cgpa: row.cgpa === null ? null : Number(row.cgpa),
  skills: row.skills,
  linkedin: row.linkedin,
  github: row.github,
  photoUrl: row.photo_key === null ? "" : fileUrl(row.photo_key, row.photo_name ?? "photo"),
  resumeUrl: row.resume_key === null ? "" : fileUrl(row.resume_key, row.resume_name ?? "resume"),
  createdAt: row.created_at,
});
