// Shared by the peers: the same tokens, the same rows, the same way to report that they are ready.
import { createHmac, timingSafeEqual } from "node:crypto";
import pg from "pg";

export const port = Number(process.env.PORT);
export const ready = () => console.log(`ready http://127.0.0.1:${port}`);
export const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const secret = new TextEncoder().encode(process.env.TOKEN_SECRET);

/** Returns the account of a bearer token (HS256), verified on each request; null if it is invalid. */
export function viewerOf(authorization: string | undefined): string | null {
  const [head, payload, signature] = (authorization ?? "").replace(/^Bearer /, "").split(".");
  if (!head || !payload || !signature) return null;
  const expected = createHmac("sha256", secret).update(`${head}.${payload}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  return claims.exp * 1000 > Date.now() ? claims.sub : null;
}

const FROM = `
  from (select * from jobs where status = 'OPEN' and deleted_at is null
      and (application_deadline is null or application_deadline >= (now() at time zone 'utc')::date)
    order by created_at desc, id desc limit 21) j
  join companies r on r.id = j.company_id
  left join files logo on logo.id = r.logo_file_id
  left join applications mine on mine.seeker_id = $1::uuid and mine.job_id = j.id and mine.status <> 'WITHDRAWN'`;
const SAVED = "exists (select from saved_jobs s where s.seeker_id = $1::uuid and s.job_id = j.id)";

/** The first page as one hand-written statement. */
export const ROWS = {
  name: "page-rows",
  text: `select j.id, j.title, j.job_type, j.industry, j.work_mode, j.location, j.experience_level, j.salary_label, j.requirements,
    j.created_at, j.company_id, j.company_name, j.company_size, logo.storage_key, logo.name as logo_name,
    ${SAVED} as saved, mine.status as application ${FROM} order by j.created_at desc, j.id desc`,
};

/** The same, as the text of the response. */
export const JSON_TEXT = {
  name: "page-json",
  text: `select json_build_object('data', json_build_object('jobs', json_build_object(
    'nodes', coalesce(json_agg(node order by place) filter (where place <= 20), '[]'),
    'pageInfo', json_build_object('hasNextPage', count(*) > 20))))::text as answer
  from (select row_number() over (order by j.created_at desc, j.id desc) as place, json_build_object(
    'id', j.id, 'title', j.title, 'jobType', j.job_type, 'industry', j.industry, 'workMode', j.work_mode,
    'location', nullif(j.location, ''),
    'experienceLevel', j.experience_level, 'salaryLabel', nullif(j.salary_label, ''), 'requirements', nullif(j.requirements, ''),
    'createdAt', to_char(j.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'company', json_build_object('id', j.company_id, 'name', j.company_name,
      'logoUrl', '/files/' || logo.storage_key || '/' || logo.name, 'size', j.company_size),
    'viewerHasSaved', ${SAVED}, 'viewerApplicationStatus', mine.status) as node ${FROM}) numbered`,
};

export const SDL = `
  scalar DateTime
  enum JobType { FULL_TIME PART_TIME INTERNSHIP }
  enum Industry { TECHNOLOGY HEALTHCARE DESIGN FINANCE BUSINESS SALES LAW IT CONSULTANT OTHER }
  enum WorkMode { ONSITE REMOTE HYBRID }
  enum ExperienceLevel { FRESHER FROM_0_TO_1 FROM_1_TO_3 FROM_3_TO_5 OVER_5 }
  enum CompanySize { FROM_1_TO_10 FROM_11_TO_50 FROM_51_TO_200 FROM_201_TO_500 FROM_501_TO_1000 OVER_1000 }
  enum ApplicationStatus { APPLIED ACCEPTED REJECTED WITHDRAWN }
  type Company { id: ID! name: String! size: CompanySize logoUrl: String }
  type Job {
    id: ID! title: String! jobType: JobType! industry: Industry! workMode: WorkMode! location: String
    experienceLevel: ExperienceLevel salaryLabel: String requirements: String createdAt: DateTime!
    company: Company! viewerHasSaved: Boolean! viewerApplicationStatus: ApplicationStatus
  }
  type PageInfo { hasNextPage: Boolean! }
  type JobConnection { nodes: [Job!]! pageInfo: PageInfo! }
  type Query { jobs(first: Int): JobConnection! }
`;

/** Converts a row to the shape of the schema. */
export const toJob = (row: Record<string, any>) => ({
  id: row.id,
  title: row.title,
  jobType: row.job_type,
  industry: row.industry,
  workMode: row.work_mode,
  location: row.location || null,
  experienceLevel: row.experience_level,
  salaryLabel: row.salary_label || null,
  requirements: row.requirements || null,
  createdAt: row.created_at,
  company: {
    id: row.company_id,
    name: row.company_name,
    size: row.company_size,
    logoUrl: row.storage_key === null ? null : `/files/${row.storage_key}/${row.logo_name}`,
  },
  viewerHasSaved: row.saved,
  viewerApplicationStatus: row.application,
});
