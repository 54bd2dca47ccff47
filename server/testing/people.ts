import { buildConnection, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import type { Role } from "../generated/prisma/enums.ts";
import type { Stored } from "../platform/database/database.ts";
import { LegacyClient } from "./legacy-client.ts";
import { openSession, signIn } from "./sign-in.ts";
import type { TestApp } from "./test-app.ts";

/** A signed-in person. */
export interface Person {
  readonly id: string;
  readonly cookie: string;
}

/** A new seeker with a session. */
export async function signedInSeeker(db: Stored, fields?: Parameters<typeof buildSeeker>[1]) {
  const { id, name } = await buildSeeker(db.prisma, fields);
  return { id, name, cookie: await signIn(db, { id, role: "SEEKER" }) };
}

/** A new recruiter with a session. */
export async function signedInRecruiter(db: Stored, fields?: Parameters<typeof buildRecruiter>[1]) {
  const { id } = await buildRecruiter(db.prisma, fields);
  return { id, cookie: await signIn(db, { id, role: "RECRUITER" }) };
}

/** Two new seekers with sessions who are connected. */
export async function connectedPair(db: Stored): Promise<[Person, Person]> {
  const [ada, grace] = [await signedInSeeker(db), await signedInSeeker(db)];
  await buildConnection(db.prisma, { requesterId: ada.id, addresseeId: grace.id });
  return [ada, grace];
}

/** A legacy client with a session of the account. */
export async function clientOf(
  { url, db }: Pick<TestApp, "url" | "db">,
  { id }: { id: string },
  role: Role,
): Promise<LegacyClient> {
  const client = new LegacyClient(url);
  const { name, refreshToken } = await openSession(db, { id, role });
  client.cookies.set(name, refreshToken);
  return client;
}
