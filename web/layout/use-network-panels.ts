import { useEffect, useRef, useState } from "react";
import { NETWORK_TABS, type NetworkTab } from "../connections/network-tabs.ts";
import type { ChatPeer } from "../messages/chat-context.ts";
import { useHydrated } from "../ui/media.ts";
import { useOpenedInAddress } from "../ui/overlays/use-opened-in-address.ts";

/**
 * My Network and the chat panel, stored in the address. A chat that is opened from My Network covers it, and closing it
 * returns there.
 */
export function useNetworkPanels() {
  const hydrated = useHydrated();
  const [tabInAddress, setTab] = useOpenedInAddress("network");
  const [chatInAddress, setChat] = useOpenedInAddress("chat");
  // Known to the button that opens the chat; after a reload, the name is looked up.
  const [named, setNamed] = useState<ChatPeer | null>(null);
  const peerId = hydrated ? chatInAddress : null;
  const tab: NetworkTab | null =
    hydrated && tabInAddress !== null && peerId === null
      ? (NETWORK_TABS.find((one) => one === tabInAddress) ?? NETWORK_TABS[0])
      : null;

  const latest = useRef({ setTab, setChat });
  useEffect(() => {
    latest.current = { setTab, setChat };
  });
  /** Stable functions for the context of the whole area. */
  const [open] = useState(() => ({
    chat({ id, name }: ChatPeer) {
      setNamed({ id, name });
      latest.current.setChat(id);
    },
    network() {
      setNamed(null);
      latest.current.setTab(NETWORK_TABS[0]);
    },
  }));
  return {
    open,
    tab,
    setTab,
    peerId,
    peer: named?.id === peerId ? named : null,
    lastOpened: named?.id ?? null,
    closeChat: () => setChat(null),
    closeNetwork: () => setTab(null),
  };
}
