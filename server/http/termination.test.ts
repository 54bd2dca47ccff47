import { expect, test, vi } from "vitest";
import { startTestApp } from "../testing/test-app.ts";

test("no library listens for the signals that end a node: it serves on until its proxy knows", async () => {
  const listening = () => ["SIGTERM", "SIGINT"].map((signal) => process.listenerCount(signal));
  const before = listening();
  // Some libraries do so everywhere but in tests.
  vi.stubEnv("NODE_ENV", "production");
  const app = await startTestApp();
  try {
    expect(listening()).toEqual(before);
  } finally {
    await app.close();
    vi.unstubAllEnvs();
  }
});
