import { AppError } from "./errors.ts";

/**
 * Requires that stored data is still what a change was based on. `since`: its `updatedAt` as read for the change; absent:
 * the later change wins. @throws CONFLICT
 */
export function requireUnchanged({ updatedAt }: { readonly updatedAt: Date }, since: Date | null | undefined): void {
  if (!since || since.getTime() === updatedAt.getTime()) return;
  throw new AppError("CONFLICT", "Someone else has changed this since you opened it. Reload it and change it again.", {
    current: updatedAt.toISOString(),
  });
}
