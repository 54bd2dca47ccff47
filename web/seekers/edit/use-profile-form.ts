import { useForm } from "@mantine/form";
import type { OwnProfile_SeekerFragment } from "../../generated/graphql.ts";
import { profileProblems } from "./profile-rules.ts";
import { type ProfileValues, valuesOf } from "./profile-values.ts";

/** The form for a stored profile, with client-side rules. */
export const useProfileForm = (seeker: OwnProfile_SeekerFragment) =>
  useForm({ initialValues: valuesOf(seeker), validate: (values: ProfileValues) => profileProblems(values) });

/** The form as passed to its sections. */
export type ProfileForm = ReturnType<typeof useProfileForm>;
