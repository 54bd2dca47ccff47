import { buildConnection, buildMember, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import type { Role } from "../generated/prisma/enums.ts";
import type { Actor } from "../platform/actor.ts";
import type { Stored } from "../platform/database/database.ts";
import { LegacyClient } from "./legacy-client.ts";
import { openSession, signIn } from "./sign-in.ts";
import type { TestServer } from "./test-app.ts";

/** A signed-in person. */
export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly cookie: string;
}

/** A new seeker with a session. */
export async function signedInSeeker(db: Stored, fields?: Parameters<typeof buildSeeker>[1]) {
  const { id, name } = await buildSeeker(db.prisma, fields);
  return { ...(await signedInAs(db, id)), name };
}

/** A new recruiter with a session. */
export async function signedInRecruiter(db: Stored, fields?: Parameters<typeof buildRecruiter>[1]) {
  const { id, slug } = await buildRecruiter(db.prisma, fields);
  return { ...(await signedInAs(db, id)), slug };
}

/** Another member of a company, by default a recruiter, with a session. */
export async function signedInMember(db: Stored, fields: Parameters<typeof buildMember>[1]): Promise<Person> {
  return signedInAs(db, (await buildMember(db.prisma, fields)).accountId);
}

/** The person of an account, with another session. */
export async function signedInAs(db: Stored, id: string): Promise<Person> {
  const { role, email } = await db.prisma.account.findUniqueOrThrow({ where: { id } });
  return { id, role, email, cookie: await signIn(db, { id, role }) };
}

/** The email address of an account. */
export const emailOf = async ({ prisma }: Stored, { id }: { id: string }): Promise<string> =>
  (await prisma.account.findUniqueOrThrow({ where: { id } })).email;

/** The mails to an account or an address, oldest first; `about`: what their cause begins with. */
export async function mailsTo(db: Stored, to: { id: string } | string, about = "") {
  const where = { to: typeof to === "string" ? to : await emailOf(db, to), cause: { startsWith: about } };
  return db.prisma.mail.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
}

/** The subjects of those mails. */
export const subjectsTo = async (...question: Parameters<typeof mailsTo>): Promise<string[]> =>
  (await mailsTo(...question)).map(({ subject }) => subject);

/** The account as services know it; a recruiter owns the company of the same id. */
export const actorOf = ({ id }: { readonly id: string }, role: Role): Actor => ({
  ...{ accountId: id, role, sessionId: id },
  ...(role === "RECRUITER" && { company: { id, role: "OWNER", isVerified: false, missingFactor: null } }),
});

/** Two new seekers with sessions who are connected. */
export async function connectedPair(db: Stored): Promise<[Person, Person]> {
  const [ada, grace] = [await signedInSeeker(db), await signedInSeeker(db)];
  await buildConnection(db.prisma, { requesterId: ada.id, addresseeId: grace.id });
  return [ada, grace];
}

/** A legacy client with a session of the account. */
export async function clientOf(
  { url, db }: Pick<TestServer, "url" | "db">,
  { id }: { id: string },
  role: Role,
): Promise<LegacyClient> {
  const client = new LegacyClient(url);
  const { name, refreshToken } = await openSession(db, { id, role });
  client.cookies.set(name, refreshToken);
  return client;
}
