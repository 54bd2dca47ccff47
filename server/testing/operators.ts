import type { OperatorRole } from "../generated/prisma/enums.ts";
import type { Stored } from "../platform/database/database.ts";
import { type Person, signedInAs, signedInRecruiter } from "./people.ts";

/** Adds a passkey to an account, as a row: its logins require a second step from now on. */
export async function withPasskey({ prisma }: Stored, accountId: string): Promise<void> {
  const credentialId = crypto.randomUUID();
  await prisma.passkey.create({ data: { accountId, credentialId, publicKey: new Uint8Array(1), name: "Key" } });
}

/** A new operator; `without`: a second factor, or a session opened after adding it. */
export async function signedInOperator(
  db: Stored,
  role: OperatorRole,
  without?: "factor" | "new session",
): Promise<Person> {
  const operator = await signedInRecruiter(db);
  const { id } = operator;
  await db.prisma.operator.create({ data: { accountId: id, role } });
  if (without === "factor") return operator;
  if (without) {
    // The database clock, from which both rows have their times, may not have advanced.
    await db.prisma.session.updateMany({ where: { accountId: id }, data: { createdAt: new Date(0) } });
  }
  await withPasskey(db, id);
  return without ? operator : signedInAs(db, id);
}
