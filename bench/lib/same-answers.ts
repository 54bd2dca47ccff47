/** Returns the data of a GraphQL server's response. */
export async function ask(url: string, query: string, token: string): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
  if (errors || !data) throw new Error(`${url} answers ${response.status}: ${JSON.stringify(errors)}`);
  return data;
}

/** Rejects servers whose responses differ from the first server's, except in the order of fields. */
export async function sameAnswers(
  servers: readonly { readonly name: string; readonly url: string }[],
  query: string,
  token: string,
): Promise<void> {
  const answers = await Promise.all(
    servers.map(async ({ name, url }) => ({
      name,
      text: JSON.stringify(inOneOrder(await ask(url, query, token))),
    })),
  );
  const [first] = answers;
  for (const { name, text } of answers) {
    if (!first || text === first.text) continue;
    const at = [...text].findIndex((sign, index) => sign !== first.text[index]);
    const near = (whole: string) => whole.slice(Math.max(0, at - 200), at + 100);
    throw new Error(`${name} answers otherwise than ${first.name}:\n${near(text)}\n${near(first.text)}`);
  }
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Sorts fields by name and normalises timestamps, which may have more digits or another time zone. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (typeof value === "string" && MOMENT.test(value)) return new Date(value).toISOString();
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, inOneOrder(item)]));
}
