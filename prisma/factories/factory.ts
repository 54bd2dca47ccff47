import { randomBytes } from "node:crypto";
import type { Prisma } from "../../server/generated/prisma/client.ts";

/** Prisma's client, or a transaction of it. */
export type Client = Prisma.TransactionClient;

const run = randomBytes(4).toString("hex");
let count = 0;

/** A number that no other entity of this process has. */
export const nextNumber = (): number => ++count;

/** An e-mail address that no other entity has, whichever process made it. */
export const nextEmail = (): string => `person-${nextNumber()}-${run}@example.com`;
