import type { Prisma } from "../../server/generated/prisma/client.ts";
import { rangeIn } from "../../server/interviews/interview-times.ts";
import { dayFrom, demoId } from "./demo-clock.ts";
import type { DemoInterview } from "./demo-data.ts";
import type { DemoWorld } from "./demo-world.ts";

const TIME_ZONE = "Asia/Kolkata";

/** The application with an interview, and the member who offers it. */
interface About {
  readonly applicationId: string;
  readonly companyId: string;
  readonly seekerId: string;
  readonly jobId: string;
  readonly member: (name: string) => string;
}

/** Returns an interview of the demo as rows: itself with who takes part, its scorecards, and the events of its application. */
export function interviewRows({ clock }: DemoWorld, one: DemoInterview, about: About) {
  const { applicationId, companyId, seekerId, jobId, member } = about;
  const { title, minutes, place, note = "", inDays, from, until, picked } = one;
  const { others = [], asks = [], scorecards = [] } = one;
  const memberId = member(one.by);
  const day = dayFrom(clock.now, inDays).toISOString().slice(0, 10);
  const range = rangeIn(TIME_ZONE, { day, from, until });
  const createdAt = clock.ago(one.at, `interview:${applicationId}`);
  const busyUntil = new Date(range.from.getTime() + minutes * 60_000);
  const isPicked = picked !== undefined;
  const id = demoId(createdAt, `interview:${applicationId}`);
  const interview: Prisma.InterviewUncheckedCreateInput = {
    ...{ id, applicationId, offeredById: memberId, createdAt },
    ...{ title, minutes, breakMinutes: 0, place, note, timeZone: TIME_ZONE, answerBy: range.until },
    ranges: [{ from: range.from.toISOString(), until: range.until.toISOString() }],
    ...(isPicked && { status: inDays < 0 ? "TOOK_PLACE" : "SCHEDULED", startsAt: range.from, sequence: 1 }),
    members: {
      create: [memberId, ...others.map(member)].map((accountId) => ({
        ...{ accountId, companyId, ...(isPicked && { busyFrom: range.from, busyUntil }) },
      })),
    },
    scorecards: {
      create: scorecards.map(([by, days, answers, text]) => {
        const at = clock.ago(days, `scorecard:${by}:${applicationId}`);
        const given = answers.map(([score, reason], index) => ({ question: asks[index] ?? "", score, text: reason }));
        return {
          ...{ id: demoId(at, `scorecard:${by}`), applicationId, accountId: member(by), answers: given, text },
          ...{ createdAt: at, updatedAt: at },
        };
      }),
    },
  };
  const offered = { applicationId, kind: "INTERVIEW_OFFERED" as const, actorId: memberId, createdAt };
  const scheduled = () => ({
    ...{ applicationId, kind: "INTERVIEW_SCHEDULED" as const, actorId: seekerId },
    createdAt: clock.ago(picked ?? 0, `picked:${applicationId}`),
  });
  return { interview, jobId, asks, events: isPicked ? [offered, scheduled()] : [offered] };
}
