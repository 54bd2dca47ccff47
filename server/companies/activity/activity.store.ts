import { memberName } from "../../accounts/current-company.sql.ts";
import type { CompanyEventKind } from "../../generated/prisma/enums.ts";
import type { Database } from "../../platform/database/database.ts";
import { hiddenName } from "../../platform/hidden-name.ts";
import { isHidden } from "../../platform/known-applications.sql.ts";
import { readPage } from "../../platform/search/keyset.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import { Placeholders } from "../../platform/search/placeholders.ts";
import type { CompanyEvent } from "./activity.types.ts";

interface CompanyEventRow extends CompanyEvent {
  readonly isHidden: boolean | null;
}

/** Conditions on a company's activity; all of it when both are absent. */
export interface ActivitySearch {
  /** The actor. */
  readonly actorId?: string | null | undefined;
  readonly kind?: CompanyEventKind | null | undefined;
}

/**
 * Lists a company's activity, latest first, in one statement; applicants whom blind mode hides, by their pseudonyms.
 * @throws BAD_USER_INPUT
 */
export function listCompanyEvents(
  db: Pick<Database, "pool">,
  companyId: string,
  { actorId, kind }: ActivitySearch,
  page: PageInput,
): Promise<Page<CompanyEvent>> {
  const placeholders = new Placeholders();
  const where = [
    `e.company_id = ${placeholders.add(companyId, "uuid")}`,
    ...(actorId ? [`e.actor_id = ${placeholders.add(actorId, "uuid")}`] : []),
    ...(kind ? [`e.kind = ${placeholders.add(kind, '"CompanyEventKind"')}`] : []),
  ].join(" and ");
  return readPage(db, page, {
    list: "companyActivity",
    keys: ["e.created_at", "e.id"],
    values: placeholders.values,
    text: ({ after, order }) => `
      select e.id, e.kind, e.created_at as "createdAt", e.subject, e.detail, j.id as "jobId", a.id as "applicationId",
        ${memberName("actor")} as "actorName", ${memberName("person")} as "personName",
        s.name as "applicantName", ${isHidden("a", "applied")} as "isHidden"
      from company_events e
      left join accounts actor on actor.id = e.actor_id left join accounts person on person.id = e.person_id
      left join jobs j on j.id = e.job_id and j.deleted_at is null
      left join applications a on a.id = e.application_id and a.status <> 'WITHDRAWN'
      left join jobs applied on applied.id = a.job_id left join seekers s on s.id = a.seeker_id
      where ${where} and ${after} ${order}`,
    placeOf: ({ createdAt, id }: CompanyEventRow) => ({ at: createdAt, id }),
    toNode: ({ isHidden: hides, ...event }: CompanyEventRow): CompanyEvent =>
      hides && event.applicationId ? { ...event, applicantName: hiddenName(event.applicationId) } : event,
  });
}
