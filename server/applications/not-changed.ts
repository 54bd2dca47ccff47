import type { ApplicationNotChanged } from "./applications.types.ts";

/** Returns which of the named applications were not changed: those without room for more, and those not found. */
export const notChanged = (
  named: readonly string[],
  changed: ReadonlySet<string>,
  full: ReadonlySet<string>,
  reason: string,
): ApplicationNotChanged[] =>
  [...new Set(named)]
    .filter((id) => !changed.has(id.toLowerCase()))
    .map((applicationId) =>
      full.has(applicationId.toLowerCase())
        ? { applicationId, code: "BAD_USER_INPUT", reason }
        : { applicationId, code: "NOT_FOUND", reason: "Application not found." },
    );
