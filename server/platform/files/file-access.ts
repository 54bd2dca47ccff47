import type { File } from "../../generated/prisma/client.ts";
import type { Actor } from "../actor.ts";
import { AppError } from "../errors.ts";

/** Whether the link alone opens it: photos and logos, which stand in pages that others see. */
export function isPublic({ kind }: Pick<File, "kind">): boolean {
  return kind === "PHOTO" || kind === "LOGO";
}

/**
 * Refuses who may not open the file. `actors`: the accounts of both roles that the request speaks for. A resume opens for
 * its owner and for recruiters, a resume given to the assistant for its owner alone. @throws UNAUTHENTICATED, FORBIDDEN
 */
export function assertMayOpen(file: Pick<File, "kind" | "ownerId">, actors: readonly Actor[]): void {
  if (isPublic(file)) return;
  if (actors.length === 0) throw new AppError("UNAUTHENTICATED", "Log in to open this file.");
  const allowed = actors.some(
    ({ accountId, role }) => accountId === file.ownerId || (role === "RECRUITER" && file.kind === "RESUME"),
  );
  if (!allowed) throw new AppError("FORBIDDEN", "You are not authorized to open this file.");
}
