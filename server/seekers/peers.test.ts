import type { VariablesOf } from "@graphql-typed-document-node/core";
import { beforeAll, describe, expect, test } from "vitest";
import { everyPage } from "../testing/every-page.ts";
import { forTheFile } from "../testing/for-the-file.ts";
import { graphql } from "../testing/generated/gql.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();
const PEERS = graphql(`query PeersAsSeen($filter: SeekerFilter, $first: Int, $after: String) {
  peers(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } nodes { name phone resumeUrl viewerConnection } } }`);
const viewer = forTheFile(() => app.signedInSeeker({ name: "Viewer" }));
beforeAll(async () => {
  const ada = await app.build.seeker({ name: "Ada", location: "Mumbai", phoneVisibility: "NOBODY" });
  await app.build.seeker({ name: "Grace", location: "Delhi", skills: ["COBOL"] });
  await app.build.connection({ requesterId: viewer.id, addresseeId: ada.id });
});
const peers = async (variables: VariablesOf<typeof PEERS> = {}) => (await app.expectOk(PEERS, variables, viewer)).peers;

describe("peers", () => {
  test("are the other seekers, newest first, as the viewer may see them", async () => {
    expect(await peers()).toMatchObject({
      totalCount: 2,
      nodes: [
        { name: "Grace", viewerConnection: "NONE", phone: null },
        { name: "Ada", viewerConnection: "CONNECTED", phone: null, resumeUrl: null },
      ],
    });
  });

  test.each([
    [{ location: "MUM" }, ["Ada"]],
    [{ keyword: "cobol" }, ["Grace"]],
    [{ skills: "cobol", location: "Mumbai" }, []],
    [{ keyword: "%" }, []],
    [{ resumeUploaded: true }, []],
    [{ ageRange: "20" }, ["Grace", "Ada"]],
  ])("are found by %j", async (filter, names) => {
    expect((await peers({ filter })).nodes.map((node) => node.name)).toEqual(names);
  });

  test("with a profession, skills or a photo come before those who have only registered, page by page", async () => {
    const location = "Port of peers";
    const join = async (name: string, filled: object, minutes: number) =>
      app.build.seeker({
        ...{ name, location, currentProfession: "", skills: [], ...filled },
        createdAt: new Date(Date.now() - minutes * 60_000),
      });
    const photo = await app.build.file({ ownerId: (await join("Cy", {}, 4)).id, kind: "PHOTO" });
    await app.db.prisma.seeker.update({ where: { id: photo.ownerId }, data: { photoFileId: photo.id } });
    await join("Ada", { currentProfession: "Welder" }, 3);
    await join("Bo", { skills: ["TIG"] }, 2);
    await join("Empty", {}, 1);
    await join("Newest", {}, 0);
    const found = await everyPage(2, (page) => peers({ filter: { location }, ...page }));
    expect(found.map(({ name }) => name)).toEqual(["Bo", "Ada", "Cy", "Newest", "Empty"]);
  });
});
