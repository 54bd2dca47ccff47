import { randomUUID } from "node:crypto";
import { buildRecruiter } from "../../prisma/factories/index.ts";
import type { OperatorRole } from "../generated/prisma/enums.ts";
import type { Stored } from "../platform/database/database.ts";
import type { Person } from "./people.ts";
import { signIn } from "./sign-in.ts";

/** Adds a passkey to an account, as a row: its logins require a second step from now on. */
export async function withPasskey({ prisma }: Stored, accountId: string): Promise<void> {
  const credentialId = randomUUID();
  await prisma.passkey.create({ data: { accountId, credentialId, publicKey: new Uint8Array(1), name: "Key" } });
}

/** A new operator; `without`: a second factor, or a session opened after adding it. */
export async function signedInOperator(
  db: Stored,
  role: OperatorRole,
  without?: "factor" | "new session",
): Promise<Person & { readonly email: string }> {
  const { id } = await buildRecruiter(db.prisma);
  await db.prisma.operator.create({ data: { accountId: id, role } });
  const before = await signIn(db, { id, role: "RECRUITER" });
  const { email } = await db.prisma.account.findUniqueOrThrow({ where: { id } });
  if (without === "factor") return { id, email, cookie: before };
  if (without) {
    // The database clock, from which both rows have their times, may not have advanced.
    await db.prisma.session.updateMany({ where: { accountId: id }, data: { createdAt: new Date(0) } });
  }
  await withPasskey(db, id);
  return { id, email, cookie: without ? before : await signIn(db, { id, role: "RECRUITER" }) };
}
