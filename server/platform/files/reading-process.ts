import { UnreadableResume } from "./resume-text.ts";

/** The file that a reading process gets. */
export interface FileToRead {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Reads the one file that the parent process sends, answers with the result or its problem, and lets the process end. */
export function readOnce(read: (file: FileToRead) => Promise<object>): void {
  // Service managers signal all processes of a service, while the server still waits for this one.
  process.on("SIGTERM", () => undefined);
  process.once("disconnect", () => process.exit());
  process.once("message", async (file: FileToRead) => {
    const answer = await read(file).then(
      (text) => ({ text }),
      (error: unknown) => ({ problem: error instanceof UnreadableResume ? error.problem : "DAMAGED" }),
    );
    process.send?.(answer, () => process.exit());
  });
}
