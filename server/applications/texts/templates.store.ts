import { clientOf, type Queryable, type Transaction } from "../../platform/database/database.ts";
import type { MessageTemplate } from "./templates.types.ts";

/** Returns a company's templates, by name. */
export const listTemplates = (db: Queryable, companyId: string): Promise<MessageTemplate[]> =>
  clientOf(db).messageTemplate.findMany({
    where: { companyId },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { id: true, name: true, status: true, body: true },
  }) as Promise<MessageTemplate[]>;

/** Locks a company's templates, new ones included, so that changes are serialised. @returns the templates */
export async function lockTemplates(tx: Transaction, companyId: string): Promise<MessageTemplate[]> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('message-templates:' || ${companyId}::text, 0))`;
  return listTemplates(tx, companyId);
}

/** Stores a template; without an id, a new one. */
export async function saveTemplate(
  tx: Transaction,
  companyId: string,
  { id, ...template }: Omit<MessageTemplate, "id"> & { readonly id: string | null },
): Promise<void> {
  if (id) await tx.messageTemplate.update({ where: { id, companyId }, data: template });
  else await tx.messageTemplate.create({ data: { ...template, companyId } });
}

/** Deletes a template of the company. @returns whether it existed */
export const deleteTemplate = async (db: Queryable, companyId: string, id: string): Promise<boolean> =>
  (await clientOf(db).messageTemplate.deleteMany({ where: { id, companyId } })).count > 0;
