import type { Prisma } from "../generated/prisma/client.ts";
import type { Transaction } from "./database/database.ts";

/** Something that was done in a company. */
export type NewCompanyEvent = Omit<Prisma.CompanyEventCreateManyInput, "id" | "createdAt">;

/** Notes who did what in a company, with what it is about. What is done with an application is noted by the database. */
export async function recordCompanyEvents(tx: Transaction, events: readonly NewCompanyEvent[]): Promise<void> {
  await tx.companyEvent.createMany({ data: [...events] });
}
