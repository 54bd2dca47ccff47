import { problemOf } from "../apollo/problem.ts";
import type { NetworkCard_SeekerFragment, ViewerConnection } from "../generated/graphql.ts";
import {
  useAcceptConnectionMutation,
  useRejectConnectionMutation,
  useRemoveConnectionMutation,
  useRequestConnectionMutation,
  useWithdrawConnectionRequestMutation,
} from "../generated/graphql.ts";
import { confirm } from "../ui/confirm.ts";
import { tellFailure } from "../ui/notify.ts";

/** A person as far as connecting is concerned. */
export type ConnectablePerson = Pick<NetworkCard_SeekerFragment, "id" | "name" | "viewerConnection">;

const FAILED = "This did not work. Check your connection and try again.";

/** What the server is expected to answer. The type names find the person in the cache. */
const expected = (id: string, viewerConnection: ViewerConnection) => {
  const seeker = { __typename: "Seeker", id, viewerConnection };
  return { __typename: "ConnectionPayload", seeker };
};

const guarded = async (run: Promise<unknown>): Promise<void> => {
  await run.catch((error: unknown) => tellFailure(problemOf(error, FAILED).message));
};

/** What can be done about a connection. Shown at once, and put back with a word when it fails. */
export function useConnectionActions({ id, name }: ConnectablePerson) {
  const [request] = useRequestConnectionMutation();
  const [withdraw] = useWithdrawConnectionRequestMutation();
  const [accept] = useAcceptConnectionMutation();
  const [reject] = useRejectConnectionMutation();
  const [remove] = useRemoveConnectionMutation();
  const variables = { input: { seekerId: id } };
  return {
    request: () =>
      guarded(request({ variables, optimisticResponse: { requestConnection: expected(id, "REQUESTED") } })),
    withdraw: () =>
      guarded(withdraw({ variables, optimisticResponse: { withdrawConnectionRequest: expected(id, "NONE") } })),
    accept: () => guarded(accept({ variables, optimisticResponse: { acceptConnection: expected(id, "CONNECTED") } })),
    reject: () => guarded(reject({ variables, optimisticResponse: { rejectConnection: expected(id, "NONE") } })),
    async remove() {
      const yes = await confirm({
        title: `Remove ${name} from your connections?`,
        body: "The chat closes for both of you; what was written stays readable. You can connect again later.",
        confirm: "Remove",
        danger: true,
      });
      if (yes) await guarded(remove({ variables }));
    },
  };
}
