import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { usePhone } from "./media.ts";
import classes from "./side-panel.module.css";

interface SidePanelProps {
  opened: boolean;
  onClose: () => void;
  /** Names the panel; read out when it opens. */
  title: ReactNode;
  children: ReactNode;
  /** Stays at the foot of the panel while its content scrolls: the one thing to do. */
  footer?: ReactNode;
  /** Width on wide screens, in pixels. */
  width?: number;
  /** The content reaches the edges and scrolls itself. */
  bleed?: boolean;
  /** On phones only as high as its content, for short forms. */
  fit?: boolean;
}

/** Slides in from the right, rises from below on phones. Holds the focus, closes by Escape, outside click or its button. */
export function SidePanel({
  opened,
  onClose,
  title,
  children,
  footer,
  width = 520,
  bleed = false,
  fit = false,
}: SidePanelProps) {
  const phone = usePhone();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position={phone ? "bottom" : "right"}
      size={phone ? "92dvh" : width}
      closeButtonProps={{ "aria-label": "Close" }}
      transitionProps={{ duration: 200 }}
      classNames={{
        content: `${classes.content} ${phone ? classes.sheet : ""} ${phone && fit ? classes.fit : ""}`,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
    >
      <div className={bleed ? classes.bleed : classes.scroll}>{children}</div>
      {footer ? <div className={classes.footer}>{footer}</div> : null}
    </Drawer>
  );
}
