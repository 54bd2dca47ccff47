import { afterEach, beforeEach, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { RecruiterDashboardDocument } from "../generated/applications/dashboard/dashboard.ts";
import { SaveJobDocument } from "../generated/jobs/jobs.ts";
import { clientFor } from "./client.ts";

beforeEach(() => {
  vi.stubGlobal(
    "window",
    Object.assign(new EventTarget(), { location: { pathname: "/" }, navigator: { userAgent: "" } }),
  );
  vi.stubGlobal("WebSocket", WebSocket);
  vi.stubGlobal("fetch", async () => {
    const message = "Not found.";
    const answer = {
      data: { recruiterDashboard: null, viewerRecruiter: null, saveJob: null },
      errors: [{ message, path: ["saveJob"], extensions: { code: "NOT_FOUND" } }],
    };
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
});
afterEach(() => vi.unstubAllGlobals());

// The types of the operations rely on this: see codegen/error-handling-client.cjs.
test("a response with a failed field is a failure, and none of its fields is read as null", async () => {
  const client = clientFor("SEEKER");
  const variables = { input: { jobId: "1" } };
  await expect(client.query({ query: RecruiterDashboardDocument })).rejects.toThrow("Not found.");
  await expect(client.mutate({ mutation: SaveJobDocument, variables })).rejects.toThrow("Not found.");
  expect(client.cache.extract()).toEqual({});
});
