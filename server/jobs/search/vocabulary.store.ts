import type { Database } from "../../platform/database/database.ts";
import type { Reads } from "../../platform/database/reads.ts";

/**
 * A word of open jobs, with the number of jobs that have it in any field, in a field other than the description, and in
 * the title.
 */
export interface KnownWord {
  readonly word: string;
  readonly jobs: number;
  readonly fields: number;
  readonly titles: number;
  /** When the newest of its jobs was posted, if all are old and the word was looked up as it is. */
  readonly newest: Date | null;
}

/** Words that stand for each other; each term is one word or several. */
export interface Synonyms {
  readonly terms: readonly string[];
  /** True: all terms are equivalent; false: the others are related to the first. */
  readonly same: boolean;
}

/** The lookups of a search. */
export interface WordsToLookUp {
  /** Looked up as they are. */
  readonly words: readonly string[];
  /** Possible terms of synonyms: words, and phrases separated by spaces. */
  readonly terms: readonly string[];
  /** To be completed when it is the beginning of words; null for none. */
  readonly beginning: string | null;
  /** To be counted as the end of words; null for none. */
  readonly ending?: string | null;
  /** Possible typos, each in its singular and plural form. */
  readonly misspelt: readonly { readonly typed: string; readonly form: string }[];
}

/** The results of the lookups of a search. */
export interface LookedUpWords {
  readonly known: ReadonlyMap<string, KnownWord>;
  readonly synonyms: readonly Synonyms[];
  /** Most frequent first. */
  readonly completions: readonly KnownWord[];
  /** The sum of jobs over all words with the beginning, and over those with the ending; infinite for many words. */
  readonly jobsOf: { readonly beginning: number; readonly ending: number };
  /** The words possibly meant, by typed word; most frequent first. */
  readonly corrections: ReadonlyMap<string, readonly KnownWord[]>;
}

const COMPLETIONS = 30;
const CORRECTIONS = 60;
/** The maximum number of words with an ending that are counted. */
const ENDINGS = 200;
/** A known word with at most this many jobs may still be a typo. */
const RARE = 2;

interface Row extends KnownWord {
  readonly as: "known" | "completion" | "correction" | "synonyms" | "ending";
  readonly typed: string | null;
  readonly terms: string[] | null;
  readonly same: boolean | null;
  readonly total: number | null;
}

/** Performs all lookups in one statement. */
export async function lookUpWords(
  { pool }: Pick<Reads, "pool">,
  { words, terms, beginning, ending = null, misspelt }: WordsToLookUp,
): Promise<LookedUpWords> {
  const { rows } = await pool.query<Row>({
    name: "search-words",
    text: `
      with misspelt as (select * from unnest($4::text[], $5::text[]) as misspelt (typed, form)),
      -- Of no job are words that only synonyms have: they are spelt well.
      suspects as materialized (
        select typed, form from misspelt where typed not in (
          select m.typed from misspelt m join search_vocabulary v on v.word = m.form where v.jobs = 0 or v.jobs > ${RARE})),
      corrections as materialized (
        select typed, near.* from suspects, lateral (
          select v.* from search_vocabulary v
          where word_deletions(v.word) && word_deletions(form)
            and length(v.word) between 3 and 24 and v.word !~ '[0-9+#]' and v.word <> form
          order by jobs desc, word limit ${CORRECTIONS}) near
        union all
        select typed, near.* from suspects, lateral (
          select v.* from search_vocabulary v
          where length(form) >= 10 and v.word % form
            and length(v.word) between 9 and 40 and v.word !~ '[0-9+#]' and v.word <> form
          order by jobs desc, word limit ${CORRECTIONS}) near),
      direct as materialized (
        select terms, same from search_synonyms where terms && ($2::text[] || array(select word::text from corrections))),
      synonyms as materialized (
        select * from direct union
        select terms, same from search_synonyms where terms && array(select unnest(terms) from direct where same)),
      known as materialized (
        select v.*, o.newest from search_vocabulary v left join search_old_words o on o.word = v.word
        where v.word = any($1::text[] || array(
          select part from synonyms, unnest(terms) as term, string_to_table(term, ' ') as part)))
      select 'known' as as, null as typed, known.*, null::text[] as terms, null::boolean as same, null::float8 as total from known
      union all
      select 'synonyms', null, '', 0, 0, 0, null, terms, same, null from synonyms
      union all
      (select 'completion', null, v.*, null, null, null, sum(jobs) over () from search_vocabulary v
       where v.word > $3 and v.word < $3 || chr(1114111) order by titles desc, jobs desc, word limit ${COMPLETIONS})
      union all
      select 'correction', corrections.*, null, null, null, null from corrections
      union all
      -- The order keeps the planner from reading the table instead of the index.
      select 'ending', null, '', 0, 0, 0, null, null, null, case when count(*) < ${ENDINGS} then coalesce(sum(jobs), 0) end
      from (select jobs from search_vocabulary
        where reverse(word) >= reverse($6) and reverse(word) < reverse($6) || chr(1114111)
        order by reverse(word) limit ${ENDINGS}) as endings`,
    values: [words, terms, beginning, misspelt.map(({ typed }) => typed), misspelt.map(({ form }) => form), ending],
  });
  const of = (as: Row["as"]) => rows.filter((row) => row.as === as);
  const corrections = new Map<string, KnownWord[]>();
  for (const row of of("correction")) {
    const typed = row.typed ?? "";
    corrections.set(typed, [...(corrections.get(typed) ?? []), row]);
  }
  return {
    known: new Map(of("known").map((row) => [row.word, row])),
    synonyms: of("synonyms").map(({ terms, same }) => ({ terms: terms ?? [], same: same ?? true })),
    completions: of("completion"),
    jobsOf: {
      beginning: beginning === null ? Number.POSITIVE_INFINITY : (of("completion")[0]?.total ?? 0),
      ending: ending === null ? Number.POSITIVE_INFINITY : (of("ending")[0]?.total ?? Number.POSITIVE_INFINITY),
    },
    corrections,
  };
}

