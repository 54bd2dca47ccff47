import { Tabs } from "@mantine/core";
import { useNetworkCountsQuery } from "../generated/connections/connections.ts";
import { SidePanel } from "../ui/overlays/side-panel.tsx";
import { ConnectionsList, InvitationsList, RequestedList } from "./network-list.tsx";

/** My Network: connections, invitations and sent requests, each with its count. */
export default function NetworkPanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { data } = useNetworkCountsQuery({ fetchPolicy: "cache-and-network", skip: !opened });
  const count = (list: { totalCount: number } | undefined) => (list ? ` (${list.totalCount})` : "");
  return (
    <SidePanel opened={opened} onClose={onClose} title="My Network" width={560}>
      <Tabs defaultValue="connections">
        <Tabs.List grow>
          <Tabs.Tab value="connections" mih={44} px={8}>
            Connections{count(data?.connections)}
          </Tabs.Tab>
          <Tabs.Tab value="invitations" mih={44} px={8}>
            Invitations{count(data?.connectionInvitations)}
          </Tabs.Tab>
          <Tabs.Tab value="requested" mih={44} px={8}>
            Requested{count(data?.connectionRequests)}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="connections">
          <ConnectionsList onFollow={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="invitations">
          <InvitationsList onFollow={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="requested">
          <RequestedList onFollow={onClose} />
        </Tabs.Panel>
      </Tabs>
    </SidePanel>
  );
}
