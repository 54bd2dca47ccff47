/** A file of the export: its path in the archive, and its content when its turn comes. */
export interface ExportedFile {
  readonly path: string;
  /** Whether its bytes are packed already, as pictures and documents are. */
  readonly packed: boolean;
  content(): AsyncIterable<Uint8Array>;
}

/** Rows read at once. */
export const BATCH = 500;

/**
 * The rows of a list of any length. `read` answers the next `BATCH` rows after the given one, in an order that an index
 * gives, or that is found among this person's rows alone.
 */
export async function* inBatches<Key, Row extends Key>(
  read: (after: Key | null) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after: Key | null = null; ; ) {
    const batch: readonly Row[] = await read(after);
    yield* batch;
    after = batch.at(-1) ?? null;
    if (batch.length < BATCH) return;
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);
const pretty = (value: unknown) => JSON.stringify(value, null, 2);

/** One thing as JSON. */
export const json = (path: string, read: () => Promise<unknown>): ExportedFile => ({
  path,
  packed: false,
  async *content() {
    yield bytes(pretty(await read()));
  },
});

/** A list as JSON, written as it is read. */
export const jsonList = (path: string, rows: () => AsyncIterable<unknown>): ExportedFile => ({
  path,
  packed: false,
  async *content() {
    let before = "[\n";
    for await (const row of rows()) {
      yield bytes(before + pretty(row));
      before = ",\n";
    }
    yield bytes(before === "[\n" ? "[]\n" : "\n]\n");
  },
});
