import { invalid } from "../../platform/errors.ts";

const MAX_EXTERNAL_ID = 200;

/** Returns a job's id in its source system, trimmed; null for a text that is none, or that the database cannot store. */
export function toExternalId(given: string): string | null {
  const id = given.trim();
  return id !== "" && id.length <= MAX_EXTERNAL_ID && !/[\p{Cc}\p{Cs}]/u.test(id) ? id : null;
}

/** Returns a job's id in its source system, trimmed. @throws BAD_USER_INPUT */
export function requireExternalId(given: string): string {
  const id = toExternalId(given);
  if (id === null) throw invalid({ externalId: `Ids have 1 to ${MAX_EXTERNAL_ID} characters.` });
  return id;
}
