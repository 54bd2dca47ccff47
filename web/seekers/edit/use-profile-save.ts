import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
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
import { changedFields } from "../../ui/forms/merge-changes.ts";
import { type MergedProblem, saveMerging } from "../../ui/forms/save-merging.ts";
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
export interface SaveProblem extends MergedProblem<ProfileValues> {
  at: "fields" | FileName;
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

  const saveFields = (values: ProfileValues) =>
    saveMerging(values, base, {
      save: (merged, from) => {
        const input = { ...changedFields(inputOf(from.values), inputOf(merged)), unchangedSince: from.updatedAt };
        return update({ variables: { input } });
      },
      read: async () => {
        const { data } = await client.query({ query: ViewerProfileDocument, fetchPolicy: "network-only" });
        if (!data) throw new Error(FAILED);
        const now = baseOf(data.viewerSeeker);
        setBase(now);
        return now;
      },
      collided: profileCollisions,
      failed: FAILED,
    });

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
      const fields = await saveFields({ ...values, skills, typedSkills: "" });
      if ("problem" in fields) return [{ ...fields.problem, at: "fields" }];
      onSaved(fields.saved);
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
