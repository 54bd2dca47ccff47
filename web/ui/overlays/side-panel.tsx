import { type ReactNode, Suspense } from "react";
import { useHydrated } from "../media.ts";
import { useEscape } from "./escape.ts";
import { lazyOnTouch } from "./lazy-part.tsx";
import { useEverOpened } from "./use-opened.ts";

const Drawer = lazyOnTouch(() => import("./side-panel-drawer.tsx"));

export interface SidePanelProps {
  opened: boolean;
  onClose: () => void;
  /** The panel's accessible name, announced when it opens. */
  title: ReactNode;
  children: ReactNode;
  /** In the header, before the close button. */
  tools?: ReactNode;
  /** Stays at the bottom of the panel while its content scrolls: the primary action. */
  footer?: ReactNode;
  /** Width on wide screens, in pixels. */
  width?: number;
  /** The content extends to the edges and handles its own scrolling. */
  bleed?: boolean;
  /** On phones only as high as its content, for short forms. */
  fit?: boolean;
  /** On phones as high as the screen, for long texts. */
  full?: boolean;
  /** Opens over another panel. */
  above?: boolean;
}

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
