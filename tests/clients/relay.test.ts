// @module-tag thorough

import { execFile } from "node:child_process";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  commitMutation,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  type GraphQLResponse,
  Network,
  RecordSource,
  Store,
} from "relay-runtime";
import { beforeAll, expect, test, vi } from "vitest";
import { packageRoot } from "../../server/platform/package-root.ts";
import { bearer, postBody, textOf } from "../../server/testing/send.ts";
import { temporaryFolder } from "../../server/testing/temporary-folder.ts";
import { JOB_COUNT, journey, LOG_IN, PAGE_SIZE, type Tokens } from "./journey.ts";

const { app, logInInput } = journey();
const require = createRequire(import.meta.url);
// Relay ignores files inside node_modules.
const folder = temporaryFolder();
const artifact = (name: string) => require(join(folder, "artifacts", `${name}.graphql.js`));

// Named after their file, as Relay requires.
const OPERATIONS = `
graphql\`query appJobsQuery($count: Int!, $cursor: String) {
  jobs(first: $count, after: $cursor) @connection(key: "app_jobs") {
    edges { node { id nodeId title company { id name } viewerApplicationStatus } }
    pageInfo { hasNextPage endCursor }
  }
}\`;
graphql\`mutation appApplyMutation($jobId: ID!) {
  applyToJob(input: { jobId: $jobId }) { job { id viewerApplicationStatus } }
}\`;
graphql\`query appOwnQuery {
  viewer { id name role }
  viewerSeeker { id name }
  appliedJobs { nodes { id appliedAt job { id title company { id name } } } }
}\`;
graphql\`query appNodeQuery($id: ID!) { node(id: $id) { ... on Job { title } } }\`;
`;

interface Jobs {
  readonly jobs: {
    readonly edges: { node: { id: string; nodeId: string; title: string; viewerApplicationStatus: string | null } }[];
    readonly pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

beforeAll(async () => {
  await mkdir(join(folder, "artifacts"), { recursive: true });
  await cp(join(packageRoot, "schema.graphql"), join(folder, "schema.graphql"));
  await writeFile(join(folder, "package.json"), '{ "type": "commonjs" }');
  await writeFile(join(folder, "app.js"), OPERATIONS);
  const schemaConfig = { nodeInterfaceIdField: "nodeId", nodeInterfaceIdVariableName: "id" };
  const settings = { src: ".", schema: "schema.graphql", language: "javascript", artifactDirectory: "artifacts" };
  const config = join(folder, "relay.config.json");
  await writeFile(config, JSON.stringify({ ...settings, schemaConfig, eagerEsModules: false }));
  await promisify(execFile)(require("relay-compiler"), [config], { cwd: folder });
});

test("Relay's compiler accepts the schema, and its store finds no conflicting ids in a seeker's session", async () => {
  const complaints = vi.spyOn(console, "error");
  let tokens: Tokens | undefined;
  const send = async (query: string, variables: object) =>
    (await postBody(app.url, { query, variables }, tokens && bearer(tokens.accessToken).headers)).json();
  const environment = new Environment({
    store: new Store(new RecordSource()),
    getDataID: (value) => value.nodeId,
    network: Network.create(({ text }, variables): Promise<GraphQLResponse> => send(text ?? "", variables)),
  });
  const read = (name: string, variables: object) =>
    fetchQuery<{ variables: object; response: unknown }>(environment, artifact(name), variables).toPromise();
  const apply = (jobId: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      commitMutation(environment, {
        mutation: artifact("appApplyMutation"),
        variables: { jobId },
        onCompleted: (_answer, errors) => resolve(errors?.[0]?.message),
        onError: reject,
      });
    });
  /** The pages that the store has merged so far. */
  function stored() {
    const { fragment } = createOperationDescriptor(artifact("appJobsQuery"), { count: PAGE_SIZE });
    return (environment.lookup(fragment).data as unknown as Jobs | undefined)?.jobs;
  }

  tokens = (await send(textOf(LOG_IN), { input: logInInput })).data.logIn;
  for (let page: Jobs["jobs"]["pageInfo"] | undefined; page?.hasNextPage !== false; page = stored()?.pageInfo)
    await read("appJobsQuery", { count: PAGE_SIZE, cursor: page?.endCursor });
  const jobs = stored()?.edges.map(({ node }) => node) ?? [];
  expect(new Set(jobs.map(({ title }) => title)).size).toBe(JOB_COUNT);

  const [job] = jobs;
  expect(await apply(job?.id ?? "")).toBeUndefined();
  expect(stored()?.edges[0]?.node.viewerApplicationStatus).toBe("APPLIED");
  expect(await apply(job?.id ?? "")).toMatch(/already/i);

  expect(await read("appOwnQuery", {})).toMatchObject({ appliedJobs: { nodes: [{ job: { title: job?.title } }] } });
  expect(await read("appNodeQuery", { id: job?.nodeId })).toMatchObject({ node: { title: job?.title } });
  expect(complaints.mock.calls).toEqual([]);
});
