import { type SeenJobs, seenJobs } from "../../platform/company-permissions.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { ApplicationTags } from "./tags.types.ts";

/** Returns all tags on applications to these jobs, in alphabetical order. */
export async function listTags(
  { pool }: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
): Promise<string[]> {
  const { rows } = await pool.query<{ tag: string }>(
    `select distinct tag from applications a join jobs j on j.id = a.job_id, unnest(a.tags) as tag
     where a.tags <> '{}' and a.status <> 'WITHDRAWN' and j.deleted_at is null and ${seenJobs("j", "$1", "$2")}
     order by tag limit 500`,
    [companyId, interviewerId],
  );
  return rows.map(({ tag }) => tag);
}

/** Returns the company's spellings of these tags, by the tag in lower case. */
export async function findSpellings(
  tx: Transaction,
  companyId: string,
  tags: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ tag: string }[]>`
    select distinct on (lower(tag)) tag
    from applications a join jobs j on j.id = a.job_id, unnest(a.tags) as tag
    where j.company_id = ${companyId}::uuid and a.tags <> '{}' and lower(tag) = any(${tags.map((tag) => tag.toLowerCase())}::text[])
    order by lower(tag), tag`;
  return new Map(rows.map(({ tag }) => [tag.toLowerCase(), tag]));
}

/** Returns the tags of a company's applications, locked against concurrent changes. */
export const lockTags = (tx: Transaction, companyId: string, ids: readonly string[]): Promise<ApplicationTags[]> =>
  tx.$queryRaw`
    select a.id as "applicationId", a.tags from applications a join jobs j on j.id = a.job_id
    where a.id = any(${ids}::uuid[]) and j.company_id = ${companyId}::uuid and j.deleted_at is null
      and a.status <> 'WITHDRAWN' order by a.id for update of a`;

/** Stores the tags of each application. */
export async function storeTags(tx: Transaction, applications: readonly ApplicationTags[]): Promise<void> {
  await tx.$executeRaw`
    update applications a set tags = array(select jsonb_array_elements_text(changed.tags))
    from jsonb_to_recordset(${JSON.stringify(applications)}::jsonb) as changed ("applicationId" uuid, tags jsonb)
    where a.id = changed."applicationId"`;
}
