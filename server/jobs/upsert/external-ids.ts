import { flawOfLine } from "../../../shared/text/plain-line.ts";
import { invalid } from "../../platform/errors.ts";

const MAX_EXTERNAL_ID = 200;

/** Returns why a trimmed text is no id of a job in its source system; null when it is one. */
function flawOf(id: string): string | null {
  if (id === "" || id.length > MAX_EXTERNAL_ID || !id.isWellFormed())
    return `Ids have 1 to ${MAX_EXTERNAL_ID} characters.`;
  return flawOfLine(id, "The id");
}

/** Returns a job's id in its source system, trimmed; null for a text that is none. */
export function toExternalId(given: string): string | null {
  const id = given.trim();
  return flawOf(id) === null ? id : null;
}

/** Returns a job's id in its source system, trimmed. @throws BAD_USER_INPUT */
export function requireExternalId(given: string): string {
  const id = given.trim();
  const flaw = flawOf(id);
  if (flaw !== null) throw invalid({ externalId: flaw });
  return id;
}
