import { type JobRow, type JobView, jobColumns, jobJoins, takesApplications, toJob } from "../jobs/job.store.ts";
import type { Database } from "../platform/database/database.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import type { CompanyProfile } from "./companies.types.ts";

type CompanyRow = Omit<CompanyProfile, "logoUrl"> & { logoKey: string | null; logoName: string | null };

/** The company that has or had this slug. Whoever has neither verified an address nor posted a job has no page. */
export async function findCompany({ pool }: Pick<Database, "pool">, slug: string): Promise<CompanyProfile | null> {
  const { rows } = await pool.query<CompanyRow>({
    name: "company",
    text: `select r.id, r.company_name as name, r.slug, r.company_description as about, r.company_location as location,
             r.industry, r.company_size as size, r.company_website as website, r.linkedin,
             logo.storage_key as "logoKey", logo.name as "logoName"
           from company_slugs s join recruiters r on r.id = s.recruiter_id join accounts a on a.id = r.id
           left join files logo on logo.id = r.logo_file_id
           where s.slug = $1
             and (a.email_verified_at is not null or exists (select from jobs where recruiter_id = r.id))`,
    values: [slug],
  });
  const [row] = rows;
  if (!row) return null;
  const { logoKey, logoName, ...company } = row;
  return { ...company, logoUrl: logoKey === null ? "" : fileUrl(logoKey, logoName ?? "logo") };
}

const IS_HIRING = `exists (select from jobs j where j.recruiter_id = r.id and ${takesApplications("j")})`;

/** The companies with open jobs, by slug, in parts of a size. */
export async function findCompanyParts(
  { pool }: Pick<Database, "pool">,
  size: number,
): Promise<{ from: string; lastModified: Date }[]> {
  const { rows } = await pool.query<{ from: string; lastModified: Date }>(
    `select min(slug) as from, max(updated_at) as "lastModified"
     from (select slug, updated_at, row_number() over (order by slug) - 1 as n from recruiters r where ${IS_HIRING}) as hiring
     group by n / $1::int order by 1`,
    [size],
  );
  return rows;
}

/** Companies with open jobs, from a slug on: for sitemaps. */
export async function listHiringCompanies(
  { pool }: Pick<Database, "pool">,
  from: string,
  limit: number,
): Promise<{ slug: string; lastModified: Date }[]> {
  const { rows } = await pool.query<{ slug: string; lastModified: Date }>(
    `select r.slug, r.updated_at as "lastModified" from recruiters r
     where r.slug >= $1 and ${IS_HIRING}
     order by r.slug limit $2`,
    [from, limit],
  );
  return rows;
}

/** A company's open jobs, the newest first. `viewer`: the viewing seeker's id. @throws BAD_USER_INPUT */
export const listCompanyJobs = (
  db: Pick<Database, "pool">,
  companyId: string,
  viewer: string | null,
  page: PageInput,
): Promise<Page<JobView>> => {
  const open = `j.recruiter_id = $1 and ${takesApplications("j")}`;
  return readPage(db, page, {
    name: "company-jobs",
    keys: ["j.created_at", "j.id"],
    values: [companyId, viewer],
    text: ({ after, order }) =>
      `select ${jobColumns("whole", "j", "$2")} from jobs j ${jobJoins("j", "$2")} where ${open} and ${after} ${order}`,
    count: `jobs j where ${open}`,
    countValues: [companyId],
    placeOf: (row: JobRow) => ({ at: row.createdAt, id: row.id }),
    toNode: toJob<JobView>,
  });
};
