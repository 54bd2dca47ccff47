import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const app = testApp({
  env: {
    NODE_ENV: "production",
    DATABASE_URL: "postgresql://db/worklane",
    SMTP_URL: "smtps://mail.example.com",
    PUBLIC_URL: "https://jobs.example.com",
    TOKEN_SECRET: "8f1e0b7a4c6d2935e1f0a8b7c6d5e4f3",
    PLAYGROUND: "off",
  },
});

test.each(["/dev/mailbox", "/playground", "/playground/start.js"])(
  "%s is for development, and not served",
  async (path) => {
    expect((await fetch(app.url + path)).status).toBe(404);
  },
);

test("the guide for developers does not link to a playground that is not served", async () => {
  const answer = await fetch(`${app.url}/developers`);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  // The footer hides its own link there; without a build there is only the guide.
  expect(/<article.*<\/article>/s.exec(page)?.[0] ?? page).not.toContain("/playground");
});

test("there are no accounts that nobody signed up for", async () => {
  expect(await app.db.prisma.account.count()).toBe(0);
});

test("metrics need a token, and are unavailable unless it is set", async () => {
  const answer = await fetch(`${app.url}/metrics`, { headers: { authorization: "Bearer " } });
  expect([401, 403, 404]).toContain(answer.status);
  expect(await answer.text()).not.toContain("worklane_");
});

test("errors contain neither stack nor versions, and nothing reveals the server's software", async () => {
  await app.build.job();
  for (const path of ["/nowhere", "/graphql?query=%7B", "/seeker/users/x", "/healthz"]) {
    const answer = await fetch(app.url + path, { headers: { "apollo-require-preflight": "1" } });
    expect(await answer.text()).not.toMatch(/node_modules|\.ts:\d|at .*\(|fastify|PostgreSQL|stacktrace/i);
    for (const name of ["server", "x-powered-by", "via"]) expect(answer.headers.get(name)).toBeNull();
  }
});
