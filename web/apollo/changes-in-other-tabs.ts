import type { StoreObject } from "@apollo/client";

/** What a tab tells the others: a change that is being sent, or what the server stored. */
export type TabNews =
  | { readonly kind: "sending"; readonly key: string }
  | {
      readonly kind: "settled";
      readonly key: string;
      /** The entity and its fields as they are now; null when nothing changed. */
      readonly entity: StoreObject | null;
      /** Lists that may have changed with it. */
      readonly lists: readonly string[];
    };

/** The other tabs of this browser. */
export interface OtherTabs {
  notify(news: TabNews): void;
  /** Runs `send` when no tab sends a change of the same key any more; at once, before it returns, when none is known to. */
  inTurn<Answer>(key: string, send: () => Promise<Answer>): Promise<Answer>;
}

/** What the names of locks begin with. */
const LOCK = "worklane change ";

/** Speaks with the other tabs. Where a browser cannot (locks need HTTPS), each tab acts alone. */
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
  // What another tab was sending before this one was opened.
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
      // A lock takes a moment to get: a person who leaves the page at once has still sent what they pressed.
      const sent = send();
      void locks.request(name, () => sent.catch(() => {}));
      return sent;
    },
  };
}
