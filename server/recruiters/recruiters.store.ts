import type { Prisma } from "../generated/prisma/client.ts";
import { clientOf, type Queryable, type Stored } from "../platform/database/database.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import type { Recruiter } from "./recruiters.types.ts";

/** A company profile, as its recruiter sees it. */
export async function findRecruiter({ prisma }: Stored, id: string): Promise<Recruiter | null> {
  const found = await prisma.recruiter.findUnique({
    where: { id },
    include: { account: { select: { email: true } }, logo: true },
    omit: { logoFileId: true, updatedAt: true },
  });
  if (!found) return null;
  const { account, logo, ...profile } = found;
  const logoUrl = logo ? fileUrl(logo.storageKey, logo.name) : "";
  return { ...profile, email: account.email, logoUrl, logoName: logo?.name ?? null };
}

/** Changes these columns of a company profile. */
export async function updateRecruiter(
  db: Queryable,
  id: string,
  data: Prisma.RecruiterUncheckedUpdateInput,
): Promise<void> {
  await clientOf(db).recruiter.update({ where: { id }, data, select: { id: true } });
}
