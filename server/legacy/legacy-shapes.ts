import { labelOf } from "../../shared/closed-list.ts";
import { COMPANY_SIZES } from "../../shared/recruiters.options.ts";
import type { ApplicantView } from "../applications/applicants.service.ts";
import type { ExperienceKind } from "../generated/prisma/enums.ts";
import type { MessageView } from "../messages/message.store.ts";
import type { Recruiter } from "../recruiters/recruiters.types.ts";
import type { Seeker } from "../seekers/seekers.types.ts";
import type {
  LegacyApplication,
  LegacyDashboardApplication,
  LegacyMessage,
  LegacyPerson,
  LegacyRecruiter,
  LegacySeeker,
} from "./rest/legacy-schemas.ts";

// Converts domain objects to the legacy shapes (docs/specification.md 7.9): enum values in the words of the create
// form, missing text empty. `base`: the origin of files.

export const day = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? "";
export const fileAt = (base: string, url: string | null): string => (url ? base + url : "");

const text = (value: string | number | null): string => (value === null ? "" : String(value));

function experiencesOf<What extends "title" | "role">(seeker: Seeker, kind: ExperienceKind, what: What) {
  return seeker.experiences
    .filter((entry) => entry.kind === kind)
    .map(({ title, company, from, to, responsibilities }) => {
      const named = { [what]: title } as Record<What, string>;
      return { ...named, company, from: day(from), to: day(to), responsibilities };
    });
}

/** Fields hidden from the viewer are empty here. */
export const toLegacySeeker = (seeker: Seeker, base: string): LegacySeeker => ({
  _id: seeker.id,
  name: seeker.name,
  email: text(seeker.email),
  phone: text(seeker.phone),
  dob: day(seeker.dob),
  location: seeker.location,
  currentProfession: seeker.currentProfession,
  about: seeker.about,
  qualification: seeker.qualification,
  course: seeker.course,
  college: seeker.college,
  cgpa: text(seeker.cgpa),
  graduationYear: text(seeker.graduationYear),
  tenthSchool: seeker.tenthSchool,
  tenthPercent: text(seeker.tenthPercent),
  tenthPassout: text(seeker.tenthPassout),
  twelveSchool: seeker.twelfthSchool,
  twelfthPercent: text(seeker.twelfthPercent),
  twelvePassout: text(seeker.twelfthPassout),
  skills: [...seeker.skills],
  linkedin: seeker.linkedin,
  github: seeker.github,
  resumeUrl: fileAt(base, seeker.resumeUrl),
  profilephoto: fileAt(base, seeker.photoUrl),
  jobExperiences: experiencesOf(seeker, "JOB", "title"),
  internExperiences: experiencesOf(seeker, "INTERNSHIP", "title"),
  socialExperiences: experiencesOf(seeker, "SOCIAL", "role"),
});

export const toLegacyPerson = (seeker: Seeker, base: string): LegacyPerson => ({
  _id: seeker.id,
  name: seeker.name,
  profilephoto: fileAt(base, seeker.photoUrl),
  location: seeker.location,
  currentProfession: seeker.currentProfession,
  qualification: seeker.qualification,
  linkedin: seeker.linkedin,
});

export const toLegacyMessage = (message: MessageView): LegacyMessage => ({
  _id: message.id,
  senderId: message.senderId,
  receiverId: message.recipientId,
  content: message.content,
  timestamp: message.sentAt.toISOString(),
  seen: message.seen,
});

const STATUSES = { APPLIED: "Applied", ACCEPTED: "Accepted", REJECTED: "Rejected" } as const;

export const toLegacyApplication = ({ seeker, ...application }: ApplicantView, base: string): LegacyApplication => ({
  _id: application.id,
  applicant: {
    _id: seeker.id,
    name: seeker.name,
    email: text(seeker.email),
    location: seeker.location,
    currentProfession: seeker.currentProfession,
    skills: [...seeker.skills],
    linkedin: seeker.linkedin,
    github: seeker.github,
    resumeUrl: fileAt(base, application.resumeUrl),
    profilephoto: fileAt(base, seeker.photoUrl),
    dob: day(seeker.dob),
    qualification: seeker.qualification,
    cgpa: text(seeker.cgpa),
  },
  status: STATUSES[application.status],
  applicationDate: application.appliedAt.toISOString(),
  resumeUrl: fileAt(base, application.resumeUrl),
});

export const toLegacyDashboardApplication = (
  { seeker, ...application }: ApplicantView,
  base: string,
): LegacyDashboardApplication => ({
  _id: application.id,
  jobTitle: application.jobTitle,
  applicantName: seeker.name,
  applicantProfile: fileAt(base, seeker.photoUrl),
  applicantlocation: seeker.location,
  applicantCurrentprof: seeker.currentProfession,
  applicantskills: [...seeker.skills],
  status: STATUSES[application.status],
  resumeUrl: fileAt(base, application.resumeUrl),
});

export const toLegacyRecruiter = (recruiter: Recruiter, base: string): LegacyRecruiter => ({
  _id: recruiter.id,
  name: recruiter.companyName,
  email: recruiter.email,
  createdAt: recruiter.createdAt.toISOString(),
  companyLogo: fileAt(base, recruiter.logoUrl),
  companyDescription: recruiter.companyDescription,
  industry: recruiter.industry,
  companysize: labelOf(COMPANY_SIZES, recruiter.companySize),
  companyLocation: recruiter.companyLocation,
  companyWebsite: recruiter.companyWebsite,
  linkedIn: recruiter.linkedin,
});
