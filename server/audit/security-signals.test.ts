import { beforeEach, expect, test } from "vitest";
import { SecuritySignals } from "./security-signals.ts";

let now = new Date("2026-03-02T10:00:00Z");
let signals: SecuritySignals;
beforeEach(() => {
  signals = new SecuritySignals(() => now);
});

const refuse = (subjectId: string | null, address: string) =>
  signals.hear({ accountId: null, appId: null, subjectId, operation: "LOG_IN", outcome: "REFUSED", address });
const times = (count: number, work: (index: number) => void) =>
  Array.from({ length: count }, (_, index) => work(index));

test("many wrong passwords for one account, from anywhere, are guessing: one alarm", () => {
  times(19, (index) => refuse("ada", `203.0.113.${index}`));
  expect(signals.counts.alarms.guessing).toBe(0);
  times(10, (index) => refuse("ada", `203.0.113.${100 + index}`));
  expect(signals.counts.alarms).toEqual({ guessing: 1, spraying: 0, scraping: 0 });
  expect(signals.counts.logIns.refused).toBe(29);
});

test("one network that tries many accounts, including unknown ones, is spraying", () => {
  times(10, (index) => refuse(`account ${index}`, "2001:db8:1:2::1"));
  times(10, () => refuse(null, "2001:db8:1:2::9"));
  expect(signals.counts.alarms).toEqual({ guessing: 0, spraying: 1, scraping: 0 });
});

test("a person who mistypes for an hour is neither", () => {
  times(12, () => {
    refuse("ada", "203.0.113.7");
    now = new Date(now.getTime() + 5 * 60_000);
  });
  expect(signals.counts.alarms).toEqual({ guessing: 0, spraying: 0, scraping: 0 });
});

test("an account that reads very many different profiles is scraping; rereading the same ones is not", () => {
  times(1000, (index) => signals.readProfile("reader", `person ${index % 100}`));
  expect(signals.counts.alarms.scraping).toBe(0);
  times(300, (index) => signals.readProfile("scraper", `person ${index}`));
  expect(signals.counts.alarms.scraping).toBe(1);
});
