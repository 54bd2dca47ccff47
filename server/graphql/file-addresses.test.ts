import { expect, test } from "vitest";
import { headersOf, makeScene } from "../testing/permissions/scene.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp({ env: { PUBLIC_URL: "https://jobs.example" } });

test("files have absolute URLs under the public origin, and null without a file", async () => {
  const scene = await makeScene(app);
  const as = { headers: headersOf(scene.people.seeker) };
  const document = `query ($id: ID!, $other: ID!) {
    viewerSeeker { photoUrl photoAddress resumeUrl resumeAddress }
    seeker(id: $other) { photoUrl photoAddress resumeAddress }
    job(id: $id) { company { logoUrl logoAddress } }
  }`;
  // Sent often enough to be compiled.
  for (let time = 0; time < 4; time++) {
    const { data, errors } = await app.execute(document, { id: scene.jobId, other: scene.connectedId }, as);
    expect(errors).toBeUndefined();
    const { viewerSeeker: own, seeker, job } = data as Record<string, Record<string, string>> & { job: never };
    expect(own).toMatchObject({
      photoAddress: `https://jobs.example${own?.photoUrl}`,
      resumeAddress: `https://jobs.example${own?.resumeUrl}`,
    });
    expect(seeker).toEqual({ photoUrl: null, photoAddress: null, resumeAddress: null });
    const { company } = job as { company: Record<string, string> };
    expect(company.logoUrl).toMatch(/^\/files\//);
    expect(company.logoAddress).toBe(`https://jobs.example${company.logoUrl}`);
  }
});