/** Up to this number of changes since the count, the changed jobs are looked at one by one. */
const MAX_CHANGES = 10_000;

/** Returns the last change of jobs that the count has seen; null if there are many later ones. */
export async function lastCountedChange({ pool }: Pick<Reads, "pool">): Promise<string | null> {
  const { rows } = await pool.query<{ last: string }>({
    name: "last-counted-change",
    text: `select last_change::text as last from search_vocabulary_counts
      where (select count(*) from (select from job_changes where id > last_change limit ${MAX_CHANGES + 1}) as later) <= ${MAX_CHANGES}`,
  });
  return rows[0]?.last ?? null;
}

const OPEN = "status = 'OPEN' and deleted_at is null";
/** A word is old if none of this number of newest jobs has it. */
const NEWEST_JOBS = 20_000;
/** Only words of more jobs than are ranked at once are searched newest first. */
const OFTEN = 1_000;
const OLD_WORDS = 200;
/** The maximum number of suggestions per kind; the most frequent are used. */
const SUGGESTIONS = 50_000;

/** SQL: the leading name of a place in a job's location: "Pune" in "Pune, Maharashtra". */
export const PLACE_NAME = "trim(regexp_replace(location, '[,(/;|].*', ''))";

/**
 * Rebuilds the vocabulary and the suggestions from the open jobs. A million jobs take some seconds, which block nobody.
 */
export async function refreshVocabulary({ pool }: Pick<Database, "pool">): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of REFRESH) await client.query(statement);
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

const REFRESH = [
  "begin",
  "set local statement_timeout = 0",
  // Serialises concurrent refreshes.
  "select pg_advisory_xact_lock(hashtext('search_vocabulary'))",
  `create temporary table counted_words on commit drop as
   select case when strpos(word, ':') = 2 then substr(word, 3) else word end collate "C" as word,
     coalesce(sum(ndoc) filter (where strpos(word, ':') <> 2), 0)::int as jobs,
     coalesce(sum(ndoc) filter (where word like 'f:%'), 0)::int as fields,
     coalesce(sum(ndoc) filter (where word like 't:%'), 0)::int as titles
   from ts_stat($$select search_words from jobs where ${OPEN}$$) group by 1`,
  "create unique index on counted_words (word)",
  // Words that occur only in synonyms may be misspelt, too.
  `insert into counted_words
   select distinct word, 0, 0, 0 from search_synonyms, unnest(terms) as term, string_to_table(term, ' ') as word
   on conflict do nothing`,
  "analyze counted_words",
  `create temporary table old_words on commit drop as
   select word from counted_words where jobs > ${OFTEN} and word not in (
     select word from ts_stat($$
       select search_words from jobs where ${OPEN} order by created_at desc, id desc limit ${NEWEST_JOBS}$$))
   order by jobs desc limit ${OLD_WORDS}`,
  "delete from search_old_words",
  `insert into search_old_words
   select word, newest from old_words, lateral (
     select max(created_at) as newest from jobs where ${OPEN} and search_words @@ quote_literal(word)::tsquery) as found
   where newest is not null`,
  "delete from search_vocabulary v where not exists (select from counted_words c where c.word = v.word)",
  `insert into search_vocabulary as v select * from counted_words
   on conflict (word) do update set jobs = excluded.jobs, fields = excluded.fields, titles = excluded.titles
   where (v.jobs, v.fields, v.titles) <> (excluded.jobs, excluded.fields, excluded.titles)`,
  `create temporary table counted_texts on commit drop as
   select kind, text, jobs from (
     select kind, mode() within group (order by text) as text, count(*)::int as jobs,
       row_number() over (partition by kind order by count(*) desc) as place
     from jobs, lateral (values ('TITLE'::"SearchSuggestionKind", title), ('COMPANY', company_name), ('PLACE', ${PLACE_NAME}))
       as given (kind, text)
     where ${OPEN} and text <> ''
     group by kind, lower(text)) as texts
   where place <= ${SUGGESTIONS}`,
  "delete from search_suggestions s where not exists (select from counted_texts c where (c.kind, c.text) = (s.kind, s.text))",
  `insert into search_suggestions as s select * from counted_texts
   on conflict (kind, text) do update set jobs = excluded.jobs where s.jobs <> excluded.jobs`,
  // now() is when the transaction began.
  // No transaction lasts as long as ten minutes: older changes were there when counting began.
  `insert into search_vocabulary_counts (started_at, milliseconds, last_change)
   values (now(), extract(epoch from clock_timestamp() - now()) * 1000,
     coalesce((select id from job_changes where created_at < now() - interval '10 minutes' order by id desc limit 1), 0))
   on conflict (id) do update set
     started_at = excluded.started_at, milliseconds = excluded.milliseconds, last_change = excluded.last_change`,
  "commit",
];

/** Maximum share of the time spent on counting, which takes minutes for ten million jobs. */
const MAX_SHARE = 0.1;

/** Whether jobs have changed since the last count, or there was none, and enough time has passed for its duration. */
export async function isVocabularyDue({ pool }: Pick<Database, "pool">): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(
    `select not exists (select from search_vocabulary_counts where
       now() < started_at + milliseconds / $1::float * interval '1 millisecond'
       -- A change committed after the count may have begun shortly before it.
       or not exists (select from job_changes where created_at > started_at - interval '1 minute')) as due`,
    [MAX_SHARE],
  );
  return rows[0]?.due ?? false;
}
