import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fetchWithTimeout } from "./fetch-with-timeout.ts";
import { serverMonitor } from "./server-monitor.ts";

/** Answers with the path, if it has one; begins an answer to `/half`, and never ends it. */
const server = createServer(({ url = "/" }, response) => {
  if (url === "/half") response.write("half");
  else if (url !== "/") response.end(url);
});
let address = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(serverMonitor, "reportFailure").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a response in time is returned, and reports nothing", async () => {
  const response = await fetchWithTimeout(`${address}/answer`);
  vi.advanceTimersByTime(6_000);
  expect(await response.text()).toBe("/answer");
  expect(serverMonitor.reportFailure).not.toHaveBeenCalled();
});

test("a request without a response is reported after five seconds, and fails after thirty", async () => {
  const failure = expect(fetchWithTimeout(address)).rejects.toMatchObject({ name: "TimeoutError" });
  vi.advanceTimersByTime(4_999);
  expect(serverMonitor.reportFailure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(serverMonitor.reportFailure).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(25_000);
  await failure;
});

test("a response that stops in the middle fails, too", async () => {
  const response = await fetchWithTimeout(`${address}/half`);
  const failure = expect(response.text()).rejects.toMatchObject({ name: "TimeoutError" });
  vi.advanceTimersByTime(30_000);
  await failure;
});

test.each(["before", "while"])("a caller may cancel a request %s it is sent", async (moment) => {
  const caller = new AbortController();
  if (moment === "before") caller.abort();
  const failure = expect(fetchWithTimeout(address, { signal: caller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
  caller.abort();
  await failure;
});
