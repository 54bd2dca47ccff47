import { describe, expect, test } from "vitest";
import { interviewTimes, rangeIn } from "./interview-times.ts";

const at = (text: string) => new Date(`2026-${text}Z`);
const range = (from: string, until: string) => ({ from: at(from), until: at(until) });
const shown = (dates: readonly Date[]) => dates.map((date) => date.toISOString().slice(11, 16)).join(" ");

describe("the times of an interview", () => {
  const morning = range("12-01T09:00", "12-01T12:00");
  test.each([
    ["are its ranges, cut by its length", { ranges: [morning], minutes: 60 }, "09:00 10:00 11:00"],
    ["leave the break between them", { ranges: [morning], minutes: 60, breakMinutes: 15 }, "09:00 10:15"],
    [
      "need no break after the last",
      { ranges: [range("12-01T09:00", "12-01T10:15")], breakMinutes: 15 },
      "09:00 09:45",
    ],
    ["are none in a shorter range", { ranges: [range("12-01T09:00", "12-01T09:20")] }, ""],
    ["are none in a range that is turned around", { ranges: [range("12-01T12:00", "12-01T09:00")] }, ""],
    ["are counted once where ranges overlap", { ranges: [morning, morning], minutes: 90 }, "09:00 10:30"],
    ["are in order", { ranges: [range("12-02T08:00", "12-02T11:00"), morning], minutes: 180 }, "09:00 08:00"],
    ["are not in the past", { ranges: [range("11-30T23:00", "12-01T01:00")], minutes: 60 }, "00:00"],
    [
      "are not while someone is busy, and leave them their breaks",
      { ranges: [morning], minutes: 30, breakMinutes: 10, busy: [range("12-01T09:40", "12-01T10:20")] },
      "09:00 10:20 11:00",
    ],
  ])("%s", (_what, offer, times) => {
    const whole = { minutes: 30, breakMinutes: 0, busy: [], ...offer };
    expect(shown(interviewTimes(whole, at("11-30T23:30")))).toBe(times);
  });
});

describe("a range of a day", () => {
  test.each([
    ["Asia/Kolkata", "2026-12-01", "09:00", "2026-12-01T03:30"],
    ["Asia/Kathmandu", "2026-12-01", "00:15", "2026-11-30T18:30"],
    ["Europe/Berlin", "2026-07-01", "09:00", "2026-07-01T07:00"],
    ["Europe/Berlin", "2026-12-01", "09:00", "2026-12-01T08:00"],
    // Clocks go forward from 02:00 to 03:00, and back from 03:00 to 02:00.
    ["Europe/Berlin", "2026-03-29", "02:30", "2026-03-29T01:30"],
    ["Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T00:30"],
    ["America/New_York", "2026-03-08", "02:30", "2026-03-08T07:30"],
    ["Pacific/Kiritimati", "2026-12-01", "09:00", "2026-11-30T19:00"],
  ])("in %s, %s at %s is %s UTC", (timeZone, day, from, utc) => {
    expect(rangeIn(timeZone, { day, from, until: from }).from.toISOString()).toBe(`${utc}:00.000Z`);
  });

  test("has as many hours as the day of a change has", () => {
    const night = { from: "01:00", until: "05:00" };
    const hours = (day: string) => {
      const ranges = [rangeIn("Europe/Berlin", { day, ...night })];
      return interviewTimes({ ranges, minutes: 60, breakMinutes: 0, busy: [] }, new Date(0)).length;
    };
    expect(["2026-03-29", "2026-10-25", "2026-12-01"].map(hours)).toEqual([3, 5, 4]);
  });
});
