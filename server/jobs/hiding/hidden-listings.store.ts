import type { Database, Transaction } from "../../platform/database/database.ts";
import { readPage } from "../../platform/search/keyset.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import { lockSeeker } from "../../seekers/seekers.store.ts";
import type { Hidden } from "../search/job-search.ts";
import type { HiddenListing } from "./hidden-listings.types.ts";

/** One job, or a company with all of its jobs. */
export type Listing = { readonly jobId: string } | { readonly companyId: string };

/** Whether a seeker hides jobs that were posted more than once. */
export const hidesReposts = async ({ prisma }: Pick<Database, "prisma">, id: string): Promise<boolean> =>
  (await prisma.seeker.findUnique({ where: { id }, select: { hidesReposts: true } }))?.hidesReposts ?? false;

/** Hides or shows jobs that were posted more than once; idempotent. It is no change of the profile: `updated_at` stays. */
export const setHidesReposts = ({ prisma }: Pick<Database, "prisma">, id: string, hidesReposts: boolean) =>
  prisma.$executeRaw`update seekers set hides_reposts = ${hidesReposts} where id = ${id}::uuid`;

/** Returns what a seeker has hidden, in one lookup. */
export async function hiddenBy({ quick }: Pick<Database, "quick">, seekerId: string): Promise<Hidden> {
  const { rows } = await quick.query<Hidden>({
    name: "hidden-by",
    text: `select coalesce(array_agg(job_id::text) filter (where job_id is not null), '{}') as "jobIds",
             coalesce(array_agg(company_id::text) filter (where company_id is not null), '{}') as "companyIds",
             coalesce((select hides_reposts from seekers where id = $1), false) as reposts
           from hidden_listings where seeker_id = $1`,
    values: [seekerId],
  });
  return rows[0] ?? { jobIds: [], companyIds: [], reposts: false };
}

/**
 * Hides something that exists, idempotently, and blocks other changes to what the seeker has hidden until the
 * transaction ends. @returns how much it is then
 */
export async function insertHidden(tx: Transaction, seekerId: string, listing: Listing): Promise<number> {
  await lockSeeker(tx, seekerId);
  await tx.hiddenListing.createMany({ data: [{ seekerId, ...listing }], skipDuplicates: true });
  return tx.hiddenListing.count({ where: { seekerId } });
}

/** Whether a company exists. */
export const isCompany = async ({ prisma }: Pick<Database, "prisma">, id: string): Promise<boolean> =>
  (await prisma.company.count({ where: { id } })) > 0;

/** Shows it again; idempotent. */
export const deleteHidden = ({ prisma }: Pick<Database, "prisma">, seekerId: string, listing: Listing) =>
  prisma.hiddenListing.deleteMany({ where: { seekerId, ...listing } });

const LISTED = `hidden_listings h left join jobs j on j.id = h.job_id join companies c on c.id = coalesce(h.company_id, j.company_id)
  where h.seeker_id = $1 and j.deleted_at is null`;

/** Lists what a seeker has hidden, without deleted jobs, the latest first. @throws BAD_USER_INPUT */
export const listHidden = (
  db: Pick<Database, "pool">,
  seekerId: string,
  page: PageInput,
): Promise<Page<HiddenListing>> =>
  readPage(db, page, {
    list: "hiddenListings",
    name: "hidden-listings",
    keys: ["h.created_at", "h.id"],
    values: [seekerId],
    text: ({ after, order }) => `
      select h.id, h.job_id as "jobId", h.company_id as "companyId", j.title as "jobTitle", c.name as "companyName",
        h.created_at as "hiddenAt"
      from ${LISTED} and ${after} ${order}`,
    count: LISTED,
    countsAll: true,
    placeOf: ({ hiddenAt: at, id }: HiddenListing) => ({ at, id }),
    toNode: (row: HiddenListing) => row,
  });
