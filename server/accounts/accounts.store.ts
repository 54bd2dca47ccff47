import type { Prisma } from "../generated/prisma/client.ts";
import type { EmailTokenPurpose, Role } from "../generated/prisma/enums.ts";
import type { StoredMembership } from "../platform/actor.ts";
import { clientOf, type Database, type Queryable, type Transaction } from "../platform/database/database.ts";
import { COMPANY, currentCompany } from "./current-company.sql.ts";
import { isReservedAddress } from "./email-change/email-change.store.ts";
import type { AccountName } from "./known-browsers.store.ts";
import { EMAIL_TOKEN_SECONDS } from "./lifetimes.ts";
import { randomToken, tokenHash } from "./tokens.ts";

/** An account with the name of its person or current company. */
export interface StoredAccount extends AccountName {
  readonly id: string;
  readonly name: string;
  /** A seeker's; null for recruiters. */
  readonly phone: string | null;
  /** A recruiter's own name; empty when it was not told. */
  readonly displayName: string;
  readonly passwordHash: string;
  readonly emailVerifiedAt: Date | null;
  readonly suspendedAt: Date | null;
  readonly company: StoredMembership | null;
}

/** The account of this id, or of this role and address. */
export async function findAccount(
  { pool }: Pick<Database, "pool">,
  which: { readonly id: string; readonly companyId?: string | undefined } | AccountName,
): Promise<StoredAccount | null> {
  const byId = "id" in which;
  const { rows } = await pool.query<StoredAccount>({
    name: byId ? "account-by-id" : "account-by-email",
    text: `
      select a.id, a.role, a.email, coalesce(s.name, c.name, '') as name, a.display_name as "displayName", s.phone, a.password_hash as "passwordHash",
        a.email_verified_at as "emailVerifiedAt", a.suspended_at as "suspendedAt", ${COMPANY}
      from accounts a left join seekers s on s.id = a.id ${currentCompany(byId ? "$2::uuid" : "null::uuid")} left join companies c on c.id = m.company_id
      where ${byId ? "a.id = $1" : "a.role = $1 and a.email = $2"}`,
    values: byId ? [which.id, which.companyId ?? null] : [which.role, which.email],
  });
  return rows[0] ?? null;
}

/** Creates companies, each owned by the recruiter's account that has its id. */
export async function foundCompanies(
  tx: Pick<Transaction, "company" | "companyMember">,
  companies: readonly (Prisma.CompanyCreateManyInput & { readonly id: string })[],
): Promise<void> {
  await tx.company.createMany({ data: [...companies] });
  const owners = companies.map(({ id, createdAt }) => ({
    ...{ accountId: id, companyId: id, role: "OWNER" as const },
    ...(createdAt && { joinedAt: createdAt }),
  }));
  await tx.companyMember.createMany({ data: owners });
}

type NoId<Row> = Omit<Row, "id">;

/**
 * Creates an account with its profile or, owned by it, its company. @returns its id; null when the role has an account of this
 * address, or keeps it for one that had it until lately: the transaction must not commit then
 */
export async function insertAccount(
  tx: Transaction,
  data: Prisma.AccountCreateManyInput,
  profile: { seeker?: NoId<Prisma.SeekerCreateManyInput>; company?: NoId<Prisma.CompanyCreateManyInput> },
  now: Date,
): Promise<string | null> {
  const [account] = await tx.account.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
  // Asked after the row is there, which waited for an account that was just giving the address up.
  if (!account || (await isReservedAddress(tx, data, now))) return null;
  if (profile.seeker) await tx.seeker.createMany({ data: { ...profile.seeker, ...account } });
  if (profile.company) await foundCompanies(tx, [{ ...profile.company, ...account }]);
  return account.id;
}

/** Marks an account's address as verified, unless it is. */
export async function markEmailVerified(tx: Transaction, id: string, emailVerifiedAt: Date): Promise<void> {
  await tx.account.updateMany({ where: { id, emailVerifiedAt: null }, data: { emailVerifiedAt } });
}

/** Changes how a recruiter is called. */
export async function updateDisplayName(
  { prisma }: Pick<Database, "prisma">,
  id: string,
  displayName: string,
): Promise<void> {
  await prisma.account.updateMany({ where: { id }, data: { displayName } });
}

/** Changes an account's password. */
export const updatePassword = (
  tx: Transaction,
  id: string,
  passwordHash: string,
): Promise<AccountName & { id: string }> =>
  tx.account.update({ where: { id }, data: { passwordHash }, select: { id: true, role: true, email: true } });

/** Changes an account's password, unless somebody else has meanwhile. @returns whether it did */
export async function replacePassword(
  tx: Transaction,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const { count } = await tx.account.updateMany({ where: { id, passwordHash: from }, data: { passwordHash: to } });
  return count === 1;
}

/** Whose a link is and what it does. */
interface WantedToken {
  readonly accountId: string;
  readonly purpose: EmailTokenPurpose;
  /** Which change of the address it confirms or undoes. */
  readonly emailChangeId?: string;
}

/** Makes a token for a mail. Only its hash is stored. */
export async function insertEmailToken(tx: Transaction, wanted: WantedToken, now: Date) {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + EMAIL_TOKEN_SECONDS[wanted.purpose] * 1000);
  const data = { ...wanted, tokenHash: tokenHash(token), createdAt: now, expiresAt };
  const { id } = await tx.emailToken.create({ data, select: { id: true } });
  return { id, token };
}

/** Whether an account still has the password that it was read with, which it keeps until the transaction ends. */
export async function holdPassword(
  tx: Transaction,
  { id, passwordHash }: Pick<StoredAccount, "id" | "passwordHash">,
): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    select from accounts where id = ${id}::uuid and password_hash = ${passwordHash} for share`;
  return held.length === 1;
}

/** Whether an account has this address, and keeps it until the transaction ends. */
export async function holdAddress(tx: Transaction, accountId: string, email: string): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    select from accounts where id = ${accountId}::uuid and email = ${email} for share`;
  return held.length === 1;
}

/** What a person shows who has opened the link of a mail. */
interface GivenToken {
  readonly role: Role;
  readonly purpose: EmailTokenPurpose;
  readonly token: string;
}

/** The account that a token was made for; null when it is unknown, used or expired. */
export async function findEmailToken(
  db: Queryable,
  { role, purpose, token }: GivenToken,
  now: Date,
): Promise<string | null> {
  const found = await clientOf(db).emailToken.findFirst({
    where: { tokenHash: tokenHash(token), purpose, usedAt: null, expiresAt: { gt: now }, account: { role } },
    select: { accountId: true },
  });
  return found?.accountId ?? null;
}

/** Uses a token up, and with it all others of its account and purpose. @returns the account, or null as `findEmailToken` */
export async function useEmailToken(tx: Transaction, given: GivenToken, now: Date): Promise<string | null> {
  const accountId = await findEmailToken(tx, given, now);
  if (!accountId) return null;
  // The count decides between two that come at once: only one of them changes the row.
  const own = { tokenHash: tokenHash(given.token), usedAt: null };
  const { count } = await tx.emailToken.updateMany({ where: own, data: { usedAt: now } });
  if (count === 0) return null;
  const { purpose } = given;
  await tx.emailToken.updateMany({ where: { accountId, purpose, usedAt: null }, data: { usedAt: now } });
  return accountId;
}
