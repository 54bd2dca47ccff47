import { pino } from "pino";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { AuditLog, commandActionEvent } from "./audit-log.ts";

const db = testDatabase();
const event = commandActionEvent("OPERATOR_JOBS_IMPORTED", "command line: grace");

/** Creates an audit log and captures its output. */
function logged(toOutput: boolean) {
  const lines: unknown[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, auditLog: new AuditLog({ db, log, clock: () => new Date("2026-03-02T10:00:00Z") }, toOutput) };
}

test("each event is a separate line, written once it is certain", async () => {
  const { lines, auditLog } = logged(true);
  auditLog.note(event);
  const refused = db.transaction(async (tx) => {
    await auditLog.record(tx, [event]);
    throw new Error("rolled back");
  });
  await expect(refused).rejects.toThrow("rolled back");
  const line = { msg: "audit", audit: { ...event, createdAt: "2026-03-02T10:00:00.000Z" } };
  expect(lines).toMatchObject([line]);
  await db.transaction((tx) => auditLog.record(tx, [event, event]));
  expect(lines).toMatchObject([line, line, line]);
  await auditLog.flush();
  expect(await db.prisma.auditEvent.count()).toBe(3);
});

test("there are none unless enabled by the operator", async () => {
  const { lines, auditLog } = logged(false);
  auditLog.note(event);
  await db.transaction((tx) => auditLog.record(tx, [event]));
  await auditLog.flush();
  expect(lines).toEqual([]);
});
