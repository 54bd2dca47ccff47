import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { ServerProblem } from "../../apollo/problem.ts";
import { problemOf } from "../../apollo/problem.ts";
import type { OwnProfile_SeekerFragment } from "../../generated/graphql.ts";
import {
  useRemovePhotoMutation,
  useRemoveResumeMutation,
  useUpdateSeekerProfileMutation,
  useUploadPhotoMutation,
  useUploadResumeMutation,
  ViewerProfileDocument,
} from "../../generated/seekers/profile.ts";
import { changedFields, mergeChanges } from "../../ui/forms/merge-changes.ts";
import { profileCollisions } from "./profile-collisions.ts";
import { inputOf, newSkills, type ProfileValues, valuesOf } from "./profile-values.ts";

export type FileName = "resume" | "photo";

/** A pending change of a stored file: replaced, removed, or unchanged. */
export interface FileChange {
  file: File | null;
  removed: boolean;
  /** Why the last chosen file cannot be saved. */
  problem: string | null;
}
export const NO_CHANGE: FileChange = { file: null, removed: false, problem: null };
export type FileChanges = Record<FileName, FileChange>;

/** docs/specification.md 8.2 */
const FAILED = "Failed to update profile.";

/** Where a save failed: at the fields, or at one of the files. */
export interface SaveProblem extends ServerProblem {
  at: "fields" | FileName;
  /** The form's values together with what was changed elsewhere. */
  merged?: ProfileValues;
}

interface SaveState {
  busy: boolean;
  /** Progress of the current upload in percent. */
  progress: Partial<Record<FileName, number>>;
}

/** The stored state that the form's changes are based on. */
const baseOf = (seeker: OwnProfile_SeekerFragment) => ({
  values: valuesOf(seeker),
  updatedAt: seeker.settings?.updatedAt ?? null,
});

/**
 * Saves the fields that differ from what the form was filled with, then each of the files: a refused one does not keep
 * the other from being saved. Changes that were saved elsewhere in the meantime are merged; fields that were changed in
 * both places are refused, and can be saved again knowingly.
 */
export function useProfileSave(seeker: OwnProfile_SeekerFragment) {
  const client = useApolloClient();
  const [base, setBase] = useState(() => baseOf(seeker));
  const [{ busy, progress }, setState] = useState<SaveState>({ busy: false, progress: {} });
  const [update] = useUpdateSeekerProfileMutation();
  const [uploadResume] = useUploadResumeMutation();
  const [removeResume] = useRemoveResumeMutation();
  const [uploadPhoto] = useUploadPhotoMutation();
  const [removePhoto] = useRemovePhotoMutation();

  const follow = (name: FileName) => ({
    onProgress: (percent: number) => setState({ busy: true, progress: { [name]: percent } }),
  });

  /** Returns the values as saved, or why they are not. */
  const saveFields = async (values: ProfileValues, from: typeof base): Promise<ProfileValues | SaveProblem> => {
    const input = { ...changedFields(inputOf(from.values), inputOf(values)), unchangedSince: from.updatedAt };
    try {
      await update({ variables: { input } });
      return values;
    } catch (error) {
      const problem = { ...problemOf(error, FAILED), at: "fields" as const };
      return problem.code === "CONFLICT" ? merge(values, from) : problem;
    }
  };
  async function merge(values: ProfileValues, from: typeof base): Promise<ProfileValues | SaveProblem> {
    const { data } = await client.query({ query: ViewerProfileDocument, fetchPolicy: "network-only" });
    if (!data) return { message: FAILED, fields: {}, at: "fields" };
    const now = baseOf(data.viewerSeeker);
    const { values: merged, collisions } = mergeChanges(from.values, values, now.values);
    setBase(now);
    if (collisions.length === 0) return saveFields(merged, now);
    return { ...profileCollisions(now.values, collisions), merged, at: "fields" };
  }

  const fileSteps = ({ resume, photo }: FileChanges) => [
    {
      at: "photo" as const,
      run: async () => {
        if (photo.file) await uploadPhoto({ variables: { file: photo.file }, context: follow("photo") });
        else if (photo.removed) await removePhoto();
      },
    },
    {
      at: "resume" as const,
      run: async () => {
        if (resume.file) await uploadResume({ variables: { file: resume.file }, context: follow("resume") });
        else if (resume.removed) await removeResume();
      },
    },
  ];

  /**
   * Returns where it failed and why: at the fields, in which case nothing is saved, or at files. `onSaved` is called
   * once the fields are saved, with their values, `onFile` after each file.
   */
  const save = async (
    values: ProfileValues,
    files: FileChanges,
    onSaved: (values: ProfileValues) => void,
    onFile: (name: FileName) => void,
  ): Promise<readonly SaveProblem[]> => {
    const problems: SaveProblem[] = [];
    setState({ busy: true, progress: {} });
    const skills = [...values.skills, ...newSkills(values)];
    try {
      const saved = await saveFields({ ...values, skills, typedSkills: "" }, base).catch(
        (error): SaveProblem => ({ ...problemOf(error, FAILED), at: "fields" }),
      );
      if ("at" in saved) return [saved];
      onSaved(saved);
      for (const { at, run } of fileSteps(files)) {
        try {
          await run();
          onFile(at);
        } catch (error) {
          problems.push({ ...problemOf(error, FAILED), at });
        }
      }
      return problems;
    } finally {
      setState({ busy: false, progress: {} });
    }
  };
  return { save, busy, progress };
}
