import { randomBytes } from "node:crypto";
import type pg from "pg";
import { randomToken, tokenHash } from "../../accounts/tokens.ts";
import type { Database } from "../../platform/database/database.ts";

const UUID = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/g;

/**
 * How many of a UUID's characters identify it within a scene; a copy differs by the others. The counter of UUIDs made
 * within a millisecond ends in the 26th (RFC 9562, section 6.2).
 */
const UUID_KEPT = 26;

/** A secret of which a column has only the hash. */
export interface StoredToken {
  readonly token: string;
  readonly table: string;
  readonly column: string;
}

/**
 * Makes a scene, remembers its rows, and returns a function that stores a copy of them: in one round trip, instead of
 * one for each row. The copy has its own ids, unique texts and tokens. Rows numbered by a sequence to which others refer
 * are shared, and stored again if they are gone; other numbered rows, and those without ids, are not copied. `make`
 * returns the scene, which must be JSON, and its tokens.
 */
export async function sceneCopies<Scene>(
  { pool }: Pick<Database, "pool">,
  make: () => Promise<{ scene: Scene; tokens: readonly StoredToken[] }>,
): Promise<() => Promise<Scene>> {
  const { rows: started } = await pool.query<{ id: string }>("select pg_current_xact_id()::text as id");
  const { scene, tokens } = await make();
  const text = JSON.stringify(scene);
  const { inserts, texts } = await remember(pool, started[0]?.id ?? "");
  return async () => {
    const salt = randomBytes(5).toString("hex");
    const fresh = tokens.map((stored) => ({ ...stored, fresh: randomToken() }));
    await pool.query(
      [
        // One transaction, without triggers and foreign keys: the rows are as the triggers left them.
        "set local session_replication_role = replica",
        ...inserts,
        ...fresh.map(
          ({ table, column, token, fresh }) =>
            `update ${table} set ${column} = '${tokenHash(fresh)}' where ${column} = ${salted(`'${tokenHash(token)}'`)}`,
        ),
      ]
        .join(";")
        .replaceAll(":salt", `'${salt}'`),
    );
    const renamed = fresh.reduce((json, { token, fresh }) => json.replaceAll(token, fresh), text);
    const own = texts.reduce((json, old) => json.replaceAll(`"${old}"`, `"${saltedText(old, salt)}"`), renamed);
    return JSON.parse(own.replaceAll(UUID, (id) => id.slice(0, UUID_KEPT) + salt)) as Scene;
  };
}

/** The length of random keys and hashes of tokens; other unique texts, as names and email addresses, are shorter. */
const KEY_LENGTH = 48;

/** A text that is unique in its table: begins with the salt; a key keeps its length. */
const salted = (value: string) =>
  `:salt || case when length(${value}) >= ${KEY_LENGTH} then substr(${value}, length(:salt) + 1) else ${value} end`;
const saltedText = (value: string, salt: string) =>
  salt + (value.length >= KEY_LENGTH ? value.slice(salt.length) : value);

/** What was stored since a transaction: the statements that copy it, and its unique texts. */
async function remember(pool: pg.Pool, since: string): Promise<{ inserts: string[]; texts: string[] }> {
  await pool.query("create schema scene; create table scene.texts (text text primary key)");
  const { rows: all } = await pool.query<Table>(COLUMNS);
  const tables: Table[] = [];
  for (const table of all) {
    const { name, columns } = table;
    if (isNumbered(table) ? !table.isReferred : !columns.some(({ type }) => type === "uuid")) continue;
    const { rowCount } = await pool.query(
      `create table scene.${name} as select *, now() as made_at from public.${name} where xmin::text::bigint >= ${since}`,
    );
    if (!rowCount) continue;
    for (const { column } of columns.filter(({ isUniqueText }) => isUniqueText))
      await pool.query(
        `insert into scene.texts select "${column}" from scene.${name} where "${column}" is not null on conflict do nothing`,
      );
    tables.push(table);
  }
  const { rows } = await pool.query<{ text: string }>("select text from scene.texts");
  return { inserts: tables.map(insertion), texts: rows.map(({ text }) => text) };
}

const isNumbered = ({ columns }: Table) => columns.some(({ numbered }) => numbered);

/** The statement that copies a table's rows, as if they were made now, or stores the shared ones again. */
function insertion(table: Table): string {
  const { name, columns } = table;
  const into = columns.map(({ column }) => `"${column}"`).join(", ");
  if (isNumbered(table))
    return `insert into public.${name} (${into}) overriding system value select ${into} from scene.${name} on conflict do nothing`;
  const values = columns.map(({ column, type }) => {
    const value = `"${column}"`;
    if (type === "uuid") return `(left(${value}::text, ${UUID_KEPT}) || :salt)::uuid`;
    if (type === "timestamp with time zone") return `${value} + (now() - made_at)`;
    if (type !== "text") return value;
    return `case when ${value} in (select text from scene.texts) then ${salted(value)} else ${value} end`;
  });
  return `insert into public.${name} (${into}) select ${values.join(", ")} from scene.${name}`;
}

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Whether a foreign key of another table refers to this one. */
  readonly isReferred: boolean;
}

interface Column {
  readonly column: string;
  readonly type: string;
  readonly numbered: boolean;
  /** Whether a unique index has this text, and no id beside it. */
  readonly isUniqueText: boolean;
}

const COLUMNS = `
  select c.relname as name, json_agg(json_build_object(
    'column', a.attname,
    'type', format_type(a.atttypid, null),
    'numbered', a.attidentity <> '' or pg_get_serial_sequence('public.' || quote_ident(c.relname), a.attname) is not null,
    'isUniqueText', a.atttypid = 'text'::regtype and exists (
      select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey)
      and not exists (
        select from pg_attribute other
        where other.attrelid = c.oid and other.attnum = any (i.indkey) and other.atttypid = 'uuid'::regtype
      )
    )
  ) order by a.attnum) as columns,
  exists (select from pg_constraint where contype = 'f' and confrelid = c.oid and conrelid <> c.oid) as "isReferred"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  group by c.oid, c.relname`;
