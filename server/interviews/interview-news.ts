import type { InterviewNews } from "../notices/kinds/interviews/interview-cause.ts";
import { queueNotices } from "../notices/queue-notices.ts";
import type { Queryable, Transaction } from "../platform/database/database.ts";

const KINDS = ["INTERVIEWS", "APPLICANT_INTERVIEWS"] as const;

/** A change to an interview: its number, when it was scheduled before, and who took part before. */
interface Change {
  readonly news: InterviewNews;
  readonly sequence: number;
  readonly was: Date | null;
  readonly formerIds: readonly string[];
}

/** Queues the notices about a change to both sides. They are sent only as long as there is no newer change. */
export async function queueNews(tx: Transaction, interviewId: string, change: Change): Promise<void> {
  const id = `${interviewId}:${change.sequence}`;
  for (const kind of KINDS) await queueNotices(tx, kind, [{ id, cause: { interviewId, ...change } }]);
}

/** Queues the notice that no one takes part in interviews any longer, or that no offered time is left. */
export const queueStuck = (
  db: Queryable,
  news: "UNATTENDED" | "FULL",
  interviews: readonly { readonly interviewId: string; readonly sequence: number }[],
): Promise<void> =>
  queueNotices(
    db,
    "APPLICANT_INTERVIEWS",
    interviews.map(({ interviewId, sequence }) => ({
      id: `${interviewId}:${news}`,
      cause: { interviewId, news, sequence },
    })),
  );

/** How long before an interview both sides are reminded, in hours. */
const REMINDERS = { DAY: 24, HOUR: 1 } as const;

/** Queues the reminders that are still to come; they are sent only if it still starts at this time. */
export async function queueReminders(tx: Transaction, interviewId: string, startsAt: Date, now: Date): Promise<void> {
  const causes = Object.entries(REMINDERS).flatMap(([news, hours]) => {
    const delay = (startsAt.getTime() - now.getTime()) / 1000 - hours * 3600;
    return delay > 0 ? [{ id: `${interviewId}:${news}`, cause: { interviewId, news, startsAt }, delay }] : [];
  });
  for (const kind of KINDS) await queueNotices(tx, kind, causes);
}
