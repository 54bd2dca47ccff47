import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { DOCUMENT_HASHES } from "../../web/generated/hashes.ts";
import { WEB_DOCUMENTS } from "../generated/web-documents.ts";
import { postBody, type TypedDocument, textOf } from "../testing/send.ts";
import { statementsOf } from "../testing/statements.ts";
import { graphql, testApp } from "../testing/test-app.ts";

const PAGE = graphql(`query PageOfJobs($first: Int) { jobs(first: $first) {
  nodes { id title createdAt company { id name logoUrl } viewerHasSaved viewerApplicationStatus } pageInfo { hasNextPage } } }`);

const app = testApp();

async function askByHash(sha256Hash: string, body: object = {}) {
  const response = await postBody(app.url, { ...body, extensions: { persistedQuery: { version: 1, sha256Hash } } });
  return response.json() as Promise<{ data?: unknown; errors?: { extensions: { code: string } }[] }>;
}

test("a page of jobs takes one statement, two with the count", async () => {
  await app.expectOk(PAGE, { first: 20 });
  expect(await statementsOf(() => app.expectOk(PAGE, { first: 20 }))).toHaveLength(1);
  const counted = graphql(`query CountedJobs { jobs { nodes { id company { name } } totalCount totalCountIsCapped } }`);
  expect(await statementsOf(() => app.expectOk(counted))).toHaveLength(2);
});

test("the long texts of jobs are read only when selected", async () => {
  const reads = async (query: TypedDocument) =>
    (await statementsOf(() => app.expectOk(query))).join().includes("description");
  expect(
    await reads(graphql(`query JobsWithoutTexts { jobs { nodes { id title requirements company { name } } } }`)),
  ).toBe(false);
  expect(await reads(graphql(`query JobsWithDescription { jobs { edges { node { id text: description } } } }`))).toBe(
    true,
  );
  expect(
    await reads(
      graphql(
        `query JobsWithRemoteFrom { jobs { nodes { ...JobRemoteFrom } } } fragment JobRemoteFrom on Job { remoteFrom }`,
      ),
    ),
  ).toBe(true);
});

test("the response reports how long it took", async () => {
  const response = await fetch(`${app.url}/graphql?query={jobs{totalCount}}`, {
    headers: { "apollo-require-preflight": "true" },
  });
  expect(response.headers.get("server-timing")).toMatch(/^total;dur=\d+\.\d$/);
});

test("clients may send a document's hash instead of the document", async () => {
  const hash = createHash("sha256").update(textOf(PAGE)).digest("hex");
  expect((await askByHash(hash)).errors?.[0]?.extensions.code).toBe("PERSISTED_QUERY_NOT_FOUND");
  expect((await askByHash(hash, { query: textOf(PAGE) })).errors).toBeUndefined();
  expect((await askByHash(hash)).data).toBeDefined();
});

test("the web client's documents are known by their hashes from the start", async () => {
  for (const [hash, text] of Object.entries(WEB_DOCUMENTS)) {
    expect(createHash("sha256").update(text).digest("hex")).toBe(hash);
    const codes = (await askByHash(hash)).errors?.map(({ extensions }) => extensions.code) ?? [];
    expect(codes).not.toContain("PERSISTED_QUERY_NOT_FOUND");
  }
  expect((await askByHash(DOCUMENT_HASHES.SearchJobs ?? "", { variables: { first: 1 } })).data).toBeDefined();
});
