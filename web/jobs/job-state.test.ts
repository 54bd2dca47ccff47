import { expect, it } from "vitest";
import { closesSoon } from "./job-state.ts";

const now = new Date("2026-03-10T23:30:00Z");
const closing = (applicationDeadline: string | null, takesApplications = true) =>
  closesSoon({ applicationDeadline, takesApplications, status: "OPEN", deletedAt: null }, now);

it("shows when a job closes, within a week before that", () => {
  expect(closing("2026-03-10")).toBe("Closes today");
  expect(closing("2026-03-11")).toBe("Closes tomorrow");
  expect(closing("2026-03-15")).toBe("Closes in 5 days");
  expect(closing("2026-03-18")).toBeNull();
  expect(closing(null)).toBeNull();
  expect(closing("2026-03-11", false)).toBeNull();
});
