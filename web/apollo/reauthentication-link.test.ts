import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { of } from "rxjs";
import { afterEach, expect, test } from "vitest";
import { problemOf } from "./problem.ts";
import { onConfirmationRequired, reauthenticationLink } from "./reauthentication-link.ts";

const REFUSAL = {
  data: { act: null },
  errors: [
    {
      message: "Confirm that it is you, and try again.",
      extensions: { code: "REAUTHENTICATION_REQUIRED", factors: ["PASSKEY"] },
    },
  ],
};
const ACT = gql("mutation Act { act }");

let stop = () => {};
afterEach(() => stop());

/** A client whose server refuses until the person has confirmed. */
function clientOf(isConfirmed: () => boolean) {
  const sent: string[] = [];
  const server = new ApolloLink(({ operationName = "" }) => {
    sent.push(operationName);
    return of(isConfirmed() ? { data: { act: "done" } } : REFUSAL);
  });
  const link = ApolloLink.from([reauthenticationLink("SEEKER"), server]);
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), sent };
}

test("a refused operation is sent again once the person has confirmed", async () => {
  let confirmed = false;
  const asked: boolean[] = [];
  stop = onConfirmationRequired("SEEKER", async ({ hasPasskey }) => {
    asked.push(hasPasskey);
    confirmed = true;
    return true;
  });
  const { client, sent } = clientOf(() => confirmed);
  expect((await client.mutate({ mutation: ACT })).data).toEqual({ act: "done" });
  expect(asked).toEqual([true]);
  expect(sent).toEqual(["Act", "Act"]);
});

test.each([
  ["the person did not confirm", async () => false, 1],
  ["nobody can be asked", null, 1],
  ["the server refuses after the confirmation, too", async () => true, 2],
])("the refusal is shown if %s, and nothing is sent without a confirmation", async (_, confirm, times) => {
  if (confirm) stop = onConfirmationRequired("SEEKER", confirm);
  const { client, sent } = clientOf(() => false);
  const refused = await client.mutate({ mutation: ACT }).catch((error: unknown) => error);
  expect(problemOf(refused)).toMatchObject({ code: "REAUTHENTICATION_REQUIRED" });
  expect(sent).toHaveLength(times);
});

test("one dialog serves all operations that wait for it", async () => {
  let confirmed = false;
  let questions = 0;
  stop = onConfirmationRequired("SEEKER", async () => {
    questions++;
    confirmed = true;
    return true;
  });
  const { client } = clientOf(() => confirmed);
  const answers = await Promise.all([client.mutate({ mutation: ACT }), client.mutate({ mutation: ACT })]);
  expect(answers.map(({ data }) => data)).toEqual([{ act: "done" }, { act: "done" }]);
  expect(questions).toBe(1);
});
