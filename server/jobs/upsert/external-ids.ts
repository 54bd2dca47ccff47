import { invalid } from "../../platform/errors.ts";

const MAX_EXTERNAL_ID = 200;

/** Whether a text can be a job's id in its source system: the database must be able to store it. */
export const isExternalId = (id: string): boolean =>
  id !== "" && id.length <= MAX_EXTERNAL_ID && !/[\p{Cc}\p{Cs}]/u.test(id);

/** @throws BAD_USER_INPUT */
export function requireExternalId(id: string): void {
  if (!isExternalId(id)) throw invalid({ externalId: `Ids have 1 to ${MAX_EXTERNAL_ID} characters.` });
}
