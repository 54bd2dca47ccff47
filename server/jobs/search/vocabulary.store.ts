import type { Database } from "../../platform/database/database.ts";
import type { Reads } from "../../platform/database/reads.ts";

/** A word of open jobs, with how many have it: anywhere, in a field other than the description, in the title. */
export interface KnownWord {
  readonly word: string;
  readonly jobs: number;
  readonly fields: number;
  readonly titles: number;
}

/** Words that stand for each other: each term is one word or several. */
export interface Synonyms {
  readonly terms: readonly string[];
  /** All of them are the same thing; else the others are close to the first. */
  readonly same: boolean;
}

/** What to look up of a search. */
export interface WordsToLookUp {
  /** Looked up as they are. */
  readonly words: readonly string[];
  /** What synonyms may have: words, and several parted by spaces. */
  readonly terms: readonly string[];
  /** Completed when it is the beginning of words; null for nothing. */
  readonly beginning: string | null;
  /** Words that may be typos of others, each in its singular and plural. */
  readonly misspelt: readonly { readonly typed: string; readonly form: string }[];
}

/** What is known of the words of a search. */
export interface LookedUpWords {
  readonly known: ReadonlyMap<string, KnownWord>;
  readonly synonyms: readonly Synonyms[];
  /** Frequent ones first. */
  readonly completions: readonly KnownWord[];
  /** Words that may have been meant, by what was typed; frequent ones first. */
  readonly corrections: ReadonlyMap<string, readonly KnownWord[]>;
}

const COMPLETIONS = 30;
const CORRECTIONS = 60;
/** Jobs up to which a known word may be a typo, too. */
const RARE = 2;

interface Row extends KnownWord {
  readonly as: "known" | "completion" | "correction" | "synonyms";
  readonly typed: string | null;
  readonly terms: string[] | null;
  readonly same: boolean | null;
}

/** Looks all of it up in one statement. */
export async function lookUpWords(
  { pool }: Pick<Reads, "pool">,
  { words, terms, beginning, misspelt }: WordsToLookUp,
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
      synonyms as materialized (
        select terms, same from search_synonyms where terms && ($2::text[] || array(select word::text from corrections))),
      known as materialized (
        select * from search_vocabulary
        where word = any($1::text[] || array(
          select part from synonyms, unnest(terms) as term, string_to_table(term, ' ') as part)))
      select 'known' as as, null as typed, known.*, null::text[] as terms, null::boolean as same from known
      union all
      select 'synonyms', null, '', 0, 0, 0, terms, same from synonyms
      union all
      (select 'completion', null, v.*, null, null from search_vocabulary v
       where v.word > $3 and v.word < $3 || chr(1114111) order by titles desc, jobs desc, word limit ${COMPLETIONS})
      union all
      select 'correction', corrections.*, null, null from corrections`,
    values: [words, terms, beginning, misspelt.map(({ typed }) => typed), misspelt.map(({ form }) => form)],
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
    corrections,
  };
}

const OPEN = "status = 'OPEN' and deleted_at is null";
/** Suggestions of a kind at most: the most frequent. */
const SUGGESTIONS = 50_000;

/** How the name of a place begins in what a job says: "Pune" in "Pune, Maharashtra". */
export const PLACE_NAME = "trim(regexp_replace(location, '[,(/;|].*', ''))";

/** Renews the vocabulary and the suggestions from the open jobs. A million take some seconds, and nobody waits for them. */
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
  // Two that refresh at once do it one after the other.
  "select pg_advisory_xact_lock(hashtext('search_vocabulary'))",
  `create temporary table counted_words on commit drop as
   select case when strpos(word, ':') = 2 then substr(word, 3) else word end collate "C" as word,
     coalesce(sum(ndoc) filter (where strpos(word, ':') <> 2), 0)::int as jobs,
     coalesce(sum(ndoc) filter (where word like 'f:%'), 0)::int as fields,
     coalesce(sum(ndoc) filter (where word like 't:%'), 0)::int as titles
   from ts_stat($$select search_words from jobs where ${OPEN}$$) group by 1`,
  "create unique index on counted_words (word)",
  // What only synonyms have may be misspelt, too.
  `insert into counted_words
   select distinct word, 0, 0, 0 from search_synonyms, unnest(terms) as term, string_to_table(term, ' ') as word
   on conflict do nothing`,
  "analyze counted_words",
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
  `insert into search_vocabulary_counts (started_at, milliseconds)
   values (now(), extract(epoch from clock_timestamp() - now()) * 1000)
   on conflict (id) do update set started_at = excluded.started_at, milliseconds = excluded.milliseconds`,
  "commit",
];

/** The part of the time that counting may take: of ten million jobs it takes minutes, and need not be up to date to the minute. */
const MAX_SHARE = 0.1;

/** Whether jobs have changed since the last count, or there was none, and the last one is long enough ago for what it took. */
export async function isVocabularyDue({ pool }: Pick<Database, "pool">): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(
    `select not exists (select from search_vocabulary_counts where
       now() < started_at + milliseconds / $1::float * interval '1 millisecond'
       -- A change that was committed after the count may have begun a little before it.
       or not exists (select from job_changes where created_at > started_at - interval '1 minute')) as due`,
    [MAX_SHARE],
  );
  return rows[0]?.due ?? false;
}
