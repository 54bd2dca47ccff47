import { listProblem } from "../apollo/problem.ts";
import { useOptimisticChange } from "../apollo/use-optimistic-change.ts";
import {
  useAcceptConnectionMutation,
  useRejectConnectionMutation,
  useRemoveConnectionMutation,
  useRequestConnectionMutation,
  useWithdrawConnectionRequestMutation,
} from "../generated/connections/connections.ts";
import type { NetworkCard_SeekerFragment, ViewerConnection } from "../generated/graphql.ts";
import { announce } from "../ui/notices/announce.tsx";
import { notifyFailure } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";

/** The fields of a person that matter for connecting. */
export type ConnectablePerson = Pick<NetworkCard_SeekerFragment, "id" | "name" | "viewerConnection">;

/** Actions on a connection. Applied optimistically, and rolled back with a message on failure. */
export function useConnectionActions({ id, name, viewerConnection }: ConnectablePerson) {
  const [request] = useRequestConnectionMutation();
  const [withdraw] = useWithdrawConnectionRequestMutation();
  const [accept] = useAcceptConnectionMutation();
  const [reject] = useRejectConnectionMutation();
  const [remove] = useRemoveConnectionMutation();
  const changeField = useOptimisticChange();
  const variables = { input: { seekerId: id } };

  async function change(
    to: ViewerConnection,
    send: () => Promise<ViewerConnection | undefined>,
    done: string,
  ): Promise<void> {
    try {
      const outcome = await changeField({
        of: { __typename: "Seeker", id },
        field: "viewerConnection",
        from: viewerConnection,
        to,
        send: async () => (await send()) ?? to,
      });
      if (outcome === "done") announce(done);
    } catch (error) {
      notifyFailure(listProblem(error));
    }
  }

  return {
    request: () =>
      change(
        "REQUESTED",
        async () => (await request({ variables })).data?.requestConnection?.seeker.viewerConnection,
        `Connection request sent to ${name}.`,
      ),
    withdraw: () =>
      change(
        "NONE",
        async () => (await withdraw({ variables })).data?.withdrawConnectionRequest?.seeker.viewerConnection,
        `Request to ${name} withdrawn.`,
      ),
    accept: () =>
      change(
        "CONNECTED",
        async () => (await accept({ variables })).data?.acceptConnection?.seeker.viewerConnection,
        `You and ${name} are connected.`,
      ),
    reject: () =>
      change(
        "NONE",
        async () => (await reject({ variables })).data?.rejectConnection?.seeker.viewerConnection,
        `Request from ${name} declined.`,
      ),
    async remove() {
      const yes = await confirm({
        title: `Remove ${name} from your connections?`,
        body: "You will no longer be able to message each other. You can both still read past messages. You can connect again later.",
        confirm: "Remove",
        danger: true,
      });
      if (!yes) return;
      await change(
        "NONE",
        async () => (await remove({ variables })).data?.removeConnection?.seeker.viewerConnection,
        `${name} removed from your connections.`,
      );
    },
  };
}
