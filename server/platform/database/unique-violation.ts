import { Prisma } from "../../generated/prisma/client.ts";

/** Whether Prisma was refused because another row has the same key: somebody else was quicker. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
