/** The parts of an export: a file's name, and a function that reads its object, or its list of any length. */
export type ExportedParts = Readonly<Record<string, () => Promise<object> | AsyncIterable<object>>>;

/** Rows per statement. */
export const BATCH = 500;

/** Selects the next batch, in the order of `Key`; typed so that Prisma's filters of each type accept it. */
interface BatchOf<Key extends string> {
  readonly after: { readonly [K in Key]?: { gt: never } };
  readonly orderBy: { readonly [K in Key]: "asc" };
  readonly take: number;
}

/**
 * Yields the rows of a list of any length, by a key that is indexed, or that is searched only among this person's rows.
 */
export async function* inBatches<Key extends string, Row extends Readonly<Record<Key, unknown>>>(
  key: Key,
  read: (batch: BatchOf<Key>) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let last: Row | undefined; ; ) {
    const batch = { after: last ? { [key]: { gt: last[key] } } : {}, orderBy: { [key]: "asc" }, take: BATCH };
    const rows = await read(batch as unknown as BatchOf<Key>);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}
