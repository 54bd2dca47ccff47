import type { Database, Transaction } from "../../platform/database/database.ts";
import { fileUrl } from "../../platform/files/file-url.ts";
import type { Resume } from "./resumes.types.ts";

/** Lists a seeker's resumes, the main one first, then the latest first. */
export async function listResumes({ prisma }: Pick<Database, "prisma">, seekerId: string): Promise<Resume[]> {
  const rows = await prisma.resume.findMany({
    where: { seekerId },
    orderBy: { createdAt: "desc" },
    include: { file: { include: { resumeOf: { select: { id: true } } } } },
  });
  return rows
    .map(({ id, name, createdAt, file }) => ({
      ...{ id, name, createdAt, fileName: file.name, url: fileUrl(file.storageKey, file.name) },
      isMain: file.resumeOf.length > 0,
    }))
    .toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
}

/** Returns the file of one of the seeker's resumes; null if they have none with this id. */
export async function findResumeFile(
  tx: Pick<Transaction, "resume">,
  seekerId: string,
  id: string,
): Promise<string | null> {
  return (await tx.resume.findFirst({ where: { seekerId, id }, select: { fileId: true } }))?.fileId ?? null;
}

/** Returns the names of a seeker's resumes other than this one. */
export async function otherResumeNames(tx: Transaction, seekerId: string, id: string | null): Promise<string[]> {
  const others = await tx.resume.findMany({ where: { seekerId, NOT: id ? { id } : {} }, select: { name: true } });
  return others.map(({ name }) => name);
}

/** Adds a resume; a first one becomes the main one. */
export async function insertResume(
  tx: Transaction,
  resume: { readonly seekerId: string; readonly fileId: string; readonly name: string },
): Promise<void> {
  await tx.resume.create({ data: resume });
  await tx.$executeRaw`update seekers set resume_file_id = ${resume.fileId}::uuid
    where id = ${resume.seekerId}::uuid and resume_file_id is null`;
}

/** Names a resume. */
export const storeResumeName = (tx: Transaction, id: string, name: string) =>
  tx.resume.updateMany({ where: { id }, data: { name } });

/** Makes the file of one of the seeker's resumes the main one; what they entered does not count as changed. */
export const storeMainResume = (tx: Transaction, seekerId: string, fileId: string) =>
  tx.$executeRaw`update seekers set resume_file_id = ${fileId}::uuid where id = ${seekerId}::uuid`;

/** Deletes a resume; without the main one, the profile has none. */
export async function removeResume(tx: Transaction, seekerId: string, fileId: string): Promise<void> {
  await tx.$executeRaw`update seekers set resume_file_id = null
    where id = ${seekerId}::uuid and resume_file_id = ${fileId}::uuid`;
  await tx.resume.deleteMany({ where: { seekerId, fileId } });
}
