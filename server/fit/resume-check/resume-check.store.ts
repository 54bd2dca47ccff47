import type { ResumeProblem } from "../../generated/prisma/enums.ts";
import type { Stored } from "../../platform/database/database.ts";

/** The resume of a profile, with its text if it has been read. */
export interface OwnResume {
  readonly mediaType: string;
  readonly storageKey: string;
  readonly resumeText: {
    readonly text: string;
    readonly problem: ResumeProblem | null;
    readonly readAt: Date | null;
  } | null;
}

/** Returns the resume of a seeker's profile; null if there is none. */
export async function findOwnResume({ prisma }: Stored, seekerId: string): Promise<OwnResume | null> {
  const resumeText = { select: { text: true, problem: true, readAt: true } };
  const select = { mediaType: true, storageKey: true, resumeText };
  const seeker = await prisma.seeker.findUnique({ where: { id: seekerId }, select: { resume: { select } } });
  return seeker?.resume ?? null;
}
