import { problemOf, type ServerProblem } from "../../apollo/problem.ts";
import { mergeChanges } from "./merge-changes.ts";

/** The stored state that a form's changes are based on. */
export interface FormBase<Values> {
  readonly values: Values;
  /** The server's `updatedAt`, for `unchangedSince`. */
  readonly updatedAt: string | null;
}

/** Why a form was not saved. */
export interface MergedProblem<Values> extends ServerProblem {
  /** The form's values together with what was changed elsewhere. */
  readonly merged?: Values;
}

interface Saving<Values> {
  /** Saves the values, if what is stored is still `from`. @throws CONFLICT if not */
  readonly save: (values: Values, from: FormBase<Values>) => Promise<unknown>;
  /** Reads what is stored now; later changes are based on it. */
  readonly read: () => Promise<FormBase<Values>>;
  /** Returns the error for fields that were changed elsewhere, too. `theirs`: what is stored now. */
  readonly collided: (theirs: Values, names: readonly (keyof Values & string)[]) => ServerProblem;
  /** The error for a failure without a message of its own. */
  readonly failed: string;
}

/**
 * Saves a form. Changes that were saved elsewhere in the meantime are merged; fields that were changed in both places are
 * refused, and can be saved again knowingly. @returns the values as saved, or why they are not
 */
export async function saveMerging<Values extends object>(
  values: Values,
  from: FormBase<Values>,
  saving: Saving<Values>,
): Promise<{ readonly saved: Values } | { readonly problem: MergedProblem<Values> }> {
  try {
    await saving.save(values, from);
    return { saved: values };
  } catch (error) {
    const problem = problemOf(error, saving.failed);
    if (problem.code !== "CONFLICT") return { problem };
    try {
      const now = await saving.read();
      // It conflicts with something else.
      if (now.updatedAt === from.updatedAt) return { problem };
      const { values: merged, collisions } = mergeChanges(from.values, values, now.values);
      if (collisions.length > 0) return { problem: { ...saving.collided(now.values, collisions), merged } };
      return await saveMerging(merged, now, saving);
    } catch (failure) {
      return { problem: problemOf(failure, saving.failed) };
    }
  }
}
