import { execFile } from "node:child_process";
import { promisify } from "node:util";
import createClient from "openapi-fetch";
import { expect, test } from "vitest";
import type { paths } from "../../server/testing/generated/openapi.ts";
import { JOB_COUNT, journey, PAGE_SIZE } from "./journey.ts";

const { app, logInInput, pass } = journey();

test("the types that openapi-typescript makes of the served document are those of the client below", async () => {
  const program = "server/testing/programs/openapi-types.mjs";
  const address = `${app.url}/api-docs/openapi.json`;
  const { stdout } = await promisify(execFile)(process.execPath, [program, address], { maxBuffer: 2 ** 24 });
  await expect(stdout).toMatchFileSnapshot("../../server/testing/generated/openapi.ts");
});

test("openapi-fetch logs in, pages, applies, is told of a problem, and is renewed by its cookies", async () => {
  const client = createClient<paths>({ baseUrl: app.url });
  const { email, password } = logInInput;
  const { data: tokens } = await client.POST("/auth/login-seeker", { body: { email, password } });
  let access = tokens?.accessToken;
  client.use({
    onRequest({ request }) {
      request.headers.set("accept", "application/json, application/problem+json");
      request.headers.set("cookie", `useraccessToken=${access}; userrefreshToken=${tokens?.refreshToken}`);
    },
    onResponse({ response }) {
      const cookie = response.headers.getSetCookie().find((line) => line.startsWith("useraccessToken="));
      if (cookie) access = cookie.split(/[=;]/)[1];
    },
  });

  const found: { _id: string; jobTitle: string }[] = [];
  for (let after: string | undefined; ; ) {
    const query = { limit: PAGE_SIZE, ...(after && { after }) };
    const { data } = await client.GET("/seeker/getjobs", { params: { query } });
    found.push(...(data?.jobs ?? []));
    after = data?.next;
    if (!after) break;
  }
  expect(new Set(found.map(({ jobTitle }) => jobTitle)).size).toBe(JOB_COUNT);

  const params = { path: { jobId: found[0]?._id ?? "" } };
  expect((await client.POST("/seeker/applyjob/{jobId}", { params })).response.status).toBe(200);
  const again = await client.POST("/seeker/applyjob/{jobId}", { params });
  expect(again.error).toMatchObject({ status: 409, code: "ALREADY_APPLIED", title: "Applied already" });

  pass(20);
  const before = access;
  const applied = await client.GET("/seeker/appliedJobs");
  expect(applied.data?.jobs).toHaveLength(1);
  expect(access).not.toBe(before);
});
