import type { Prisma } from "../generated/prisma/client.ts";
import { clientOf, type Queryable, type Stored, type Transaction } from "../platform/database/database.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import type { Recruiter } from "./recruiters.types.ts";

/** Returns a recruiter with one of their companies. */
export async function findRecruiter(
  { prisma }: Stored,
  { accountId, companyId }: { readonly accountId: string; readonly companyId: string },
): Promise<Recruiter | null> {
  const found = await prisma.companyMember.findUnique({
    where: { accountId_companyId: { accountId, companyId } },
    include: { account: { select: { email: true } }, company: { include: { logo: true, verification: true } } },
  });
  if (!found) return null;
  const { account, company, joinedAt, role } = found;
  const { logo, name, location, otherPlaces, size, description, website, industry, linkedin, slug, verification } =
    company;
  return {
    id: accountId,
    email: account.email,
    createdAt: joinedAt,
    updatedAt: company.updatedAt,
    companyId: company.id,
    companyRole: role,
    companyName: name,
    companyLocation: location,
    otherPlaces,
    companySize: size,
    companyDescription: description,
    companyWebsite: website,
    industry,
    linkedin,
    slug,
    verification,
    logoUrl: logo ? fileUrl(logo.storageKey, logo.name) : "",
    logoName: logo?.name ?? null,
  };
}

/** Locks a company until the transaction ends, and returns when it was last changed. */
export async function lockProfile(tx: Transaction, id: string): Promise<{ readonly updatedAt: Date }> {
  await tx.$queryRaw`select id from companies where id = ${id}::uuid for update`;
  return tx.company.findUniqueOrThrow({ where: { id }, select: { updatedAt: true } });
}

/** Updates columns of a company. */
export async function updateCompany(
  db: Queryable,
  id: string,
  data: Prisma.CompanyUncheckedUpdateInput,
): Promise<void> {
  await clientOf(db).company.update({ where: { id }, data, select: { id: true } });
}

/** Returns a company's current slug. */
export async function findSlug({ prisma }: Stored, id: string): Promise<string> {
  return (await prisma.company.findUniqueOrThrow({ where: { id }, select: { slug: true } })).slug;
}

/**
 * Gives a company another slug, unless another company has or had it; concurrent changes to one slug are serialised.
 * @returns whether it was changed
 */
export async function updateSlug(tx: Transaction, companyId: string, slug: string): Promise<boolean> {
  await tx.companySlug.createMany({ data: [{ slug, companyId }], skipDuplicates: true });
  const own = await tx.companySlug.findUnique({ where: { slug }, select: { companyId: true } });
  if (own?.companyId !== companyId) return false;
  await updateCompany(tx, companyId, { slug });
  return true;
}
