import { z } from "zod";
import { PHOTO_UPLOAD, RESUME_UPLOAD } from "../../../shared/files.ts";
import { toLegacySeeker } from "../legacy-shapes.ts";
import { legacySeeker, messageAnswer } from "./legacy-schemas.ts";
import { toProfileInput } from "./profile-edits.ts";
import { profileForm } from "./profile-form.ts";
import { type RestRoute, route } from "./rest-route.ts";

/** One's own profile (docs/specification.md 7.4). */
export const seekerProfileRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: "/seeker/getprofile",
    scopes: ["profile:read"],
    summary: "Returns the caller's profile.",
    role: "SEEKER",
    response: z.object({ seeker: legacySeeker }),
    async handle({ services, actor, fileBase }) {
      return { seeker: toLegacySeeker(await services.seekers.own(actor), fileBase) };
    },
  }),
  route({
    method: "PUT",
    path: "/seeker/editProfile",
    scopes: ["profile:write"],
    summary: "Updates the caller's profile. Blank or omitted fields stay unchanged.",
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
