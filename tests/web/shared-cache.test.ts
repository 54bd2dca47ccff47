// @module-tag thorough

import { expect, test } from "vitest";
import { signIn } from "../../server/testing/sign-in.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { companyPath, jobPath } from "../../shared/public-paths.ts";

const app = testApp();

test("what a shared cache may store is the same for two people, and shows nothing of either", async () => {
  const job = await app.build.job({ title: "Welder", recruiter: { name: "Tidewater Labs" } });
  const people = await Promise.all(
    ["Asha Menon", "Vikram Rao"].map(async (name) => {
      const { id } = await app.build.seeker({ name });
      return { id, name, cookie: await signIn(app.db, { id, role: "SEEKER" }) };
    }),
  );
  for (const { id, cookie } of people) {
    await app.build.application({ jobId: job.id, seekerId: id });
    const pressed = await fetch(`${app.url}/jobs/${job.id}/save`, { method: "POST", headers: { cookie } });
    expect(await pressed.text()).toContain("Saved");
  }
  const answersTo = (path: string) =>
    Promise.all(
      people.map(async ({ cookie }) => {
        const answer = await fetch(app.url + path, { headers: { cookie }, redirect: "manual" });
        expect(answer.headers.get("set-cookie"), path).toBeNull();
        return { caching: answer.headers.get("cache-control") ?? "", text: await answer.text() };
      }),
    );
  for (const path of [jobPath(job), companyPath("tidewater-labs"), "/jobs", "/feeds/jobs.atom", "/sitemap.xml"]) {
    const [one, other] = await answersTo(path);
    expect(other, path).toEqual(one);
    expect(one?.caching, path).toMatch(/public, max-age=\d/);
    for (const { id, name } of people)
      for (const own of [id, name, "Applied", "Saved"]) expect(one?.text, path).not.toContain(own);
  }
  for (const { caching } of await answersTo("/jobs/finish")) expect(caching).not.toContain("public");
});
