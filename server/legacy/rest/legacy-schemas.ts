import { z } from "zod";

// Responses for legacy clients (docs/specification.md 7.9). Text is never null and never a number; lists are always
// present.

export const text = (description: string) => z.string().meta({ description });
export const date = (what: string, missing = "the date is not stated") =>
  z
    .string()
    .regex(/^$|^\d{4}-\d{2}-\d{2}$/)
    .meta({ description: `${what} (YYYY-MM-DD); empty if ${missing}.` });
export const moment = (description: string) => z.iso.datetime().meta({ description });
export const fileUrl = (description: string) =>
  z
    .string()
    .regex(/^$|^\/|^https?:\/\//)
    .meta({ description: `${description} A complete URL, or a path on this server; empty if there is no file.` });

export const messageAnswer = z.object({ message: text("The outcome, as a sentence for the user.") });

const wrongFields = z
  .array(z.object({ field: text("The name of the field, as it was sent."), message: text("What to fix.") }))
  .optional()
  .meta({ description: "With status 422: the invalid fields." });

export const errorAnswer = z
  .object({
    message: text("What is wrong, as a sentence for the user."),
    error: text("The same text as `message`."),
    code: text("The error code, such as `EMAIL_TAKEN`."),
    fields: wrongFields,
  })
  .meta({ id: "Error" });

/** The error in the form of RFC 9457, for clients that accept it. */
export const problemAnswer = z
  .object({
    type: z.string().meta({ description: "The URL of the documentation of this error code.", format: "uri" }),
    title: text("The name of the problem, the same for every error with this code."),
    status: z.int().meta({ description: "The HTTP status code." }),
    detail: text("What is wrong, as a sentence for the user."),
    instance: z.string().meta({
      description: "Identifies this response: a URN that contains the value of `X-Request-Id`.",
      format: "uri",
    }),
    code: z.string().meta({ description: "The error code, such as `EMAIL_TAKEN`." }),
    fields: wrongFields,
  })
  .meta({ id: "Problem" });

const entry = {
  company: text("The company or organization."),
  from: date("The first day"),
  to: date("The end date", "the activity is ongoing or the date is not stated"),
  responsibilities: text("What the seeker did. Empty if not stated."),
};
const experience = z.object({ title: text("The job title."), ...entry }).meta({ id: "Experience" });
const socialExperience = z.object({ role: text("The role."), ...entry }).meta({ id: "SocialExperience" });

export const legacySeeker = z
  .object({
    _id: text("The seeker's id."),
    name: text("The seeker's name."),
    email: text("The email address. Empty if the caller cannot see it."),
    phone: text("The phone number, ten digits. Empty if the caller cannot see it."),
    dob: date("The date of birth"),
    location: text("Where the seeker lives. Empty if not stated."),
    currentProfession: text("The current profession. Empty if not stated."),
    about: text("What the seeker writes about themselves. Empty if not stated."),
    qualification: text("The highest qualification. Empty if not stated."),
    course: text("The course of study. Empty if not stated."),
    college: text("The college. Empty if not stated."),
    cgpa: text("The cumulative grade point average, a number from 0 to 10. Empty if not stated."),
    graduationYear: text("The year of graduation. Empty if not stated."),
    tenthSchool: text("The school of the tenth class. Empty if not stated."),
    tenthPercent: text("The result of the tenth class in percent, 0 to 100. Empty if not stated."),
    tenthPassout: text("The year of passing the tenth class. Empty if not stated."),
    twelveSchool: text("The school of the twelfth class. Empty if not stated."),
    twelfthPercent: text("The result of the twelfth class in percent, 0 to 100. Empty if not stated."),
    twelvePassout: text("The year of passing the twelfth class. Empty if not stated."),
    skills: z.array(z.string()).meta({ description: "The seeker's skills." }),
    linkedin: text("The URL of the LinkedIn profile. Empty if not stated."),
    github: text("The URL of the GitHub profile or portfolio. Empty if not stated."),
    resumeUrl: fileUrl("The URL of the resume, for its owner and for recruiters."),
    profilephoto: fileUrl("The URL of the photo."),
    jobExperiences: z.array(experience).meta({ description: "The seeker's jobs." }),
    internExperiences: z.array(experience).meta({ description: "The seeker's internships." }),
    socialExperiences: z.array(socialExperience).meta({ description: "The seeker's social experience." }),
  })
  .meta({ id: "Seeker" });

export const legacyRecruiter = z
  .object({
    _id: text("The recruiter's id."),
    name: text("The company's name."),
    email: text("The recruiter's email address."),
    createdAt: moment("When the recruiter joined the company."),
    companyLogo: fileUrl("The URL of the company's logo."),
    companyDescription: text("The company's description. Empty if not stated."),
    industry: text("The company's industry."),
    companysize: text("The company's number of employees, such as `11-50`."),
    companyLocation: text("The company's main location."),
    companyWebsite: text("The URL of the company's website. Empty if not stated."),
    linkedIn: text("The URL of the company's LinkedIn page. Empty if not stated."),
  })
  .meta({ id: "Recruiter" });

export const legacyPerson = z
  .object({
    _id: text("The seeker's id."),
    name: text("The seeker's name."),
    profilephoto: fileUrl("The URL of the photo."),
    location: text("Where the seeker lives. Empty if not stated."),
    currentProfession: text("The current profession. Empty if not stated."),
    qualification: text("The highest qualification. Empty if not stated."),
    linkedin: text("The URL of the LinkedIn profile. Empty if not stated."),
  })
  .meta({ id: "Person" });

export const legacyStatus = z.enum(["Applied", "Accepted", "Rejected"]);

export const legacyApplication = z
  .object({
    _id: text("The application's id."),
    applicant: z
      .object({
        _id: text("The applicant's id."),
        name: text("The applicant's name."),
        email: text("The applicant's email address. Empty if the caller cannot see it."),
        location: text("Where the applicant lives. Empty if not stated."),
        currentProfession: text("The current profession. Empty if not stated."),
        skills: z.array(z.string()).meta({ description: "The applicant's skills." }),
        linkedin: text("The URL of the LinkedIn profile. Empty if not stated."),
        github: text("The URL of the GitHub profile or portfolio. Empty if not stated."),
        resumeUrl: fileUrl("The URL of the resume that was sent with the application, or of the one in the profile."),
        profilephoto: fileUrl("The URL of the photo."),
        dob: date("The date of birth"),
        qualification: text("The highest qualification. Empty if not stated."),
        cgpa: text("The cumulative grade point average, a number from 0 to 10. Empty if not stated."),
      })
      .meta({ description: "The applicant's profile." }),
    status: legacyStatus.meta({ description: "The status of the application." }),
    applicationDate: moment("When the application was sent."),
    resumeUrl: fileUrl("The URL of the resume that was sent with the application, or of the one in the profile."),
  })
  .meta({ id: "Application" });

export const legacyDashboardApplication = z
  .object({
    _id: text("The application's id."),
    jobTitle: text("The job's title."),
    applicantName: text("The applicant's name."),
    applicantProfile: fileUrl("The URL of the applicant's photo."),
    applicantlocation: text("Where the applicant lives. Empty if not stated."),
    applicantCurrentprof: text("The applicant's current profession. Empty if not stated."),
    applicantskills: z.array(z.string()).meta({ description: "The applicant's skills." }),
    status: legacyStatus.meta({ description: "The status of the application." }),
    resumeUrl: fileUrl("The URL of the resume that was sent with the application, or of the one in the profile."),
  })
  .meta({ id: "DashboardApplication" });

export const legacyMessage = z
  .object({
    _id: text("The message's id."),
    senderId: text("The id of the seeker who sent the message."),
    receiverId: text("The id of the seeker who received the message."),
    content: text("The text of the message."),
    timestamp: moment("When the message was sent."),
    seen: z.boolean().meta({ description: "Whether the receiver has seen the message." }),
  })
  .meta({ id: "Message" });

const next = z
  .string()
  .optional()
  .meta({ description: "With `limit` or `after`: the value of `after` for the next page; empty on the last page." });

/** Returns the schema of a list under its legacy name. */
export const listAnswer = <Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
  z.object({ [name]: z.array(item).meta({ description: "The items of the list, or of one page." }), next } as {
    [key in Name]: z.ZodArray<Item>;
  } & { next: typeof next });

export type LegacySeeker = z.output<typeof legacySeeker>;
export type LegacyRecruiter = z.output<typeof legacyRecruiter>;
export type LegacyPerson = z.output<typeof legacyPerson>;
export type LegacyApplication = z.output<typeof legacyApplication>;
export type LegacyDashboardApplication = z.output<typeof legacyDashboardApplication>;
export type LegacyMessage = z.output<typeof legacyMessage>;
