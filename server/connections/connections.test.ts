import { describe, expect, it } from "vitest";
import { everyPage } from "../testing/every-page.ts";
import { forEachTest, graphql, type Person, testApp } from "../testing/test-app.ts";

const ACTS = [
  "requestConnection",
  "withdrawConnectionRequest",
  "acceptConnection",
  "rejectConnection",
  "removeConnection",
] as const;
type Act = (typeof ACTS)[number];
/** Sends an act about another person. */
const send = (as: { cookie?: string }, name: Act, { id: seekerId }: { id: string }) =>
  app.execute(
    `mutation ($input: SeekerIdInput!) { act: ${name}(input: $input) { seeker { viewerConnection } } }`,
    { input: { seekerId } },
    as,
  );
const LISTS = graphql(`query ConnectionLists($first: Int, $after: String) {
  connections(first: $first, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } }
  connectionInvitations { nodes { id } totalCount }
  connectionRequests { nodes { id } totalCount }
}`);
const app = testApp();
const [ada, grace] = [forEachTest(() => app.signedInSeeker()), forEachTest(() => app.signedInSeeker())];

/** Returns the state afterwards, or the error code. */
async function act(as: { cookie?: string }, name: Act, to: { id: string }): Promise<string | undefined> {
  const { data, errors } = await send(as, name, to);
  return (
    errors?.[0]?.extensions.code ??
    (data as { act: { seeker: { viewerConnection: string } } }).act.seeker.viewerConnection
  );
}

async function lists(as: Person) {
  const { connections, connectionInvitations, connectionRequests } = await app.expectOk(LISTS, {}, as);
  const ids = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);
  const [invitations, requested] = [ids(connectionInvitations), ids(connectionRequests)];
  return { connections: ids(connections), invitations, requested };
}

describe("two people", () => {
  it("connect by a request and its acceptance, and disconnect", async () => {
    expect(await act(ada, "requestConnection", grace)).toBe("REQUESTED");
    expect(await lists(ada)).toMatchObject({ connections: [], invitations: [], requested: [grace.id] });
    expect(await lists(grace)).toMatchObject({ connections: [], invitations: [ada.id], requested: [] });
    expect(await act(grace, "acceptConnection", ada)).toBe("CONNECTED");
    expect(await lists(ada)).toMatchObject({ connections: [grace.id], invitations: [], requested: [] });
    expect(await lists(grace)).toMatchObject({ connections: [ada.id], invitations: [], requested: [] });
    expect(await act(ada, "removeConnection", grace)).toBe("NONE");
    expect(await lists(grace)).toMatchObject({ connections: [], invitations: [], requested: [] });
  });

  it("can reject or withdraw a request, and not accept their own", async () => {
    await act(ada, "requestConnection", grace);
    for (const own of ["acceptConnection", "rejectConnection"] as const)
      expect(await act(ada, own, grace)).toBe("CONFLICT");
    expect(await lists(grace)).toMatchObject({ invitations: [ada.id] });
    expect(await act(grace, "rejectConnection", ada)).toBe("NONE");
    await act(ada, "requestConnection", grace);
    expect(await act(ada, "withdrawConnectionRequest", grace)).toBe("NONE");
    expect(await act(grace, "acceptConnection", ada)).toBe("CONFLICT");
  });

  it("are connected when both send requests, one after the other or concurrently", async () => {
    await act(ada, "requestConnection", grace);
    expect(await act(grace, "requestConnection", ada)).toBe("CONNECTED");
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await app.signedInSeeker(), await app.signedInSeeker()];
      await Promise.all([act(one, "requestConnection", other), act(other, "requestConnection", one)]);
      expect(await lists(one)).toMatchObject({ connections: [other.id], requested: [] });
      expect(await lists(other)).toMatchObject({ connections: [one.id], invitations: [] });
    }
  });

  it("end in one consistent state when accepting and withdrawing concurrently", async () => {
    for (let round = 0; round < 10; round++) {
      const [ada, grace] = [await app.signedInSeeker(), await app.signedInSeeker()];
      await act(ada, "requestConnection", grace);
      const outcomes = await Promise.all([
        act(ada, "withdrawConnectionRequest", grace),
        act(grace, "acceptConnection", ada),
      ]);
      expect([
        ["NONE", "CONFLICT"],
        ["CONFLICT", "CONNECTED"],
      ]).toContainEqual(outcomes);
    }
  });

  it("change nothing by requesting, accepting or leaving twice", async () => {
    await act(ada, "requestConnection", grace);
    expect(await act(ada, "requestConnection", grace)).toBe("REQUESTED");
    await act(grace, "acceptConnection", ada);
    expect(await act(grace, "acceptConnection", ada)).toBe("CONNECTED");
    expect(await act(ada, "requestConnection", grace)).toBe("CONNECTED");
    expect(await act(ada, "withdrawConnectionRequest", grace)).toBe("CONFLICT");
    expect(await act(grace, "rejectConnection", ada)).toBe("CONFLICT");
    await act(ada, "removeConnection", grace);
    expect(await act(grace, "removeConnection", ada)).toBe("NONE");
  });
});

it("refuses oneself, recruiters and unknown people", async () => {
  const recruiter = await app.build.recruiter();
  for (const name of ACTS) {
    expect(await act(ada, name, ada), name).toBe("BAD_USER_INPUT");
    expect(await act(ada, name, { id: "nobody" }), name).toBe("NOT_FOUND");
    expect(await act(ada, name, recruiter), name).toMatch(/NOT_FOUND|CONFLICT/);
    expect(await act(ada, name, { id: crypto.randomUUID() }), name).toMatch(/NOT_FOUND|CONFLICT/);
  }
});

it("pages through many connections, newest first", async () => {
  const others = [];
  for (let index = 0; index < 7; index++) {
    const other = await app.signedInSeeker();
    others.unshift(other.id);
    await act(other, "requestConnection", ada);
    await act(ada, "acceptConnection", other);
  }
  const seen = await everyPage(3, async (page) => {
    const { connections } = await app.expectOk(LISTS, page, ada);
    expect(connections.totalCount).toBe(7);
    return connections;
  });
  expect(seen.map(({ id }) => id)).toEqual(others);
});

describe("concurrent actions of two people", () => {
  const PAIRS = 60;
  /** Performs both actions concurrently, with new people: returns the codes of refusals, with the state they report. */
  async function atOnce(first: Act, second: Act, before?: Act) {
    const refusals = new Set<string>();
    const one = async () => {
      const [ada, grace] = [await app.signedInSeeker(), await app.signedInSeeker()];
      if (before) await act(ada, before, grace);
      const acts = [[ada, first, grace] as const, [grace, second, ada] as const];
      await Promise.all(
        acts.map(async ([as, name, to]) => {
          const { errors } = await send(as, name, to);
          const refusal = errors?.[0]?.extensions;
          if (refusal) refusals.add([name, refusal.code, refusal.current].join(" "));
        }),
      );
    };
    await Promise.all(Array.from({ length: PAIRS }, one));
    return refusals;
  }

  it("are never refused with the state that they requested: a pending request can be accepted", async () => {
    expect(await atOnce("requestConnection", "acceptConnection")).not.toContain("acceptConnection CONFLICT INCOMING");
  });

  it("are never refused as if nobody were there: a rejected request can be sent again", async () => {
    const refusals = await atOnce("requestConnection", "rejectConnection", "requestConnection");
    expect(refusals).not.toContain("requestConnection NOT_FOUND ");
  });
});
