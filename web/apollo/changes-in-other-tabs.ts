import type { StoreObject } from "@apollo/client";

/** A message to the other tabs: a change is being sent, or the server has stored it. */
export type TabNews =
  | { readonly kind: "sending"; readonly key: string }
  | {
      readonly kind: "settled";
      readonly key: string;
      /** The entity with its current fields; null when nothing changed. */
      readonly entity: StoreObject | null;
      /** Lists that may have changed with it. */
      readonly lists: readonly string[];
    };

/** The other tabs of this browser. */
export interface OtherTabs {
  notify(news: TabNews): void;
  /** Runs `send` when no other tab is sending a change with the same key; synchronously when none is known to be. */
  inTurn<Answer>(key: string, send: () => Promise<Answer>): Promise<Answer>;
}

/** Prefix of the names of locks. */
const LOCK = "worklane change ";

/** Communicates with the other tabs. Where the browser does not support it (locks need HTTPS), each tab acts alone. */
export function otherTabs(onSettled: (news: Extract<TabNews, { kind: "settled" }>) => void): OtherTabs {
  const channel = new BroadcastChannel("worklane-changes");
  const sendingElsewhere = new Set<string>();
  channel.addEventListener("message", ({ data }: MessageEvent<TabNews>) => {
    if (data.kind === "sending") {
      sendingElsewhere.add(data.key);
      return;
    }
    sendingElsewhere.delete(data.key);
    onSettled(data);
  });
  const locks: LockManager | undefined = navigator.locks;
  // Changes that another tab was already sending when this one was opened.
  void locks?.query().then(({ held = [] }) => {
    for (const { name = "" } of held) if (name.startsWith(LOCK)) sendingElsewhere.add(name.slice(LOCK.length));
  });
  return {
    notify(news) {
      if (news.kind === "settled") sendingElsewhere.delete(news.key);
      channel.postMessage(news);
    },
    inTurn(key, send) {
      if (!locks) return send();
      const name = LOCK + key;
      const isSending = sendingElsewhere.has(key);
      channel.postMessage({ kind: "sending", key } satisfies TabNews);
      if (isSending) return locks.request(name, send);
      // Acquiring a lock takes a moment: a change must be sent even when the person leaves the page immediately.
      const sent = send();
      void locks.request(name, () => sent.catch(() => {}));
      return sent;
    },
  };
}
