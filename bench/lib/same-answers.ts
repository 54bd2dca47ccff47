import { deepStrictEqual } from "node:assert";

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

/** Rejects servers whose responses differ from the first server's. */
export async function sameAnswers(
  servers: readonly { readonly name: string; readonly url: string }[],
  query: string,
  token: string,
): Promise<void> {
  const answers = await Promise.all(servers.map(({ url }) => ask(url, query, token).then(withSameMoments)));
  for (const [index, { name }] of servers.entries()) {
    try {
      deepStrictEqual(answers[index], answers[0]);
    } catch (cause) {
      throw new Error(`${name} answers otherwise than ${servers[0]?.name}.`, { cause });
    }
  }
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Normalises timestamps, which may have more digits or another time zone. */
const withSameMoments = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (_, value) =>
    typeof value === "string" && MOMENT.test(value) ? new Date(value).toISOString() : value,
  );
