import { AppError } from "../platform/errors.ts";
import type { Sides } from "./application-sides.store.ts";

/** `what`: such as "offer an interview". @throws CONFLICT if the company can arrange nothing with this applicant */
export function requireArrangeable({ isBlocked, status }: Pick<Sides, "isBlocked" | "status">, what: string): void {
  if (isBlocked) throw new AppError("CONFLICT", "This applicant has blocked messages about this application.");
  if (status === "REJECTED")
    throw new AppError("CONFLICT", `This application is rejected. Withdraw the decision, then ${what}.`);
}
