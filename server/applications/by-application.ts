/** A row with the id of its application. */
export type OfApplication<Row> = Row & { readonly applicationId: string };

/** Groups rows by application; an empty list where there are none. */
export function byApplication<Row>(ids: readonly string[], rows: readonly OfApplication<Row>[]): Map<string, Row[]> {
  const lists = new Map<string, Row[]>(ids.map((id) => [id, []]));
  for (const { applicationId, ...row } of rows) lists.get(applicationId)?.push(row as Row);
  return lists;
}
