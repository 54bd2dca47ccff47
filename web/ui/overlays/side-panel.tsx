import { Suspense } from "react";
import { useHydrated } from "../media.ts";
import { useEscape } from "./escape.ts";
import { lazyOnTouch } from "./lazy-part.tsx";
import type { SidePanelProps } from "./side-panel-drawer.tsx";
import { useEverOpened } from "./use-opened.ts";

const Drawer = lazyOnTouch(() => import("./side-panel-drawer.tsx"));

/** Slides in from the right, on phones from below. Traps the focus; closes by Escape, outside click or its button. */
export function SidePanel(props: SidePanelProps) {
  const { opened, onClose } = props;
  const hydrated = useHydrated();
  const used = useEverOpened(opened);
  useEscape(opened, onClose);
  if (!used || !hydrated) return null;
  return (
    <Suspense>
      <Drawer {...props} />
    </Suspense>
  );
}
