import { beforeEach, expect, test } from "vitest";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { DeleteAccountDocument } from "../../web/generated/privacy/privacy.ts";
import { signedInOperator } from "../testing/operators.ts";
import type { Person } from "../testing/people.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();
const deleted = async (person: Person) =>
  String(
    (await app.execute(DeleteAccountDocument, { input: { password: FACTORY_PASSWORD } }, person)).errors?.[0]
      ?.extensions.code ?? "yes",
  );

beforeEach(async () => {
  await app.db.prisma.operator.deleteMany();
});

test("the console's last administrator cannot delete their account; other operators can", async () => {
  const administrator = await signedInOperator(app.db, "ADMINISTRATOR");
  expect(await deleted(await signedInOperator(app.db, "MODERATOR"))).toBe("yes");
  expect(await deleted(administrator)).toBe("CONFLICT");
  expect(await app.db.prisma.account.count({ where: { id: administrator.id } })).toBe(1);
  await signedInOperator(app.db, "ADMINISTRATOR");
  expect(await deleted(administrator)).toBe("yes");
});

test("of two administrators who delete their accounts at once, one stays", async () => {
  const both = [await signedInOperator(app.db, "ADMINISTRATOR"), await signedInOperator(app.db, "ADMINISTRATOR")];
  expect((await Promise.all(both.map(deleted))).toSorted()).toEqual(["CONFLICT", "yes"]);
  expect(await app.db.prisma.operator.count({ where: { role: "ADMINISTRATOR" } })).toBe(1);
});
