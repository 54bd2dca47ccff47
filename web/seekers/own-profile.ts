import type { OwnProfile_SeekerFragment } from "../generated/graphql.ts";
import type { CompletableProfile } from "./completeness.ts";

/** Converts a stored profile for the completeness meter. */
export const completable = (seeker: OwnProfile_SeekerFragment): CompletableProfile => ({
  ...seeker,
  hasPhoto: seeker.photoUrl !== null,
  experiences: seeker.experiences.length,
});
