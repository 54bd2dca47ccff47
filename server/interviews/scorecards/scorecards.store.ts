import { memberName } from "../../accounts/current-company.sql.ts";
import { SEES, type Side, valuesOf } from "../../messages/application-sides.store.ts";
import { clientOf, type Queryable, type Transaction } from "../../platform/database/database.ts";
import type { ApplicationScorecards, Scorecard, ScorecardAnswer } from "./scorecards.types.ts";

/** All scorecards of an application, seen by a member of its company. */
export interface StoredScorecards extends Omit<ApplicationScorecards, "hiddenCount" | "scorecards"> {
  readonly jobId: string;
  readonly isDecided: boolean;
  /** Oldest first, with whether the viewer takes part in the interview and has saved a scorecard about it. */
  readonly scorecards: readonly (Scorecard & { readonly takesPart: boolean; readonly hasAnswered: boolean })[];
}

/** Returns all scorecards of an application to a member who sees it. */
export async function findScorecards(
  db: Queryable,
  side: Side,
  applicationId: string,
): Promise<StoredScorecards | undefined> {
  const [found] = await clientOf(db).$queryRawUnsafe<StoredScorecards[]>(
    `select a.id as "applicationId", j.id as "jobId", a.status in ('ACCEPTED', 'REJECTED') as "isDecided", j.scorecard_questions as questions,
       (select i.id from interviews i join interview_members im on im.interview_id = i.id and im.account_id = $1::uuid
        where i.application_id = a.id and i.status in ('SCHEDULED', 'TOOK_PLACE') and i.starts_at <= now()
        order by i.starts_at desc limit 1) as "interviewId",
       (select coalesce(json_agg(json_build_object('id', c.id, 'interviewId', c.interview_id,
          'memberName', ${memberName("m")}, 'isOwn', coalesce(c.account_id = $1::uuid, false), 'answers', c.answers,
          'text', c.text,
          'takesPart', exists (select from interview_members im
            where im.interview_id = c.interview_id and im.account_id = $1::uuid),
          'hasAnswered', exists (select from scorecards o
            where o.interview_id = c.interview_id and o.account_id = $1::uuid)) order by c.created_at, c.id), '[]')
        from scorecards c left join accounts m on m.id = c.account_id where c.application_id = a.id) as scorecards
     from applications a join jobs j on j.id = a.job_id where a.id = $3::uuid and ${SEES}`,
    ...valuesOf(side),
    applicationId,
  );
  return found;
}

/** Stores a member's scorecard, or its new answers. */
export async function storeScorecard(
  tx: Transaction,
  ids: { readonly applicationId: string; readonly interviewId: string; readonly accountId: string },
  card: { readonly answers: readonly ScorecardAnswer[]; readonly text: string },
): Promise<void> {
  const { interviewId, accountId } = ids;
  const data = { text: card.text, answers: card.answers.map((answer) => ({ ...answer })) };
  const where = { interviewId_accountId: { interviewId, accountId } };
  await tx.scorecard.upsert({ where, create: { ...ids, ...data }, update: data });
}

/** Stores the questions of a job's scorecards; for everyone else the job stays unchanged. */
export async function storeQuestions(tx: Transaction, jobId: string, questions: readonly string[]): Promise<void> {
  await tx.$executeRaw`update jobs set scorecard_questions = ${questions}::text[] where id = ${jobId}::uuid`;
}
