import { type JobRow, type JobView, jobColumns, jobJoins, takesApplications, toJob } from "../jobs/job.store.ts";
import {
  toVerification,
  type VerificationRow,
  verificationColumns,
  verificationJoin,
} from "../platform/company-verification/verification.sql.ts";
import type { Reads } from "../platform/database/reads.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import type { CompanyProfile } from "./companies.types.ts";

type CompanyRow = Omit<CompanyProfile, "logoUrl" | "verification"> &
  VerificationRow & { logoKey: string | null; logoName: string | null };

/** The identifier of a company: a current or former slug, or its id. */
export type CompanyName = { readonly slug: string } | { readonly id: string };

/** Returns a company. One without a member with a verified address that has never posted a job has no page. */
export async function findCompany(
  { quick }: Pick<Reads, "quick">,
  company: CompanyName,
): Promise<CompanyProfile | null> {
  const bySlug = "slug" in company;
  const { rows } = await quick.query<CompanyRow>({
    name: bySlug ? "company" : "company-by-id",
    text: `select c.id, c.name, c.slug, c.description as about, c.location, array[c.location] || array_remove(c.other_places, c.location) as places, c.industry, c.size, c.website, c.linkedin,
             logo.storage_key as "logoKey", logo.name as "logoName", ${verificationColumns}
           from ${bySlug ? "company_slugs s join companies c on c.id = s.company_id" : "companies c"}
           ${verificationJoin("c.id")}
           left join files logo on logo.id = c.logo_file_id
           where ${bySlug ? "s.slug = $1" : "c.id = $1"}
             and (exists (select from jobs where company_id = c.id and status not in ('DRAFT', 'SCHEDULED')) or exists (
               select from company_members m join accounts a on a.id = m.account_id
               where m.company_id = c.id and a.email_verified_at is not null))`,
    values: [bySlug ? company.slug : company.id],
  });
  const [row] = rows;
  if (!row) return null;
  const { logoKey, logoName, verifiedDomain, verifiedBy, verifiedAt, verificationCheckedAt, ...profile } = row;
  return {
    ...profile,
    logoUrl: logoKey === null ? "" : fileUrl(logoKey, logoName ?? "logo"),
    verification: toVerification(row),
  };
}

const IS_HIRING = `exists (select from jobs j where j.company_id = c.id and ${takesApplications("j")})`;

/** Returns the companies with open jobs, by slug, in parts of the given size. */
export async function findCompanyParts(
  { pool }: Pick<Reads, "pool">,
  size: number,
): Promise<{ from: string; lastModified: Date }[]> {
  const { rows } = await pool.query<{ from: string; lastModified: Date }>(
    `select min(slug) as from, max(updated_at) as "lastModified"
     from (select slug, updated_at, row_number() over (order by slug) - 1 as n from companies c where ${IS_HIRING}) as hiring
     group by n / $1::int order by 1`,
    [size],
  );
  return rows;
}

/** Lists companies with open jobs, from a slug on, for sitemaps. */
export async function listHiringCompanies(
  { pool }: Pick<Reads, "pool">,
  from: string,
  limit: number,
): Promise<{ slug: string; lastModified: Date }[]> {
  const { rows } = await pool.query<{ slug: string; lastModified: Date }>(
    `select c.slug, c.updated_at as "lastModified" from companies c
     where c.slug >= $1 and ${IS_HIRING}
     order by c.slug limit $2`,
    [from, limit],
  );
  return rows;
}

/** Lists a company's open jobs, newest first. `viewer`: the viewing seeker's id. @throws BAD_USER_INPUT */
export const listCompanyJobs = (
  db: Pick<Reads, "pool">,
  companyId: string,
  viewer: string | null,
  page: PageInput,
): Promise<Page<JobView>> => {
  const open = `j.company_id = $1 and ${takesApplications("j")}`;
  return readPage(db, page, {
    list: "companyJobs",
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
