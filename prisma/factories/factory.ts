import { randomBytes } from "node:crypto";
import type { Prisma } from "../../server/generated/prisma/client.ts";

/** Prisma's client, or a transaction of it. */
export type Client = Prisma.TransactionClient;

const run = randomBytes(4).toString("hex");
let count = 0;

/** Returns a number that is unique within this process. */
export const nextNumber = (): number => ++count;

/** Returns an email address that is unique across processes. */
export const nextEmail = (): string => `person-${nextNumber()}-${run}@example.com`;
