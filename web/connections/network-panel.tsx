import { Tabs } from "@mantine/core";
import { useNetworkCountsQuery } from "../generated/connections/connections.ts";
import { SidePanel } from "../ui/overlays/side-panel.tsx";
import { ConnectionsList, InvitationsList, RequestedList } from "./network-list.tsx";
import { NETWORK_TABS, type NetworkTab } from "./network-tabs.ts";

interface NetworkPanelProps {
  /** The shown tab; null while the panel is closed. */
  tab: NetworkTab | null;
  onTab: (tab: NetworkTab) => void;
  onClose: () => void;
}

/** My Network: connections, invitations and sent requests, each with its count. */
export default function NetworkPanel({ tab, onTab, onClose }: NetworkPanelProps) {
  const { data } = useNetworkCountsQuery({ fetchPolicy: "cache-and-network", skip: tab === null });
  const count = (list: { totalCount: number } | undefined) => (list ? ` (${list.totalCount})` : "");
  const choose = (value: string | null) => {
    const chosen = NETWORK_TABS.find((one) => one === value);
    if (chosen) onTab(chosen);
  };
  return (
    <SidePanel opened={tab !== null} onClose={onClose} title="My Network" width={560}>
      <Tabs value={tab ?? NETWORK_TABS[0]} onChange={choose}>
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
          <ConnectionsList />
        </Tabs.Panel>
        <Tabs.Panel value="invitations">
          <InvitationsList />
        </Tabs.Panel>
        <Tabs.Panel value="requested">
          <RequestedList />
        </Tabs.Panel>
      </Tabs>
    </SidePanel>
  );
}
