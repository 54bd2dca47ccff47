import { useForm } from "@mantine/form";
import type { OwnProfile_SeekerFragment } from "../../generated/graphql.ts";
import { profileProblems } from "./profile-rules.ts";
import { type ProfileValues, valuesOf } from "./profile-values.ts";

/** The form over a stored profile, with the rules that it checks by itself. */
export const useProfileForm = (seeker: OwnProfile_SeekerFragment) =>
  useForm({ initialValues: valuesOf(seeker), validate: (values: ProfileValues) => profileProblems(values) });

/** The form as its sections are given it. */
export type ProfileForm = ReturnType<typeof useProfileForm>;
