import { Prisma } from "../../generated/prisma/client.ts";

/** Whether Prisma failed because another row has the same key: a concurrent write was faster. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
