import { type ReactNode, Suspense } from "react";
import { useHydrated } from "../media.ts";
import { useEscape } from "./escape.ts";
import { lazyOnTouch } from "./lazy-part.tsx";
import { useEverOpened } from "./use-opened.ts";

const Drawer = lazyOnTouch(() => import("./side-panel-drawer.tsx"));

export interface SidePanelProps {
  opened: boolean;
  onClose: () => void;
  /** Names the panel; read out when it opens. */
  title: ReactNode;
  children: ReactNode;
  /** In the header, before the button that closes. */
  tools?: ReactNode;
  /** Stays at the foot of the panel while its content scrolls: the one thing to do. */
  footer?: ReactNode;
  /** Width on wide screens, in pixels. */
  width?: number;
  /** The content reaches the edges and scrolls itself. */
  bleed?: boolean;
  /** On phones only as high as its content, for short forms. */
  fit?: boolean;
  /** On phones as high as the screen, for long texts. */
  full?: boolean;
  /** Opens over another panel. */
  above?: boolean;
}

/** Slides in from the right, rises from below on phones. Holds the focus, closes by Escape, outside click or its button. */
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
