import { PROFILE_ACCESS_KINDS } from "../../../shared/security-events.ts";
import { memberName } from "../../accounts/current-company.sql.ts";
import type { Database } from "../../platform/database/database.ts";
import { readPage } from "../../platform/search/keyset.ts";
import type { PageInput } from "../../platform/search/page.ts";
import { Placeholders } from "../../platform/search/placeholders.ts";

/** Search conditions; an event must meet all of them. */
export interface AuditSearch {
  /** The actor or the subject. */
  readonly accountId?: string | null | undefined;
  readonly operation?: string | null | undefined;
  readonly outcome?: "ALLOWED" | "REFUSED" | null | undefined;
  readonly address?: string | null | undefined;
  readonly from?: Date | null | undefined;
  /** Exclusive. */
  readonly until?: Date | null | undefined;
}

/** An event of the audit log as operators see it. */
export interface FoundAuditEvent {
  readonly id: string;
  readonly accountId: string | null;
  readonly accountName: string | null;
  readonly subjectId: string | null;
  readonly subjectName: string | null;
  /** Everyone whose data was shown together, such as a page of applicants; null for other operations. */
  readonly people: readonly { readonly id: string; readonly name: string | null }[] | null;
  readonly operation: string;
  readonly outcome: "ALLOWED" | "REFUSED";
  readonly address: string;
  readonly device: string;
  readonly byKey: boolean;
  readonly createdAt: Date;
}

const nameOf = (account: string, seeker: string) => `coalesce(${seeker}.name, ${memberName(account)})`;

/** The same list of people that someone was shown: events of one account and operation, with one time. */
const isShownWith = (other: string) =>
  `${other}.created_at = e.created_at and ${other}.account_id = e.account_id and ${other}.operation = e.operation
    and e.operation in (${[...PROFILE_ACCESS_KINDS, "OPERATOR_ACCOUNT_READ"].map((kind) => `'${kind}'`).join()})`;

/** Of people shown together one represents all. */
const IS_FIRST = `not exists (select from audit_events o where ${isShownWith("o")} and o.id > e.id)`;

/** Lists events of the audit log, newest first. People shown together are one event. @throws BAD_USER_INPUT for a malformed page */
export function searchAuditEvents(db: Pick<Database, "pool">, search: AuditSearch, page: PageInput) {
  const { accountId, operation, outcome, address, from, until } = search;
  const placeholders = new Placeholders();
  const conditions = [
    ...(operation ? [`e.operation = ${placeholders.add(operation, "text")}`] : []),
    ...(outcome ? [`e.outcome = ${placeholders.add(outcome, "text")}`] : []),
    ...(address ? [`e.address = ${placeholders.add(address, "text")}`] : []),
    ...(from ? [`e.created_at >= ${placeholders.add(from, "timestamptz")}`] : []),
    ...(until ? [`e.created_at < ${placeholders.add(until, "timestamptz")}`] : []),
  ];
  const account = accountId ? placeholders.add(accountId, "uuid") : null;
  return readPage(db, page, {
    list: "auditEvents",
    keys: ["e.created_at", "e.id"],
    values: placeholders.values,
    text: ({ after, order }) => {
      const where = [...conditions, after].join(" and ");
      // Each side is read in order from its own index, independently of the other.
      const found = account
        ? `select * from (
            (select e.* from audit_events e where e.account_id = ${account} and ${where} and ${IS_FIRST} ${order})
            union all (select e.* from audit_events e where e.subject_id = ${account} and e.account_id is distinct from ${account}
              and ${where} ${order})) e ${order}`
        : `select e.* from audit_events e where ${where} and ${IS_FIRST} ${order}`;
      return `
        select e.id, e.account_id as "accountId", ${nameOf("doer", "ds")} as "accountName", e.subject_id as "subjectId",
          ${nameOf("subject", "ss")} as "subjectName", e.operation, e.outcome, e.address, e.device,
          e.app_id is not null as "byKey", e.created_at as "createdAt", shown.people
        from (${found}) e
        left join lateral (
          select json_agg(json_build_object('id', o.subject_id, 'name', ${nameOf("a", "s")}) order by s.name) as people
          from audit_events o left join accounts a on a.id = o.subject_id left join seekers s on s.id = o.subject_id
          where ${isShownWith("o")}) shown on true
        left join accounts doer on doer.id = e.account_id left join seekers ds on ds.id = e.account_id
        left join accounts subject on subject.id = e.subject_id left join seekers ss on ss.id = e.subject_id
        ${order}`;
    },
    placeOf: ({ createdAt: at, id }: FoundAuditEvent) => ({ at, id }),
    toNode: (event: FoundAuditEvent) => event,
  });
}
