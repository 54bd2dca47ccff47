import { useApolloClient } from "@apollo/client/react";
import { dropFromConnection, forgetField } from "../apollo/connection-cache.ts";
import { problemOf } from "../apollo/problem.ts";
import { refetchSoon } from "../apollo/refetch-soon.ts";
import { HasBlockedDocument, useBlockPersonMutation, useUnblockPersonMutation } from "../generated/privacy/privacy.ts";
import { notify, notifyFailure } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";

interface Person {
  readonly id: string;
  readonly name: string;
}

const SEEKER_LISTS = ["peers", "connections", "connectionInvitations", "connectionRequests"];

/** Blocks a person after confirmation, or unblocks them. Both return whether it was done. */
export function useBlock() {
  const client = useApolloClient();
  const { cache } = client;
  const [block] = useBlockPersonMutation();
  const [unblock] = useUnblockPersonMutation();
  const remember = (seekerId: string, viewerHasBlocked: boolean) => {
    cache.writeQuery({ query: HasBlockedDocument, variables: { seekerId }, data: { viewerHasBlocked } });
    // Unread messages do not count during a block, and count again after it.
    refetchSoon(client)("ChatList");
  };
  return {
    async block({ id, name }: Person): Promise<boolean> {
      const sure = await confirm({
        title: `Block ${name}?`,
        body: `You will no longer be able to find each other, connect or exchange messages. If you are connected, the connection will be removed. You can both still read past messages. ${name} will not be notified. You can unblock them under Privacy and data.`,
        confirm: "Block",
        danger: true,
      });
      if (!sure) return false;
      try {
        await block({ variables: { input: { seekerId: id } } });
      } catch (error) {
        notifyFailure(problemOf(error).message);
        return false;
      }
      const seeker = cache.identify({ __typename: "Seeker", id });
      if (seeker) cache.modify({ id: seeker, fields: { viewerConnection: () => "NONE" } });
      for (const list of SEEKER_LISTS) dropFromConnection(cache, list, (read) => read("id") === id);
      forgetField(cache, "blockedPeople");
      remember(id, true);
      notify(`${name} blocked.`);
      return true;
    },
    async unblock({ id, name }: Person): Promise<boolean> {
      try {
        await unblock({ variables: { input: { seekerId: id } } });
      } catch (error) {
        notifyFailure(problemOf(error).message);
        return false;
      }
      dropFromConnection(cache, "blockedPeople", (read) => read("id") === id);
      forgetField(cache, "peers");
      remember(id, false);
      notify(`${name} unblocked.`);
      return true;
    },
  };
}
