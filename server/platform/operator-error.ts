/** A mistake in the settings, or trouble in the environment of the program; the message is meant for the operator. */
export class OperatorError extends Error {
  override readonly name: string = "OperatorError";
}

/** Codes of errors that do not name the file: the disk is full, or broken. */
const OF_THE_DISK = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EIO"]);

/** Whether an error is about a folder or file: one that is missing, or cannot be read or written. */
export const isOfFileSystem = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && "code" in error && ("path" in error || OF_THE_DISK.has(String(error.code)));

/** Returns the message of an error; of several, all of theirs. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
