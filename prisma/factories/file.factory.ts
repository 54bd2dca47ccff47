import { randomUUID } from "node:crypto";
import type { File, Prisma } from "../../server/generated/prisma/client.ts";
import { buildAccount } from "./account.factory.ts";
import type { Client } from "./factory.ts";

/** Saves the record of a stored file (not its content); creates the owner unless given. */
export async function buildFile(
  prisma: Client,
  overrides: Partial<Prisma.FileUncheckedCreateInput> = {},
): Promise<File> {
  const ownerId = overrides.ownerId ?? (await buildAccount(prisma)).id;
  return prisma.file.create({
    data: {
      kind: "RESUME",
      name: "resume.pdf",
      mediaType: "application/pdf",
      size: 1000,
      storageKey: randomUUID(),
      ...overrides,
      ownerId,
    },
  });
}
