import { expect, test } from "vitest";
import { Prisma } from "../generated/prisma/client.ts";
import { createLogger } from "../platform/log.ts";
import { publicError } from "./public-error.ts";

const log = createLogger("silent");
const codeOf = (error: unknown) => publicError(error, "1", log).code;

const prismaError = (code: string, originalCode?: string) =>
  new Prisma.PrismaClientKnownRequestError(`Database error. Code: ${originalCode}`, {
    code,
    clientVersion: "7",
    ...(originalCode && { meta: { driverAdapterError: { cause: { originalCode, kind: "postgres" } } } }),
  });

test.each<[string, unknown]>([
  ["refuses connections", Object.assign(new Error("connect"), { code: "ECONNREFUSED" })],
  ["is starting, as Prisma wraps it", prismaError("P2039", "57P03")],
  ["has ended the connection, as Prisma wraps it", prismaError("P2039", "57P01")],
  ["gives no connection in time", prismaError("P2024")],
  ["refuses both of its addresses", new AggregateError([Object.assign(new Error(), { code: "ECONNREFUSED" })])],
])("a database that %s is away, and no fault of ours", (_what, error) => {
  expect(codeOf(error)).toBe("UNAVAILABLE");
});

test("another refusal of the database is a fault of ours", () => {
  expect(codeOf(prismaError("P2039", "22P02"))).toBe("INTERNAL_SERVER_ERROR");
  expect(codeOf(new Error("The jobs are gone."))).toBe("INTERNAL_SERVER_ERROR");
});
