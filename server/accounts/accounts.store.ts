import type { Prisma } from "../generated/prisma/client.ts";
import type { EmailTokenPurpose, Role } from "../generated/prisma/enums.ts";
import type { StoredMembership } from "../platform/actor.ts";
import { clientOf, type Database, type Queryable, type Transaction } from "../platform/database/database.ts";
import { COMPANY, currentCompany } from "./current-company.sql.ts";
import { isReservedAddress } from "./email-change/email-change.store.ts";
import type { AccountName } from "./known-browsers.store.ts";
import { EMAIL_TOKEN_SECONDS } from "./lifetimes.ts";
import { randomToken, tokenHash } from "./tokens.ts";

/** An account with the name of its seeker or current company. */
export interface StoredAccount extends AccountName {
  readonly id: string;
  readonly name: string;
  /** A seeker's phone number; null for recruiters. */
  readonly phone: string | null;
  /** A recruiter's own name; empty when not given. */
  readonly displayName: string;
  readonly passwordHash: string;
  readonly emailVerifiedAt: Date | null;
  readonly suspendedAt: Date | null;
  readonly company: StoredMembership | null;
}

/** Returns the account with this id, or with this role and address. */
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

/** Creates companies, each owned by the recruiter account with the same id. */
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
 * Creates an account with its profile, or with a company that it owns. @returns its id; null when the role already has
 * an account with this address, or reserves it for a previous owner: the transaction must then be rolled back
 */
export async function insertAccount(
  tx: Transaction,
  data: Prisma.AccountCreateManyInput,
  profile: { seeker?: NoId<Prisma.SeekerCreateManyInput>; company?: NoId<Prisma.CompanyCreateManyInput> },
  now: Date,
): Promise<string | null> {
  const [account] = await tx.account.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
  // Checked after the insert, which waited for a concurrent change that was giving up the address.
  if (!account || (await isReservedAddress(tx, data, now))) return null;
  if (profile.seeker) await tx.seeker.createMany({ data: { ...profile.seeker, ...account } });
  if (profile.company) await foundCompanies(tx, [{ ...profile.company, ...account }]);
  return account.id;
}

/** Marks an account's address as verified, unless it already is. */
export async function markEmailVerified(tx: Transaction, id: string, emailVerifiedAt: Date): Promise<void> {
  await tx.account.updateMany({ where: { id, emailVerifiedAt: null }, data: { emailVerifiedAt } });
}

/** Changes a recruiter's display name. */
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

/** Changes an account's password, unless it was changed concurrently. @returns whether it was changed */
export async function replacePassword(
  tx: Transaction,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const { count } = await tx.account.updateMany({ where: { id, passwordHash: from }, data: { passwordHash: to } });
  return count === 1;
}

/** The account and purpose of a link. */
interface WantedToken {
  readonly accountId: string;
  readonly purpose: EmailTokenPurpose;
  /** The change of the address that it confirms or undoes. */
  readonly emailChangeId?: string;
}

/** Creates a token for a mail. Only its hash is stored. */
export async function insertEmailToken(tx: Transaction, wanted: WantedToken, now: Date) {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + EMAIL_TOKEN_SECONDS[wanted.purpose] * 1000);
  const data = { ...wanted, tokenHash: tokenHash(token), createdAt: now, expiresAt };
  const { id } = await tx.emailToken.create({ data, select: { id: true } });
  return { id, token };
}

/** Whether an account still has the password that it was read with; locks it until the transaction ends. */
export async function lockPassword(
  tx: Transaction,
  { id, passwordHash }: Pick<StoredAccount, "id" | "passwordHash">,
): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    select from accounts where id = ${id}::uuid and password_hash = ${passwordHash} for share`;
  return held.length === 1;
}

/** Whether an account has this address; locks it until the transaction ends. */
export async function lockAccountAddress(tx: Transaction, accountId: string, email: string): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    select from accounts where id = ${accountId}::uuid and email = ${email} for share`;
  return held.length === 1;
}

/** The credentials from an opened mail link. */
interface GivenToken {
  readonly role: Role;
  readonly purpose: EmailTokenPurpose;
  readonly token: string;
}

/** Returns the account that a token was created for; null when it is unknown, used or expired. */
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

/**
 * Uses up a token, and with it all others of the same account and purpose. @returns the account; null as in
 * `findEmailToken`
 */
export async function useEmailToken(tx: Transaction, given: GivenToken, now: Date): Promise<string | null> {
  const accountId = await findEmailToken(tx, given, now);
  if (!accountId) return null;
  // The count decides between concurrent uses: only one of them changes the row.
  const own = { tokenHash: tokenHash(given.token), usedAt: null };
  const { count } = await tx.emailToken.updateMany({ where: own, data: { usedAt: now } });
  if (count === 0) return null;
  const { purpose } = given;
  await tx.emailToken.updateMany({ where: { accountId, purpose, usedAt: null }, data: { usedAt: now } });
  return accountId;
}

/** Whether a token was used, has not expired, and belongs to an account whose address is verified since. */
export async function hasVerified(tx: Transaction, { role, purpose, token }: GivenToken, now: Date): Promise<boolean> {
  const account = { role, emailVerifiedAt: { not: null } };
  const used = { tokenHash: tokenHash(token), purpose, usedAt: { not: null }, expiresAt: { gt: now }, account };
  return (await tx.emailToken.count({ where: used })) > 0;
}
