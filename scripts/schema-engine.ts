import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";
import { packageRoot } from "../server/platform/package-root.ts";

const CHAR = 18;

/** Opens Prisma's schema engine as WebAssembly, connected to a database. Needs no network access. */
async function openSchemaEngine(pool: pg.Pool): Promise<bindings.SchemaEngine> {
  const file = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const module = await WebAssembly.compile(await readFile(file.replace(/\.js$/, ".wasm")));
  const instance = await WebAssembly.instantiate(module, { "./schema_engine_bg.js": { ...bindings } });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  const adapter = bindMigrationAwareSqlAdapterFactory(catalogueAdapter(pool));
  return bindings.SchemaEngine.new({ datamodels: [await schemaFile()] }, () => {}, adapter);
}

/**
 * Extends Prisma's adapter to support PostgreSQL's one-byte type `"char"`, which the catalogue uses heavily: within the
 * adapter it is represented as bytes, which the catalogue does not use.
 */
function catalogueAdapter(pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<pg.QueryResult>;
  const charAsBytes = async (...args: unknown[]) => {
    const result = await query(...args);
    for (const field of result.fields) if (field.dataTypeID === CHAR) field.dataTypeID = pg.types.builtins.BYTEA;
    return result;
  };
  const factory = new PrismaPg(Object.assign(pool, { query: charAsBytes }));
  const connect = async () => {
    const adapter = await factory.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    return Object.assign(adapter, {
      queryRaw: async (sql: SqlQuery) => {
        const result = await queryRaw(sql);
        const columnTypes = result.columnTypes.map((type) =>
          type === ColumnTypeEnum.Bytes ? ColumnTypeEnum.Character : type,
        );
        return { ...result, columnTypes };
      },
    });
  };
  return Object.assign(Object.create(factory), { connect });
}

async function schemaFile(): Promise<[string, string]> {
  const path = join(packageRoot, "prisma/schema.prisma");
  return [path, await readFile(path, "utf8")];
}

/** Returns the SQL that would migrate the database to `prisma/schema.prisma`; only a comment when they agree. */
export async function differenceToSchema(url: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: url });
  try {
    const engine = await openSchemaEngine(pool);
    const [path, content] = await schemaFile();
    const files = [{ path, content }];
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: packageRoot },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return stdout ?? "";
  } finally {
    await pool.end();
  }
}
