import { memberName } from "../../accounts/current-company.sql.ts";
import { type AppealOutcome, type MeasureKind, OperatorRole, type ReportKind } from "../../generated/prisma/enums.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { readPage } from "../../platform/search/keyset.ts";
import type { PageInput } from "../../platform/search/page.ts";
import type { StoredMeasure } from "../measures/measures.store.ts";
import { operatorCan } from "../operator-permissions.ts";
import type { ActingOperator } from "../operators.service.ts";

/** A measure as those concerned see it. */
export interface OwnMeasure {
  readonly id: string;
  readonly kind: MeasureKind;
  readonly about: ReportKind;
  readonly title: string;
  readonly explanation: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly appeal: string | null;
  readonly appealedAt: Date | null;
  readonly outcome: AppealOutcome | null;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

const OWN = `
  select m.id, m.kind, m.about, m.title, m.explanation, m.created_at as "createdAt", m.ended_at as "endedAt", a.text as appeal,
    a.created_at as "appealedAt", a.outcome, a.explanation as answer, a.decided_at as "answeredAt"
  from measure_addressees t join measures m on m.id = t.measure_id left join appeals a on a.measure_id = m.id`;

/** SQL: whether an addressee is still concerned; a company's measures concern its current members. */
const STILL_CONCERNED = `(m.company_id is null
  or exists (select from company_members c where c.company_id = m.company_id and c.account_id = t.account_id))`;

/** Lists the operators' measures concerning an account, newest first. @throws BAD_USER_INPUT for a malformed page */
export const listOwnMeasures = (db: Pick<Database, "pool">, accountId: string, page: PageInput) =>
  readPage(db, page, {
    list: "measures",
    name: "own-measures",
    keys: ["m.created_at", "m.id"],
    values: [accountId],
    text: ({ after, order }) => `${OWN} where t.account_id = $1 and ${STILL_CONCERNED} and ${after} ${order}`,
    placeOf: ({ createdAt: at, id }: OwnMeasure) => ({ at, id }),
    toNode: (measure: OwnMeasure) => measure,
  });

/** Returns the measure of a mailed link; null when the link is used or unknown. */
export async function findMeasureByToken(
  { pool }: Pick<Database, "pool">,
  tokenHash: string,
): Promise<OwnMeasure | null> {
  const text = `${OWN} where t.token_hash = $1 and ${STILL_CONCERNED}`;
  const { rows } = await pool.query<OwnMeasure>({ name: "measure-by-token", text, values: [tokenHash] });
  return rows[0] ?? null;
}

/** The appellant: a logged-in account, or the holder of a mailed link. */
export type Appellant = { readonly measureId: string; readonly accountId: string } | { readonly tokenHash: string };

/** A measure that is being appealed against. */
export interface AppealedMeasure {
  readonly id: string;
  readonly accountId: string;
  readonly targetId: string;
  readonly companyId: string | null;
  readonly createdAt: Date;
  readonly isEnded: boolean;
  readonly hasAppeal: boolean;
}

/**
 * Locks and returns the measure being appealed against, with its appellant; null when it does not concern them.
 * Serialises appeals.
 */
export async function lockToAppeal(tx: Transaction, by: Appellant): Promise<AppealedMeasure | null> {
  const { tokenHash = null, measureId = null, accountId = null } = { ...by } as Partial<Record<string, string>>;
  const values = tokenHash === null ? [measureId, accountId] : [tokenHash];
  const isTheirs = "tokenHash" in by ? "t.token_hash = $1" : "t.measure_id = $1::uuid and t.account_id = $2::uuid";
  // Locked first and then read: a statement that waits for the lock does not see the appeal that it waited for.
  await tx.$queryRawUnsafe(
    `select m.id from measure_addressees t join measures m on m.id = t.measure_id where ${isTheirs} for update of m`,
    ...values,
  );
  const [measure] = await tx.$queryRawUnsafe<AppealedMeasure[]>(
    `select m.id, t.account_id as "accountId", m.target_id as "targetId", m.company_id as "companyId", m.created_at as "createdAt",
       m.ended_at is not null as "isEnded", exists (select from appeals a where a.measure_id = m.id) as "hasAppeal"
     from measure_addressees t join measures m on m.id = t.measure_id where ${isTheirs} and ${STILL_CONCERNED}`,
    ...values,
  );
  return measure ?? null;
}

/** Stores an appeal; the links to appeal against the same measure are used up. */
export async function insertAppeal(
  tx: Transaction,
  { id: measureId, accountId }: Pick<AppealedMeasure, "id" | "accountId">,
  text: string,
  createdAt: Date,
): Promise<void> {
  await tx.appeal.create({ data: { measureId, accountId, text, createdAt } });
  await tx.measureAddressee.updateMany({ where: { measureId }, data: { tokenHash: null } });
}

/** Whether an appeal is pending or decided. */
export type AppealState = "WAITING" | "DECIDED";

/** An appeal as operators see it. */
export interface QueuedAppeal {
  readonly id: string;
  readonly kind: MeasureKind;
  readonly about: ReportKind;
  readonly targetId: string;
  readonly title: string;
  /** The owner of the account, or the company of the job; null when no longer known. */
  readonly ownerName: string | null;
  readonly explanation: string;
  readonly decidedBy: string | null;
  readonly isOwnDecision: boolean;
  readonly viewerCanDecide: boolean;
  readonly createdAt: Date;
  readonly appellant: string | null;
  readonly appeal: string;
  readonly appealedAt: Date;
  readonly outcome: AppealOutcome | null;
  readonly answer: string;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
  readonly reports: number;
}

const nameOf = (account: string, seeker: string) => `coalesce(${seeker}.name, ${memberName(account)})`;

/** Operators' roles that may decide on appeals. */
const DECIDERS = Object.values(OperatorRole).filter((role) => operatorCan(role, "DECIDE_APPEALS"));

/**
 * Lists appeals as one operator sees them: pending ones, oldest first, or decided ones, newest first. `id`: only this
 * one. @throws BAD_USER_INPUT for a malformed page
 */
export function listQueuedAppeals(
  db: Pick<Database, "pool">,
  { accountId, operatorRole }: Pick<ActingOperator, "accountId" | "operatorRole">,
  { state, id }: { readonly state?: AppealState; readonly id?: string },
  page: PageInput,
) {
  const isDecided = state === "DECIDED";
  return readPage(db, page, {
    list: "appeals",
    keys: [isDecided ? "a.decided_at" : "a.created_at", "a.measure_id"],
    order: isDecided ? "desc" : "asc",
    values: [accountId, id ?? null, DECIDERS, DECIDERS.includes(operatorRole)],
    text: ({ after, order }) => `
      select m.id, m.kind, m.about, m.target_id as "targetId", m.title, coalesce(c.name, ${nameOf("owner", "os")}) as "ownerName",
        m.explanation, ${memberName("decider")} as "decidedBy", coalesce(m.decided_by_id = $1::uuid, false) as "isOwnDecision",
        $4::boolean and a.decided_at is null and (m.decided_by_id is distinct from $1::uuid
          or not exists (select from operators o where o.account_id <> $1::uuid and o.role::text = any($3::text[]))) as "viewerCanDecide",
        m.created_at as "createdAt", ${nameOf("writer", "ws")} as appellant, a.text as appeal, a.created_at as "appealedAt",
        a.outcome, a.explanation as answer, ${memberName("answerer")} as "answeredBy", a.decided_at as "answeredAt",
        (select count(*)::int from reports r where r.measure_id = m.id) as reports
      from appeals a join measures m on m.id = a.measure_id left join companies c on c.id = m.company_id
      left join accounts owner on owner.id = m.account_id left join seekers os on os.id = m.account_id
      left join accounts writer on writer.id = a.account_id left join seekers ws on ws.id = a.account_id
      left join accounts decider on decider.id = m.decided_by_id left join accounts answerer on answerer.id = a.decided_by_id
      where ${state ? `a.decided_at is ${isDecided ? "not null" : "null"}` : "true"}
        and ($2::uuid is null or a.measure_id = $2) and ${after} ${order}`,
    placeOf: ({ appealedAt, answeredAt, id }: QueuedAppeal) => ({
      at: (isDecided ? answeredAt : null) ?? appealedAt,
      id,
    }),
    toNode: (appeal: QueuedAppeal) => appeal,
  });
}

/** Returns the measure of a pending appeal; null when it is not pending. The lock lets only one operator decide. */
export async function lockAppealed(tx: Transaction, measureId: string): Promise<StoredMeasure | null> {
  const [measure] = await tx.$queryRaw<StoredMeasure[]>`
    select m.id, m.kind, m.about, m.target_id as "targetId", m.company_id as "companyId", m.title, m.was_open as "wasOpen",
      m.removed_text as "removedText", m.decided_by_id as "decidedById", m.created_at as "createdAt"
    from appeals a join measures m on m.id = a.measure_id
    where a.measure_id = ${measureId}::uuid and a.decided_at is null for update`;
  return measure ?? null;
}

/** Counts the operators other than the given one who may decide on appeals. */
export const countOtherDeciders = (tx: Transaction, accountId: string): Promise<number> =>
  tx.operator.count({ where: { accountId: { not: accountId }, role: { in: DECIDERS } } });
