import { expect, test } from "vitest";
import { isTimeZone } from "../platform/zoned-times.ts";
import { mailTime } from "./mail-times.ts";

const at = (time: string) => new Date(`${time}Z`);
const loud = { quietFrom: null, quietUntil: null };

test.each([
  ["in UTC", "UTC", "2026-11-22T10:00:00", "2026-11-23T08:00:00"],
  ["just before the hour", "UTC", "2026-11-22T07:59:59", "2026-11-22T08:00:00"],
  ["in a zone that is half an hour off", "Asia/Kolkata", "2026-11-22T10:00:00", "2026-11-23T02:30:00"],
  ["in one that is three quarters off", "Asia/Kathmandu", "2026-11-22T10:00:00", "2026-11-23T02:15:00"],
  ["in the night in which clocks are put forward", "Europe/Berlin", "2026-03-28T20:00:00", "2026-03-29T06:00:00"],
  ["in the night in which they are put back", "America/New_York", "2026-11-01T01:00:00", "2026-11-01T13:00:00"],
])("a daily mail is sent at 8 a.m. %s", (_where, timeZone, now, then) => {
  expect(mailTime("DAILY", { ...loud, timeZone }, at(now))).toEqual(at(then));
});

test("a weekly mail is sent on Monday morning", () => {
  expect(mailTime("WEEKLY", { ...loud, timeZone: "Asia/Kolkata" }, at("2026-11-23T03:00:00"))).toEqual(
    at("2026-11-30T02:30:00"),
  );
});

test.each([
  ["outside of quiet hours is mailed at once", 22, 7, "2026-11-22T12:00:00", "2026-11-22T12:00:00"],
  ["in them waits for their end, over midnight", 22, 7, "2026-11-22T21:10:00", "2026-11-23T06:00:00"],
  ["after midnight too", 22, 7, "2026-11-23T00:10:00", "2026-11-23T06:00:00"],
  ["in those of a day", 9, 17, "2026-11-23T08:30:00", "2026-11-23T16:00:00"],
])("a notice %s", (_when, quietFrom, quietUntil, now, then) => {
  const hours = { timeZone: "Europe/Berlin", quietFrom, quietUntil };
  expect(mailTime("AT_ONCE", hours, at(now))).toEqual(at(then));
});

test("a daily mail due in quiet hours waits for their end", () => {
  const hours = { timeZone: "UTC", quietFrom: 6, quietUntil: 10 };
  expect(mailTime("DAILY", hours, at("2026-11-22T12:00:00"))).toEqual(at("2026-11-23T10:00:00"));
});

test("no mail is sent to people who want none, and invalid time zones are recognised", () => {
  expect(mailTime("NEVER", { ...loud, timeZone: "UTC" }, at("2026-11-22T12:00:00"))).toBeNull();
  expect([isTimeZone("Asia/Kolkata"), isTimeZone("Mars/Olympus"), isTimeZone("")]).toEqual([true, false, false]);
});
