import type { Prisma } from "../generated/prisma/client.ts";
import type { MaybeActor } from "../platform/actor.ts";
import { jobsSeenBy, type VisibleSeekers } from "../platform/company-permissions.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import { findableBy, SUSPENDED, seekersExcluding } from "../platform/findable-seekers.sql.ts";
import { hasAccepted } from "../platform/job-invitations.sql.ts";
import { isApplicant } from "../platform/known-applications.sql.ts";
import { requireUnchanged } from "../platform/unchanged-since.ts";
import { blockedBetween } from "./blocked.sql.ts";
import type { ProfileFields } from "./seekers.schemas.ts";
import type { Experience, Seeker, SeekerSettings } from "./seekers.types.ts";

/** The columns that a view returns as stored; the view decides who may see them. */
const COLUMNS = [
  ...(["id", "name", "phone", "location", "currentProfession", "about", "skills", "createdAt"] as const),
  ...(["qualification", "course", "college", "graduationYear", "linkedin", "github"] as const),
  ...(["tenthSchool", "tenthPassout", "twelfthSchool", "twelfthPassout"] as const),
  ...(["phoneVisibility", "emailVisibility", "browsable", "showsOpenToWork", "hidesContacts", "updatedAt"] as const),
  ...(["noticeDays", "placesWanted", "workPermits"] as const),
] as const satisfies readonly (Prisma.SeekerScalarFieldEnum &
  (keyof Seeker | keyof SeekerSettings | "showsOpenToWork"))[];

/** A file as linked. */
interface StoredName {
  readonly key: string;
  readonly name: string;
}

