import { once } from "node:events";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { startTestApp } from "../testing/test-app.ts";

test("no library listens for termination signals: a node keeps serving until its proxy knows", async () => {
  const listening = () => ["SIGTERM", "SIGINT"].map((signal) => process.listenerCount(signal));
  const before = listening();
  // Some libraries do so everywhere except in tests.
  vi.stubEnv("NODE_ENV", "production");
  const app = await startTestApp();
  try {
    expect(listening()).toEqual(before);
  } finally {
    await app.close();
    vi.unstubAllEnvs();
  }
});

test("a connection on which nothing was sent does not delay a stop", async () => {
  const app = await startTestApp();
  const opened = connect(Number(new URL(app.url).port), "127.0.0.1");
  await once(opened, "connect");
  const closed = once(opened, "close");
  await app.close();
  await closed;
});
