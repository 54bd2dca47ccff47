import { verify } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { hashPassword } from "./passwords.ts";

test("a password is stored as argon2id with the parameters that OWASP recommends, and a fresh salt each time", async () => {
  const [one, other] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
  for (const hash of [one, other]) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43}$/);
    expect(await verify(hash, "correct horse")).toBe(true);
    expect(await verify(hash, "correct horse ")).toBe(false);
    expect(await verify(hash, "Correct horse")).toBe(false);
  }
  expect(one).not.toBe(other);
});
