import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { useEscape } from "./escape.ts";
import { usePhone } from "./media.ts";
import classes from "./side-panel.module.css";

interface SidePanelProps {
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
  /** Opens over another panel. */
  above?: boolean;
}

/** Mantine's panels and dialogs have 200, its menus 300. */
const ABOVE = 210;

/** Slides in from the right, rises from below on phones. Holds the focus, closes by Escape, outside click or its button. */
export function SidePanel({
  opened,
  onClose,
  title,
  children,
  tools,
  footer,
  width = 520,
  bleed = false,
  fit = false,
  above = false,
}: SidePanelProps) {
  const phone = usePhone();
  useEscape(opened, onClose);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      {...(above && { zIndex: ABOVE })}
      position={phone ? "bottom" : "right"}
      size={phone ? "92dvh" : width}
      transitionProps={{ duration: 200 }}
      classNames={{
        content: `${classes.content} ${phone ? classes.sheet : ""} ${phone && fit ? classes.fit : ""}`,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
    >
      <Drawer.Overlay color="var(--wl-veil)" backgroundOpacity={1} />
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
          <span className={classes.tools}>
            {tools}
            <Drawer.CloseButton aria-label="Close" />
          </span>
        </Drawer.Header>
        <Drawer.Body>
          <div className={bleed ? classes.bleed : classes.scroll}>{children}</div>
          {footer ? <div className={classes.footer}>{footer}</div> : null}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
