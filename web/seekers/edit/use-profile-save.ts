import { useState } from "react";
import type { ServerProblem } from "../../apollo/problem.ts";
import { problemOf } from "../../apollo/problem.ts";
import {
  useRemovePhotoMutation,
  useRemoveResumeMutation,
  useUpdateSeekerProfileMutation,
  useUploadPhotoMutation,
  useUploadResumeMutation,
} from "../../generated/seekers/profile.ts";
import { changedFields } from "../../ui/forms/merge-changes.ts";
import { inputOf, type ProfileValues } from "./profile-values.ts";

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
}

interface SaveState {
  busy: boolean;
  /** Progress of the current upload in percent. */
  progress: Partial<Record<FileName, number>>;
}

/**
 * Saves the fields that differ from `base`, what the form was filled with, then each of the files: a refused one does
 * not keep the other from being saved.
 */
export function useProfileSave(base: ProfileValues) {
  const [{ busy, progress }, setState] = useState<SaveState>({ busy: false, progress: {} });
  const [update] = useUpdateSeekerProfileMutation();
  const [uploadResume] = useUploadResumeMutation();
  const [removeResume] = useRemoveResumeMutation();
  const [uploadPhoto] = useUploadPhotoMutation();
  const [removePhoto] = useRemovePhotoMutation();

  const follow = (name: FileName) => ({
    onProgress: (percent: number) => setState({ busy: true, progress: { [name]: percent } }),
  });
  const steps = (values: ProfileValues, { resume, photo }: FileChanges) => [
    {
      at: "fields" as const,
      run: () => update({ variables: { input: changedFields(inputOf(base), inputOf(values)) } }),
    },
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
   * after each successful step.
   */
  const save = async (
    values: ProfileValues,
    files: FileChanges,
    onSaved: (at: SaveProblem["at"]) => void,
  ): Promise<readonly SaveProblem[]> => {
    const problems: SaveProblem[] = [];
    setState({ busy: true, progress: {} });
    try {
      for (const { at, run } of steps(values, files)) {
        try {
          await run();
          onSaved(at);
        } catch (error) {
          problems.push({ ...problemOf(error, FAILED), at });
          if (at === "fields") break;
        }
      }
      return problems;
    } finally {
      setState({ busy: false, progress: {} });
    }
  };
  return { save, busy, progress };
}
