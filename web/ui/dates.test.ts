import { expect, it, vi } from "vitest";
import { calendarDaysAgo, daysAgo, exactSecond, greeting, longDate, shortDate } from "./dates.ts";

const now = new Date("2025-03-10T12:00:00Z");

it("formats elapsed time in whole days", () => {
  expect(daysAgo("2025-03-10T00:30:00Z", now)).toBe("today");
  expect(daysAgo("2025-03-09T12:00:00Z", now)).toBe("yesterday");
  expect(daysAgo("2025-03-08T12:00:01Z", now)).toBe("yesterday");
  expect(daysAgo("2025-03-01T12:00:00Z", now)).toBe("9 days ago");
  expect(daysAgo("2025-03-11T12:00:00Z", now)).toBe("today");
});

it.each(["America/Los_Angeles", "Asia/Tokyo"])("formats a day without a time as that day in %s, too", async (zone) => {
  vi.stubEnv("TZ", zone);
  vi.resetModules();
  const there = await import("./dates.ts");
  vi.unstubAllEnvs();
  expect([there.longDate("2025-03-10"), there.mediumDate("2025-03-10")]).toEqual(["10 March 2025", "10 Mar 2025"]);
});

it("formats elapsed time by calendar days", () => {
  const evening = new Date(2025, 2, 9, 23, 30);
  expect(calendarDaysAgo(evening, new Date(2025, 2, 9, 23, 59))).toBe("today");
  expect(calendarDaysAgo(evening, new Date(2025, 2, 10, 0, 5))).toBe("yesterday");
  expect(calendarDaysAgo(evening, new Date(2025, 2, 11, 23, 0))).toBe("2 days ago");
  expect(calendarDaysAgo(new Date(2025, 2, 10, 12, 1), new Date(2025, 2, 10, 12, 0))).toBe("today");
});

it("leaves out the leading zero of an hour alone", () => {
  expect(exactSecond(new Date(2025, 2, 9, 9, 5, 7))).toContain("at 9:05:07");
});

it("greets by the hour", () => {
  const at = (...hours: number[]) => new Set(hours.map((hour) => greeting(new Date(2025, 2, 10, hour))));
  expect(at(0, 11)).toEqual(new Set(["Good Morning"]));
  expect(at(12, 16)).toEqual(new Set(["Good Afternoon"]));
  expect(at(17, 23)).toEqual(new Set(["Good Evening"]));
});

it("formats dates in the British style", () => {
  expect(longDate("2024-03-03")).toBe("3 March 2024");
  expect(shortDate("2024-03-03")).toBe("03/03/2024");
});
