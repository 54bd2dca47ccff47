import { z } from "zod";
import { PHOTO_UPLOAD, RESUME_UPLOAD } from "../../../shared/files.ts";
import { legacySeeker, messageAnswer } from "./legacy-schemas.ts";
import { toLegacySeeker } from "./legacy-shapes.ts";
import { toProfileInput } from "./profile-edits.ts";
import { optionalText } from "./request-schemas.ts";
import { type RestRoute, route } from "./route.ts";

const list = (what: string) => optionalText(`JSON: ${what}. Replaces the list there is; blank keeps it.`);
const experiences = (first: string) => list(`a list of {${first}, company, from, to, responsibilities}`);

const profileForm = z.object({
  name: optionalText("Name."),
  phone: optionalText("Ten digits."),
  dob: optionalText("Date of birth, YYYY-MM-DD."),
  location: optionalText("Location."),
  currentProfession: optionalText("Profession."),
  about: optionalText("About."),
  qualification: optionalText("Highest qualification."),
  course: optionalText("Course."),
  college: optionalText("College."),
  cgpa: optionalText("0 to 10."),
  graduationYear: optionalText("Year."),
  tenthSchool: optionalText("School of the tenth class."),
  tenthPercent: optionalText("Percent."),
  tenthPassout: optionalText("Year."),
  twelveSchool: optionalText("School of the twelfth class."),
  twelfthPercent: optionalText("Percent."),
  twelvePassout: optionalText("Year."),
  linkedin: optionalText("LinkedIn address."),
  github: optionalText("GitHub or portfolio address."),
  skills: list("a list of texts"),
  jobExperiences: experiences("title"),
  internExperiences: experiences("title"),
  socialExperiences: experiences("role"),
});

export type ProfileForm = z.output<typeof profileForm>;

/** SPEC.md section 7, "Seeker": the own profile. */
export const seekerProfileRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: "/seeker/getprofile",
    summary: "The own profile.",
    role: "SEEKER",
    response: z.object({ seeker: legacySeeker }),
    async handle({ services, actor, fileBase }) {
      return { seeker: toLegacySeeker(await services.seekers.own(actor), fileBase) };
    },
  }),
  route({
    method: "PUT",
    path: "/seeker/editProfile",
    summary: "Changes the own profile; fields that are blank or left out stay as they are.",
    role: "SEEKER",
    body: profileForm,
    renamed: {
      twelfthSchool: "twelveSchool",
      twelfthPassout: "twelvePassout",
      "socialExperiences.title": "role",
    },
    files: { resume: RESUME_UPLOAD, profilePhoto: PHOTO_UPLOAD },
    response: messageAnswer,
    async handle({ services, actor, body, files }) {
      const input = toProfileInput(body);
      await services.seekerProfile.update(actor, input, { resume: files.resume, photo: files.profilePhoto });
      return { message: "Profile updated successfully" };
    },
  }),
];
