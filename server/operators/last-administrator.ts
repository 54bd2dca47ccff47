import type { Transaction } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import { type LockedOperator, lockOperators } from "./operators.store.ts";

const LAST =
  "The console needs an administrator. First make someone else an administrator who has a second factor and is not suspended.";

/**
 * Refuses to lose the last administrator who can work; one who never could, such as a mistyped address, may go.
 * @throws CONFLICT
 */
export function requireOtherAdministrator(operators: ReadonlyMap<string, LockedOperator>, accountId: string): void {
  const canAdminister = ({ role, canWork }: LockedOperator) => role === "ADMINISTRATOR" && canWork;
  const leaving = operators.get(accountId);
  if (!leaving || !canAdminister(leaving)) return;
  if (![...operators].some(([id, operator]) => id !== accountId && canAdminister(operator)))
    throw new AppError("CONFLICT", LAST);
}

/** The same for an account that is deleted, in its transaction. @throws CONFLICT */
export async function requireDispensable(tx: Transaction, accountId: string): Promise<void> {
  // Only administrators lock the table, which makes other operators' changes wait.
  if ((await tx.operator.count({ where: { accountId, role: "ADMINISTRATOR" } })) === 0) return;
  requireOtherAdministrator(await lockOperators(tx), accountId);
}
