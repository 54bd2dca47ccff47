import { expect, it } from "vitest";
import { testSite } from "../support/browser.ts";
import { sendApplication } from "../support/send-application.ts";

const { app, openAs } = testSite();

it("shows each side the other's actions within a second, without a reload", async () => {
  const recruiter = await app.build.recruiter({ name: "Acme" });
  const job = await app.build.job({ companyId: recruiter.id, title: "Data engineer" });
  const seeker = await app.build.seeker({ name: "Asha Rao" });
  const hiring = await openAs(recruiter);
  const looking = await openAs(seeker);

  await hiring.goto(`/main-recruiter/applicants/${job.id}`);
  await hiring.getByRole("main").getByText("No Applicants For this Job").waitFor();
  await looking.goto("/main");
  await looking.getByRole("button", { name: "Details of Data engineer" }).click();
  await looking.getByRole("button", { name: "Apply to Data engineer" }).click();
  await sendApplication(looking);
  await looking.getByRole("button", { name: "Applied to Data engineer" }).waitFor();
  await hiring.getByRole("article", { name: "Asha Rao" }).waitFor({ timeout: 1000 });
  await hiring.getByRole("tab", { name: "Applied (1)" }).waitFor({ timeout: 1000 });

  await looking.goto("/main/appliedjobs");
  const application = looking.getByRole("article", { name: "Data engineer at Acme" });
  await application.getByText("Applied", { exact: true }).first().waitFor();
  const decided = performance.now();
  await hiring.getByRole("button", { name: "Accept Asha Rao", exact: true }).click();
  await application.getByText("Accepted", { exact: true }).first().waitFor();
  expect(performance.now() - decided).toBeLessThan(1000);
});