/** A seeker as stored, with files, experiences and the connection to the viewer. */
export interface SeekerRow
  extends Omit<SeekerSettings, "openToWork">,
    Pick<Seeker, Extract<(typeof COLUMNS)[number], keyof Seeker> | "cgpa" | "tenthPercent" | "twelfthPercent" | "dob">,
    Pick<Seeker, "entries" | "languages" | "expectedPay"> {
  readonly phone: string;
  readonly email: string;
  readonly photo: StoredName | null;
  readonly resume: StoredName | null;
  readonly showsOpenToWork: boolean;
  /** Whether the viewer is a member of a company who knows the person as an applicant, or by an accepted invitation. */
  readonly applied: boolean;
  readonly connection: { readonly connected: boolean; readonly incoming: boolean } | null;
  /** Days as YYYY-MM-DD. */
  readonly experiences: readonly (Omit<Experience, "from" | "to"> & { from: string; to: string | null })[];
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `$1`: the viewing account, null for anonymous; `$2`: the seekers' ids; `$3`, `$4`: the jobs that a member sees. */
/** SQL: whether two seekers are connected. Both are uuid expressions. */
const connected = (one: string, other: string) => `exists (select from connections where status = 'CONNECTED'
  and least(requester_id, addressee_id) = least(${one}, ${other})
  and greatest(requester_id, addressee_id) = greatest(${one}, ${other}))`;

const SEEKERS = `
  select ${COLUMNS.map((name) => `s.${snakeCase(name)} as "${name}"`).join(", ")},
    s.cgpa::float8, s.tenth_percent::float8 as "tenthPercent", s.twelfth_percent::float8 as "twelfthPercent",
    s.dob::timestamp at time zone 'UTC' as dob, account.email,
    case when photo.id is not null then json_build_object('key', photo.storage_key, 'name', photo.name) end as photo,
    case when resume.id is not null then json_build_object('key', resume.storage_key, 'name', resume.name) end as resume,
    (select json_build_object('connected', c.status = 'CONNECTED', 'incoming', c.requester_id = s.id)
     from connections c
     where least(c.requester_id, c.addressee_id) = least(s.id, $1::uuid)
       and greatest(c.requester_id, c.addressee_id) = greatest(s.id, $1::uuid)) as connection,
    coalesce((select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'title', e.title, 'company', e.company,
        'from', e."from", 'to', e."to", 'responsibilities', e.responsibilities) order by e.kind, e.position)
      from experiences e where e.seeker_id = s.id), '[]') as experiences,
    coalesce((select json_agg(json_build_object('kind', e.kind, 'title', e.title, 'organization', e.organization,
        'year', e.year, 'link', e.link, 'description', e.description) order by e.kind, e.position)
      from profile_entries e where e.seeker_id = s.id), '[]') as entries,
    coalesce((select json_agg(json_build_object('language', l.language, 'level', l.level) order by l.position)
      from spoken_languages l where l.seeker_id = s.id), '[]') as languages,
    case when s.expected_pay_min is not null then json_build_object('payMin', s.expected_pay_min, 'payMax',
      s.expected_pay_max, 'payCurrency', s.expected_pay_currency, 'payUnit', s.expected_pay_unit) end as "expectedPay",
    $3::uuid is not null and (${isApplicant("s.id", "$3", "$4")} or ${hasAccepted("s.id", "$3", "$4")}) as applied,
    ${blockedBetween("s.id", "$1")}
      or (exists (select from seekers where id = $1) and s.id <> $1 and (account.suspended_at is not null
        or (s.id in ${seekersExcluding("$1::uuid")} and not ${connected("s.id", "$1::uuid")})))
      or (not s.email_verified and s.id is distinct from $1) as blocked
  from seekers s
  join accounts account on account.id = s.id
  left join files photo on photo.id = s.photo_file_id
  left join files resume on resume.id = s.resume_file_id
  where s.id = any($2::uuid[])`;

/**
 * Returns the seekers with these ids, in no particular order, each with whether they are hidden from the viewer: by a
 * block, from other seekers by a suspension or because they exclude their companies, and from everybody else until
 * their address is verified.
 */
export async function readSeekers(
  { quick }: Pick<Database, "quick">,
  viewer: MaybeActor,
  ids: readonly string[],
): Promise<{ row: SeekerRow; blocked: boolean }[]> {
  if (ids.length === 0) return [];
  const seen = viewer?.company && jobsSeenBy({ ...viewer, companyId: viewer.company.id }, viewer.company.role);
  const { rows } = await quick.query<SeekerRow & { blocked: boolean }>({
    name: "seeker-views",
    text: SEEKERS,
    values: [viewer?.accountId ?? null, ids, seen?.companyId ?? null, seen?.interviewerId ?? null],
  });
  return rows.map(({ blocked, ...row }) => ({ row, blocked }));
}

/** Returns a seeker with everything that they entered. @throws UNAUTHENTICATED if the account was deleted */
export async function readOwnProfile(db: Pick<Database, "quick">, id: string): Promise<SeekerRow> {
  const [own] = await readSeekers(db, null, [id]);
  if (!own) throw new AppError("UNAUTHENTICATED", "This account is deleted.");
  return own.row;
}

/**
 * Whether one seeker can encounter another anywhere: the other is verified, has neither blocked the viewer nor excluded
 * them without being connected, and is not suspended, or is named in the viewer's conversations or block list.
 */
export async function canReachSeeker(
  { pool }: Pick<Database, "pool">,
  viewerId: string,
  seekerId: string,
): Promise<boolean> {
  const { rows } = await pool.query({
    name: "reachable-seeker",
    text: `select from seekers s where s.id = $2::uuid and (
       (s.email_verified and s.id <> all(${SUSPENDED}) and not exists (select from blocks where blocker_id = $2 and blocked_id = $1::uuid)
         and (s.id not in ${seekersExcluding("$1::uuid")} or ${connected("$1::uuid", "$2::uuid")}))
       or exists (select from blocks where blocker_id = $1 and blocked_id = $2)
       or exists (select from conversations where low_id = least($1, $2) and high_id = greatest($1, $2) and last_seq > 0))`,
    values: [viewerId, seekerId],
  });
  return rows.length > 0;
}

/**
 * Whether a company's member can find the seeker: browsable or interested in an invitation, and not excluding the company, or
 * known to the member as an applicant to one of the jobs that they may see.
 */
export async function isVisibleToCompany(
  { pool }: Pick<Database, "pool">,
  { accountId, companyId, interviewerId, browses }: VisibleSeekers,
  seekerId: string,
): Promise<boolean> {
  const { rows } = await pool.query({
    name: "visible-seeker",
    text: `select from seekers s where s.id = $4
       and (($3::boolean and ${findableBy("$5::uuid", "s", hasAccepted("s.id", "$1", "$2")).join(" and ")})
       or ${isApplicant("s.id", "$1", "$2")})`,
    values: [companyId, interviewerId, browses, seekerId, accountId],
  });
  return rows.length > 0;
}

const EXPERIENCES = { jobExperiences: "JOB", internExperiences: "INTERNSHIP", socialExperiences: "SOCIAL" } as const;
const ENTRIES = { degrees: "DEGREE", certificates: "CERTIFICATE", projects: "PROJECT" } as const;

/** Returns which rows of a seeker the given lists replace, and the rows that replace them. */
function replacing<Name extends string, Kind extends string, Entry extends object>(
  kinds: Readonly<Record<Name, Kind>>,
  lists: { readonly [name in Name]?: readonly Entry[] },
  seekerId: string,
) {
  const given = (Object.keys(kinds) as Name[]).flatMap((name) => {
    const entries = lists[name];
    return entries ? [{ kind: kinds[name], entries }] : [];
  });
  return {
    where: { seekerId, kind: { in: given.map(({ kind }) => kind) } },
    data: given.flatMap(({ kind, entries }) =>
      entries.map((entry, position) => ({ ...entry, seekerId, kind, position })),
    ),
  };
}

/** Locks a seeker until the transaction ends, for changes of what is theirs, one after the other. */
export async function lockSeeker(tx: Transaction, seekerId: string): Promise<void> {
  await tx.$executeRaw`select from seekers where id = ${seekerId}::uuid for no key update`;
}

/** The changes of a save; absent fields stay unchanged. A list replaces the existing one. */
export type ProfileChanges = Partial<Omit<ProfileFields, "openToWork">> & {
  readonly showsOpenToWork?: boolean;
  readonly resumeFileId?: string | null;
  readonly photoFileId?: string | null;
};

/** Saves changes of a profile, all or none. @throws CONFLICT when it has changed since `unchangedSince` */
export function saveProfile(
  db: Pick<Database, "transaction">,
  id: string,
  changes: ProfileChanges,
  unchangedSince?: Date | null,
): Promise<void> {
  const { jobExperiences, internExperiences, socialExperiences, ...others } = changes;
  const { degrees, certificates, projects, languages, expectedPay, ...columns } = others;
  const experiences = replacing(EXPERIENCES, { jobExperiences, internExperiences, socialExperiences }, id);
  const entries = replacing(ENTRIES, { degrees, certificates, projects }, id);
  const pay = expectedPay !== undefined && {
    expectedPayMin: expectedPay?.payMin ?? null,
    expectedPayMax: expectedPay?.payMax ?? null,
    expectedPayCurrency: expectedPay?.payCurrency ?? null,
    expectedPayUnit: expectedPay?.payUnit ?? null,
  };
  return db.transaction(async (tx) => {
    // Of two concurrent saves the later one waits, and replaces the whole list of the earlier.
    await tx.$queryRaw`select id from seekers where id = ${id}::uuid for update`;
    requireUnchanged(await tx.seeker.findUniqueOrThrow({ where: { id }, select: { updatedAt: true } }), unchangedSince);
    // Also where only lists change.
    await tx.seeker.update({
      where: { id },
      data: { ...columns, ...pay, updatedAt: new Date() },
      select: { id: true },
    });
    if (experiences.where.kind.in.length > 0) {
      await tx.experience.deleteMany({ where: experiences.where });
      await tx.experience.createMany({ data: experiences.data });
    }
    if (entries.where.kind.in.length > 0) {
      await tx.profileEntry.deleteMany({ where: entries.where });
      await tx.profileEntry.createMany({ data: entries.data });
    }
    if (languages) {
      await tx.spokenLanguage.deleteMany({ where: { seekerId: id } });
      await tx.spokenLanguage.createMany({
        data: languages.map((spoken, position) => ({ ...spoken, seekerId: id, position })),
      });
    }
  });
}
