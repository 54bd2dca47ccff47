import { Suspense } from "react";
import { lazyOnTouch } from "../overlays/lazy-part.tsx";
import { useEverOpened } from "../overlays/use-opened.ts";
import { showShortcuts, useShownShortcuts } from "./page-shortcuts.ts";
import { useShortcuts } from "./shortcuts.ts";

const ShortcutList = lazyOnTouch(() => import("./shortcut-list.tsx"));

/** Shows the current page's shortcuts, opened by `?` and by buttons. */
export function ShortcutHost() {
  const { opened, groups } = useShownShortcuts();
  const used = useEverOpened(opened);
  useShortcuts({ "?": () => showShortcuts(true) });
  if (!used) return null;
  return (
    <Suspense>
      <ShortcutList opened={opened} groups={groups} onClose={() => showShortcuts(false)} />
    </Suspense>
  );
}
