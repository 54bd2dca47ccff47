import { tokenHash } from "../../accounts/tokens.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import { clientOf, type Queryable, type Stored, type Transaction } from "../../platform/database/database.ts";
import type { CompanyInvitation } from "./members.types.ts";

const SENDER = { select: { account: { select: { email: true, displayName: true } } } } as const;
const senderName = ({ account }: { readonly account: { readonly email: string; readonly displayName: string } }) =>
  account.displayName || account.email;

const SHOWN = {
  ...{ id: true, email: true, role: true, expiresAt: true },
  invitedBy: SENDER,
} as const;

const INVITING = { select: { name: true, secondFactorRequirement: { select: { companyId: true } } } } as const;

const invitingCompany = ({
  name,
  secondFactorRequirement,
}: {
  name: string;
  secondFactorRequirement: object | null;
}) => ({
  ...{ companyName: name, requiresSecondFactor: secondFactorRequirement !== null },
});

/** Returns the invitations of a company that can be accepted, most recently sent first. */
export async function listInvitations(db: Queryable, companyId: string, now: Date): Promise<CompanyInvitation[]> {
  const found = await clientOf(db).companyInvitation.findMany({
    where: { companyId, expiresAt: { gt: now } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: SHOWN,
  });
  return found.map(({ invitedBy, ...invitation }) => ({
    ...invitation,
    invitedBy: senderName(invitedBy),
  }));
}

/**
 * Stores an invitation, of which only the token's hash is stored, replacing an earlier one to the address. @returns its
 * id and address
 */
export async function insertInvitation(
  tx: Transaction,
  {
    token,
    ...invitation
  }: {
    readonly token: string;
    readonly companyId: string;
    readonly email: string;
    readonly role: CompanyRole;
    readonly invitedById: string;
    readonly expiresAt: Date;
  },
): Promise<{ id: string; companyName: string; requiresSecondFactor: boolean }> {
  const { companyId, email } = invitation;
  await tx.companyInvitation.deleteMany({ where: { companyId, email } });
  const data = { ...invitation, tokenHash: tokenHash(token) };
  const { id, company } = await tx.companyInvitation.create({ data, select: { id: true, company: INVITING } });
  return { id, ...invitingCompany(company) };
}

/** Returns the invitation of a token, while it can be accepted. */
export async function findInvitation({ prisma }: Stored, token: string, now: Date) {
  const found = await prisma.companyInvitation.findFirst({
    where: { tokenHash: tokenHash(token), expiresAt: { gt: now } },
    select: { email: true, role: true, company: INVITING, invitedBy: SENDER },
  });
  if (!found) return null;
  const { email, role, company, invitedBy } = found;
  const hasAccount = (await prisma.account.count({ where: { role: "RECRUITER", email } })) > 0;
  return { ...invitingCompany(company), invitedBy: senderName(invitedBy), email, role, hasAccount };
}

/**
 * Uses up an invitation; of two concurrent uses, one succeeds. @returns null when it is unknown, used or expired, for
 * another address, or whoever sent it may no longer invite
 */
export async function consumeInvitation(
  tx: Transaction,
  { token, email }: { readonly token: string; readonly email?: string },
  now: Date,
): Promise<{ companyId: string; email: string; role: CompanyRole } | null> {
  // Members change under this lock: the rights that the second statement finds hold until the transaction ends.
  await tx.$executeRaw`
    select from companies where id = (select company_id from company_invitations where token_hash = ${tokenHash(token)}) for update`;
  const [taken] = await tx.$queryRaw<{ companyId: string; email: string; role: CompanyRole }[]>`
    delete from company_invitations i using company_members m, accounts a
    where i.token_hash = ${tokenHash(token)} and i.expires_at > ${now} and (${email ?? null}::text is null or i.email = ${email ?? null}::text)
      and m.account_id = i.invited_by_id and m.company_id = i.company_id and m.role = 'OWNER'
      and a.id = i.invited_by_id and a.suspended_at is null
    returning i.company_id as "companyId", i.email, i.role`;
  return taken ?? null;
}

/** Cancels an invitation of a company. @returns its address, if it existed */
export async function deleteInvitation(tx: Transaction, companyId: string, id: string): Promise<string | undefined> {
  const [taken] = await tx.$queryRaw<{ email: string }[]>`
    delete from company_invitations where id = ${id}::uuid and company_id = ${companyId}::uuid returning email`;
  return taken?.email;
}
