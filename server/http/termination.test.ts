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
