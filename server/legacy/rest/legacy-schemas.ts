import { z } from "zod";

// Responses for legacy clients (docs/specification.md 7.9). Text is never null and never a number; lists are always
// present.

export const text = (description: string) => z.string().meta({ description });
export const date = (description: string) =>
  z
    .string()
    .regex(/^$|^\d{4}-\d{2}-\d{2}$/)
    .meta({ description: `${description} YYYY-MM-DD, or empty.` });
export const moment = (description: string) => z.iso.datetime().meta({ description });
export const fileUrl = (description: string) =>
  z
    .string()
    .regex(/^$|^\/|^https?:\/\//)
    .meta({ description: `${description} Opens as it stands; empty when there is none.` });

export const messageAnswer = z.object({ message: text("What happened.") });

const wrongFields = z
  .array(z.object({ field: text("The field as it was sent."), message: text("What to mend.") }))
  .optional()
  .meta({ description: "With status 422: the invalid fields." });

export const errorAnswer = z
  .object({
    message: text("The message for the user."),
    error: text("The same message."),
    code: text("The error code, such as EMAIL_TAKEN."),
    fields: wrongFields,
  })
  .meta({ id: "Error" });

/** The error in the form of RFC 9457, for clients that accept it. */
export const problemAnswer = z
  .object({
    type: z.string().meta({ description: "The address of the documentation of this type of problem.", format: "uri" }),
    title: text("The name of this type of problem."),
    status: z.int().meta({ description: "The HTTP status." }),
    detail: text("The message for the user."),
    instance: z
      .string()
      .meta({ description: "Identifies this response; contains the value of `X-Request-Id`.", format: "uri" }),
    code: z.string().meta({ description: "The error code, such as EMAIL_TAKEN." }),
    fields: wrongFields,
  })
  .meta({ id: "Problem" });

const entry = {
  company: text("Company or organisation."),
  from: date("First day."),
  to: date("Last day; empty means Present."),
  responsibilities: text("What was done."),
};
const experience = z.object({ title: text("Job title."), ...entry }).meta({ id: "Experience" });
const socialExperience = z.object({ role: text("Role."), ...entry }).meta({ id: "SocialExperience" });

export const legacySeeker = z
  .object({
    _id: text("The seeker."),
    name: text("Name."),
    email: text("Email; empty if the caller may not see it."),
    phone: text("Ten digits; empty if the caller may not see it."),
    dob: date("Date of birth."),
    location: text("Location."),
    currentProfession: text("Profession."),
    about: text("About."),
    qualification: text("Highest qualification."),
    course: text("Course."),
    college: text("College."),
    cgpa: text("0 to 10."),
    graduationYear: text("Year."),
    tenthSchool: text("School of the tenth class."),
    tenthPercent: text("Percent."),
    tenthPassout: text("Year."),
    twelveSchool: text("School of the twelfth class."),
    twelfthPercent: text("Percent."),
    twelvePassout: text("Year."),
    skills: z.array(z.string()).meta({ description: "Skills." }),
    linkedin: text("LinkedIn address."),
    github: text("GitHub or portfolio address."),
    resumeUrl: fileUrl("The resume, for its owner and recruiters."),
    profilephoto: fileUrl("The photo."),
    jobExperiences: z.array(experience),
    internExperiences: z.array(experience),
    socialExperiences: z.array(socialExperience),
  })
  .meta({ id: "Seeker" });

export const legacyRecruiter = z
  .object({
    _id: text("The recruiter."),
    name: text("The company."),
    email: text("Email."),
    createdAt: moment("When the account was created."),
    companyLogo: fileUrl("The logo."),
    companyDescription: text("Description."),
    industry: text("Industry."),
    companysize: text("Employees, such as 11-50."),
    companyLocation: text("Location."),
    companyWebsite: text("Web address."),
    linkedIn: text("LinkedIn address."),
  })
  .meta({ id: "Recruiter" });

export const legacyPerson = z
  .object({
    _id: text("The person."),
    name: text("Name."),
    profilephoto: fileUrl("The photo."),
    location: text("Location."),
    currentProfession: text("Profession."),
    qualification: text("Highest qualification."),
    linkedin: text("LinkedIn address."),
  })
  .meta({ id: "Person" });

export const legacyStatus = z.enum(["Applied", "Accepted", "Rejected"]);

export const legacyApplication = z
  .object({
    _id: text("The application."),
    applicant: z.object({
      _id: text("The applicant."),
      name: text("Name."),
      email: text("Email."),
      location: text("Location."),
      currentProfession: text("Profession."),
      skills: z.array(z.string()),
      linkedin: text("LinkedIn address."),
      github: text("GitHub address."),
      resumeUrl: fileUrl("The resume that was sent, or else the profile's."),
      profilephoto: fileUrl("The photo."),
      dob: date("Date of birth."),
      qualification: text("Highest qualification."),
      cgpa: text("0 to 10."),
    }),
    status: legacyStatus,
    applicationDate: moment("When it was sent."),
    resumeUrl: fileUrl("The resume that was sent, or else the profile's."),
  })
  .meta({ id: "Application" });

export const legacyDashboardApplication = z
  .object({
    _id: text("The application."),
    jobTitle: text("The job."),
    applicantName: text("Name."),
    applicantProfile: fileUrl("The photo."),
    applicantlocation: text("Location."),
    applicantCurrentprof: text("Profession."),
    applicantskills: z.array(z.string()),
    status: legacyStatus,
    resumeUrl: fileUrl("The resume that was sent, or else the profile's."),
  })
  .meta({ id: "DashboardApplication" });

export const legacyMessage = z
  .object({
    _id: text("The message."),
    senderId: text("Who wrote it."),
    receiverId: text("To whom."),
    content: text("What was written."),
    timestamp: moment("When it was sent."),
    seen: z.boolean().meta({ description: "Whether the receiver has seen it." }),
  })
  .meta({ id: "Message" });

const next = z
  .string()
  .optional()
  .meta({ description: "With `limit`: the value of `after` for the next page; empty on the last page." });

/** Returns the schema of a list under its legacy name. */
export const listAnswer = <Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
  z.object({ [name]: z.array(item), next } as { [key in Name]: z.ZodArray<Item> } & { next: typeof next });

export type LegacySeeker = z.output<typeof legacySeeker>;
export type LegacyRecruiter = z.output<typeof legacyRecruiter>;
export type LegacyPerson = z.output<typeof legacyPerson>;
export type LegacyApplication = z.output<typeof legacyApplication>;
export type LegacyDashboardApplication = z.output<typeof legacyDashboardApplication>;
export type LegacyMessage = z.output<typeof legacyMessage>;
