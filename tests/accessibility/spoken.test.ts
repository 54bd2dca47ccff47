// @module-tag thorough

import { beforeAll, it } from "vitest";
import { testApp } from "../../server/testing/test-app.ts";
import { testBrowser } from "../support/browser.ts";
import { hearApplying, NURSE_QUESTIONS } from "./spoken/applying.ts";

// One of the ten flows on every change; `spoken.long.test.ts` has all of them.

const app = testApp();
const browser = testBrowser();
let nurseId = "";

beforeAll(async () => {
  const { id: companyId } = await app.build.recruiter({ name: "Northwind Labs" });
  const nurse = { companyId, title: "Night Nurse", workMode: "REMOTE", questions: NURSE_QUESTIONS } as const;
  nurseId = (await app.build.job(nurse)).id;
});

it("a blind seeker applies to a job with questions", async () => {
  const { id } = await app.build.seeker({ name: "Meera Nair" });
  await hearApplying(await browser.openAs(app, { id, role: "SEEKER" }), nurseId);
});
