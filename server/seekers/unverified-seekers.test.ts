import { beforeAll, describe, expect, test } from "vitest";
import { graphql } from "../testing/generated/gql.ts";
import { outcomeOf, perform } from "../testing/outcomes.ts";
import { type Person, signedInRecruiter, signedInSeeker } from "../testing/people.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();
const EMAIL = "never@opened.example";
let seeker: Person;
let recruiter: Person;
let id = "";

const PEERS = graphql(
  `query PeersOfUnverified($keyword: String) { peers(filter: { keyword: $keyword }) { nodes { id } totalCount } }`,
);
const CANDIDATES = graphql(
  `query CandidatesUnverified($keyword: String) { candidates(filter: { keyword: $keyword }) { nodes { id } totalCount } }`,
);
beforeAll(async () => {
  [seeker, recruiter] = [await signedInSeeker(app.db), await signedInRecruiter(app.db)];
  const input = { name: "Nora Unopened", phone: "9876543210", email: EMAIL, password: "correct horse battery" };
  await perform(app, "signUpSeeker", { input });
  ({ id } = await app.db.prisma.account.findFirstOrThrow({ where: { email: EMAIL } }));
});

/** What others find of the person. */
async function found() {
  const [peers, byKeyword, candidates] = await Promise.all([
    app.execute(PEERS, {}, seeker),
    app.execute(PEERS, { keyword: "Unopened" }, seeker),
    app.execute(CANDIDATES, {}, recruiter),
  ]);
  return {
    lists: [peers.data?.peers, byKeyword.data?.peers, candidates.data?.candidates].map((list) =>
      list?.nodes.some((one) => one.id === id),
    ),
    counted: byKeyword.data?.peers?.totalCount,
    views: await Promise.all([seeker, recruiter].map((as) => outcomeOf(app, "seeker", { id }, as))),
  };
}

describe("somebody who never opened the mail of the sign-up", () => {
  test("is in no list and has no profile for others", async () => {
    expect(await found()).toEqual({ lists: [false, false, false], counted: 0, views: ["NOT_FOUND", "NOT_FOUND"] });
  });

  test("cannot be asked to connect, and gets no mail but that of the sign-up", async () => {
    const request = { input: { seekerId: id } };
    expect(await outcomeOf(app, "requestConnection", request, seeker)).toBe("NOT_FOUND");
    expect(await app.db.prisma.notice.count({ where: { accountId: id } })).toBe(0);
  });

  test("is found once the address is verified", async () => {
    await app.db.prisma.account.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
    expect(await found()).toEqual({ lists: [true, true, true], counted: 1, views: ["yes", "yes"] });
    await perform(app, "requestConnection", { input: { seekerId: id } }, seeker);
  });
});
