import { expect } from "vitest";
import { RequestPasswordResetDocument } from "../../web/generated/accounts/accounts.ts";
import type { TestApp } from "./test-app.ts";

/** Requests a reset link for a seeker; resolves with the whole response. */
export const requestReset = (app: TestApp, email: string, headers: Record<string, string> = {}) =>
  app.execute(RequestPasswordResetDocument, { input: { role: "SEEKER", email } }, { headers });

/** The token in the newest reset mail to a seeker's address; the background work must be running. */
export async function resetTokenFor({ db }: Pick<TestApp, "db">, email: string): Promise<string> {
  const find = async () => {
    const mail = await db.prisma.mail.findFirst({ where: { to: email }, orderBy: { createdAt: "desc" } });
    return /reset-paasword\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
  };
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  return (await find()) ?? "";
}
