import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { usePhone } from "../media.ts";
import { ABOVE } from "./layers.ts";
import classes from "./side-panel.module.css";
import { useFocusReturn } from "./use-focus-return.ts";
import { useOpensOnceThere } from "./use-opened.ts";

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

/** The drawer of a side panel. */
export default function SidePanelDrawer({
  opened,
  onClose,
  title,
  children,
  tools,
  footer,
  width = 520,
  bleed = false,
  fit = false,
  full = false,
  above = false,
}: SidePanelProps) {
  const phone = usePhone();
  const shown = useOpensOnceThere(opened);
  const returnFocus = useFocusReturn(opened);
  return (
    <Drawer.Root
      opened={shown}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      onExitTransitionEnd={returnFocus}
      {...(above && { zIndex: ABOVE })}
      position={phone ? "bottom" : "right"}
      size={phone ? (full ? "100dvh" : "92dvh") : width}
      transitionProps={{ duration: 200 }}
      classNames={{
        content: `${classes.content} ${phone && !full ? classes.sheet : ""} ${phone && fit ? classes.fit : ""}`,
        header: classes.header,
        title: classes.title,
      }}
    >
      <Drawer.Overlay color="var(--wl-veil)" backgroundOpacity={1} />
      <Drawer.Content>
        <Drawer.Header component="div">
          <Drawer.Title>{title}</Drawer.Title>
          <span className={classes.tools}>
            {tools}
            <Drawer.CloseButton aria-label="Close" />
          </span>
        </Drawer.Header>
        {/* Not Mantine's body, which becomes the panel's description: screen readers would read all of it when it
            opens. */}
        <div className={classes.body}>
          <div className={bleed ? classes.bleed : classes.scroll}>{children}</div>
          {footer ? <div className={classes.footer}>{footer}</div> : null}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
