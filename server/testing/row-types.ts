import { AsyncLocalStorage } from "node:async_hooks";
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import pg from "pg";
import type { Database } from "../platform/database/database.ts";
import { packageRoot } from "../platform/package-root.ts";

/** Where the sources send a statement, and give its rows a type: `query<Row>(…)`. */
interface Site {
  readonly file: string;
  readonly callee: string;
  /** The place of the type arguments, with their brackets, or where they would stand. */
  readonly start: number;
  readonly end: number;
}

/** The columns of a statement's rows, and the number of each one's type. */
type Columns = Map<string, number>;

/** The statements of the stores, by file and place in it. */
export type RecordedRows = Map<string, Map<number, { readonly site: Site; readonly columns: Columns }>>;

const CALL = /^[^<(`\n]*?(?<![\w$])(query|\$queryRaw|\$queryRawUnsafe|readPage)(?=[<(`])/;

function siteAt(file: string, line: number, column: number): Site | null {
  const source = readFileSync(file, "utf8");
  const from = source.split("\n", line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);
  const [call, callee = ""] = CALL.exec(source.slice(from)) ?? [];
  if (call === undefined) return null;
  const start = from + call.length;
  let end = start;
  for (let depth = 0; source[end] === "<" || depth > 0; end++) {
    if (source[end] === "<") depth += 1;
    if (source[end] === ">" && source[end - 1] !== "=") depth -= 1;
  }
  return { file: relative(packageRoot, file), callee, start, end };
}

const FRAMES = /\(?(\/[^\s()]+\/server\/[^\s()]+\.ts):(\d+):(\d+)\)?$/gm;
/** These take the type of their rows from the store that calls them. */
const HELPERS = /\/server\/(platform\/(search|database)|testing)\//;

function siteOf(stack = ""): Site | null {
  for (const [, file = "", line, column] of stack.matchAll(FRAMES)) {
    const site = HELPERS.test(file) ? null : siteAt(file, Number(line), Number(column));
    if (site) return site;
  }
  return null;
}

/** Records from now on what PostgreSQL says of the rows that the stores read. */
export function recordRows(db: Database): RecordedRows {
  const recorded: RecordedRows = new Map();
  const sites = new AsyncLocalStorage<Site | null>();
  const note = (site: Site | null | undefined, fields: readonly pg.FieldDef[] = []) => {
    if (!site || fields.length === 0) return;
    const ofFile = recorded.get(site.file) ?? new Map();
    const { columns } = ofFile.get(site.start) ?? { columns: new Map() };
    for (const { name, dataTypeID } of fields) columns.set(name, dataTypeID);
    recorded.set(site.file, ofFile.set(site.start, { site, columns }));
  };
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const site = sites.getStore();
    const callback = given.at(-1);
    if (typeof callback === "function") {
      const listening = (error: unknown, result?: pg.QueryResult) => {
        note(site, result?.fields);
        callback(error, result);
      };
      return Reflect.apply(query, this, [...given.slice(0, -1), listening]);
    }
    const answer = Reflect.apply(query, this, given) as Promise<pg.QueryResult> | undefined;
    answer?.then(
      ({ fields }) => note(site, fields),
      () => {},
    );
    return answer;
  } as typeof pg.Client.prototype.query;
  const within = <T extends object>(target: T, name: keyof T) => {
    const original = target[name] as (...given: unknown[]) => Promise<unknown>;
    target[name] = function (this: unknown, ...given: unknown[]) {
      return sites.run(siteOf(new Error().stack), async () => await Reflect.apply(original, this, given));
    } as T[keyof T];
  };
  for (const reads of [db.pool, db.quick]) within(reads, "query");
  for (const name of ["$queryRaw", "$queryRawUnsafe"] as const) within(db.prisma, name);
  return recorded;
}

interface PgType {
  readonly oid: number;
  readonly name: string;
  /** Of an array: the type of its elements. */
  readonly element: string | null;
  /** Of an enum, or an array of them. */
  readonly labels: string[];
}

const PG_TYPES = `select t.oid::int, t.typname as name, e.typname as element,
    array(select enumlabel::text from pg_enum where enumtypid = coalesce(e.oid, t.oid)) as labels
  from pg_type t left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'`;

/** How the driver hands out a value; whatever is not here is of a type that only the code knows, such as JSON. */
const HANDED_OUT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["int2", "int4", "float4", "float8"].map((name) => [name, "number"])),
  ...Object.fromEntries(["text", "varchar", "name", "uuid", "inet"].map((name) => [name, "string"])),
  ...Object.fromEntries(["date", "timestamp", "timestamptz"].map((name) => [name, "Date"])),
  bool: "boolean",
};

function typeOf({ name, element, labels }: PgType, isPrisma: boolean): string {
  const whole = element ?? name;
  const known = whole === "int8" ? (isPrisma ? "bigint" : "string") : (HANDED_OUT[whole] ?? "unknown");
  const one = labels.length > 0 ? labels.map((label) => JSON.stringify(label)).join(" | ") : known;
  return element ? `readonly (${one})[]` : one;
}

/** Returns the type arguments that a place must be able to have. */
function checkedArguments(source: string, { callee, start, end }: Site, described: string): string {
  const declared = source.slice(start + 1, end - 1);
  // Generic code has no type until it is called.
  if (declared === "Row" && !/^interface Row /m.test(source)) return declared;
  if (declared === "" && callee === "readPage") return `Columns.Described<${described}>, any`;
  if (declared === "") return "Columns.Undeclared";
  return `Columns.${callee.startsWith("$") ? "Rows" : "Row"}<${described}, ${declared}>`;
}

/**
 * Lets the compiler compare the types of rows in the sources with what was recorded, in a copy of them.
 * @returns the compiler's messages
 */
export async function rowsOtherThanDeclared(db: Database, recorded: RecordedRows): Promise<string[]> {
  const { rows } = await db.pool.query<PgType>(PG_TYPES);
  const types = new Map(rows.map((type) => [type.oid, type]));
  const copies = join(packageRoot, "node_modules/.cache/worklane-rows");
  rmSync(copies, { recursive: true, force: true });
  for (const [file, ofFile] of recorded) {
    let source = readFileSync(join(packageRoot, file), "utf8");
    for (const { site, columns } of [...ofFile.values()].sort((a, b) => b.site.start - a.site.start)) {
      const described = [...columns].map(([name, oid]) => {
        const type = types.get(oid);
        return `${JSON.stringify(name)}: ${type ? typeOf(type, site.callee.startsWith("$")) : "unknown"}`;
      });
      const checked = checkedArguments(source, site, `{ ${described.join("; ")} }`);
      source = `${source.slice(0, site.start)}<${checked}>${source.slice(site.end)}`;
    }
    const copy = join(copies, file);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, `${source}import type * as Columns from "${packageRoot}/server/testing/described-row.ts";\n`);
  }
  const tsconfig = {
    extends: `${packageRoot}/tsconfig.json`,
    compilerOptions: { rootDirs: [packageRoot, "."] },
    include: ["server", `${packageRoot}/server/**/*.d.ts`],
    exclude: [],
  };
  writeFileSync(join(copies, "tsconfig.json"), JSON.stringify(tsconfig));
  const { stdout } = spawnSync("npx", ["tsc", "-p", copies], { cwd: packageRoot, encoding: "utf8" });
  return stdout.split("\n").filter(Boolean);
}
