import type { Prisma } from "../../generated/prisma/client.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import {
  clientOf,
  type Database,
  type Queryable,
  type Stored,
  type Transaction,
} from "../../platform/database/database.ts";
import type { CompanyMember, OwnCompany } from "./members.types.ts";

/** A member, with the data that only owners see. */
export interface StoredMember extends CompanyMember {
  readonly hasSecondFactor: boolean;
}

const PERSON = {
  ...{ email: true, displayName: true },
  ...{ passkeys: { take: 1, select: { id: true } }, authenticatorApp: { select: { confirmedAt: true } } },
} as const;

/** Returns a company's members, owners first, then by the time they joined. */
export async function listMembers(db: Queryable, companyId: string): Promise<StoredMember[]> {
  const found = await clientOf(db).companyMember.findMany({
    where: { companyId },
    orderBy: [{ role: "asc" }, { joinedAt: "asc" }, { accountId: "asc" }],
    select: { accountId: true, role: true, joinedAt: true, account: { select: PERSON } },
  });
  return found.map(({ account: { email, displayName, passkeys, authenticatorApp }, ...member }) => ({
    ...member,
    email,
    name: displayName || email,
    hasSecondFactor: passkeys.length > 0 || Boolean(authenticatorApp?.confirmedAt),
  }));
}

/**
 * Locks a company's members: changes are serialised, so that the last owner is known to be the last. @returns the
 * members
 */
export async function lockMembers(tx: Transaction, companyId: string): Promise<StoredMember[]> {
  await tx.$executeRaw`select from companies where id = ${companyId}::uuid for update`;
  return listMembers(tx, companyId);
}

/** Returns a company's name. */
export async function companyNameOf(tx: Transaction, companyId: string): Promise<string> {
  return (await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } })).name;
}

/**
 * Changes a member's role. A member who is no longer an interviewer loses their job assignments, and the pending
 * invitations of one who is no longer an owner end.
 */
export async function updateMemberRole(
  tx: Transaction,
  key: { readonly accountId: string; readonly companyId: string },
  role: CompanyRole,
): Promise<void> {
  await tx.companyMember.updateMany({ where: key, data: { role } });
  if (role !== "INTERVIEWER") await tx.jobInterviewer.deleteMany({ where: key });
  if (role !== "OWNER")
    await tx.companyInvitation.deleteMany({ where: { invitedById: key.accountId, companyId: key.companyId } });
}

/**
 * Removes a member from the company, and with them their assignments and pending invitations; a logo that they uploaded
 * passes to an owner.
 */
export async function deleteMember(
  tx: Transaction,
  { accountId, companyId }: { readonly accountId: string; readonly companyId: string },
): Promise<void> {
  await tx.companyMember.deleteMany({ where: { accountId, companyId } });
  await tx.$executeRaw`
    update files f set owner_id = m.account_id from companies c
    join lateral (select account_id from company_members
      where company_id = c.id and role = 'OWNER' order by joined_at limit 1) m on true
    where c.id = ${companyId}::uuid and f.id = c.logo_file_id and f.owner_id = ${accountId}::uuid`;
}

/** Adds an account as a member. @returns whether it was not a member yet */
export async function insertMember(tx: Transaction, member: Prisma.CompanyMemberCreateManyInput): Promise<boolean> {
  return (await tx.companyMember.createMany({ data: member, skipDuplicates: true })).count > 0;
}

/** Returns the companies of a recruiter, by name. */
export async function listOwnCompanies({ pool }: Pick<Database, "pool">, accountId: string): Promise<OwnCompany[]> {
  const { rows } = await pool.query<OwnCompany>({
    name: "own-companies",
    text: `select c.id, c.name, m.role, m.chosen_at = max(m.chosen_at) over () as "isCurrent",
        exists (select from second_factor_requirements d where d.company_id = c.id) as "requiresSecondFactor"
      from company_members m join companies c on c.id = m.company_id where m.account_id = $1 order by c.name, c.id`,
    values: [accountId],
  });
  return rows;
}

/** Makes a company the recruiter's current one. @returns whether it is one of theirs */
export async function chooseCompany(tx: Transaction, accountId: string, companyId: string): Promise<boolean> {
  const changed = await tx.$executeRaw`
    update company_members set chosen_at = clock_timestamp()
    where account_id = ${accountId}::uuid and company_id = ${companyId}::uuid`;
  return changed > 0;
}

/**
 * Assigns exactly these interviewers of the company to a job; concurrent calls for a job are serialised. @returns those
 * now assigned, and which of them were not before
 */
export async function replaceInterviewers(
  tx: Transaction,
  { jobId, companyId }: { readonly jobId: string; readonly companyId: string },
  accountIds: readonly string[],
): Promise<{ readonly assigned: string[]; readonly added: string[] }> {
  await tx.$executeRaw`select from jobs where id = ${jobId}::uuid for no key update`;
  const where = { companyId, role: "INTERVIEWER" as const, accountId: { in: [...accountIds] } };
  const found = await tx.companyMember.findMany({ where, select: { accountId: true } });
  const assigned = found.map(({ accountId }) => accountId);
  await tx.jobInterviewer.deleteMany({ where: { jobId, accountId: { notIn: assigned } } });
  const data = assigned.map((accountId) => ({ accountId, companyId, jobId }));
  const added = await tx.jobInterviewer.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { accountId: true },
  });
  return { assigned, added: added.map(({ accountId }) => accountId) };
}

/** Returns the accounts of a job's interviewers. */
export async function findInterviewers({ prisma }: Stored, jobId: string): Promise<string[]> {
  const found = await prisma.jobInterviewer.findMany({ where: { jobId }, select: { accountId: true } });
  return found.map(({ accountId }) => accountId);
}

/**
 * Creates a company, unless the account is a member of one; concurrent calls are serialised. @returns its id, or null
 */
export async function insertCompany(
  tx: Transaction,
  accountId: string,
  company: Omit<Prisma.CompanyCreateManyInput, "id">,
): Promise<string | null> {
  await tx.$executeRaw`select from accounts where id = ${accountId}::uuid for update`;
  if ((await tx.companyMember.count({ where: { accountId } })) > 0) return null;
  const { id: companyId } = await tx.company.create({ data: company, select: { id: true } });
  await insertMember(tx, { accountId, companyId, role: "OWNER" });
  return companyId;
}
