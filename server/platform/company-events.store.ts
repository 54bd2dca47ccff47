import type { Prisma } from "../generated/prisma/client.ts";
import type { Transaction } from "./database/database.ts";

/** An action in a company, to be recorded. */
export type NewCompanyEvent = Omit<Prisma.CompanyEventCreateManyInput, "id" | "createdAt">;

/** Records who did what in a company, and its object. */
export async function recordCompanyEvents(tx: Transaction, events: readonly NewCompanyEvent[]): Promise<void> {
  await tx.companyEvent.createMany({ data: [...events] });
}
