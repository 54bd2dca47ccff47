import type { OwnProfile_SeekerFragment } from "../generated/graphql.ts";
import type { CompletableProfile } from "./completeness.ts";

/** A stored profile as the completeness meter looks at it. */
export const completable = (seeker: OwnProfile_SeekerFragment): CompletableProfile => ({
  ...seeker,
  hasPhoto: seeker.photoUrl !== null,
  experiences: seeker.experiences.length,
});
