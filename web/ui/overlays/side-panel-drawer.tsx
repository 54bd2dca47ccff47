import { Drawer } from "@mantine/core";
import { focusIsLost, focusPage } from "../focus/focus.ts";
import { usePhone } from "../media.ts";
import { ABOVE } from "./layers.ts";
import classes from "./side-panel.module.css";
import type { SidePanelProps } from "./side-panel.tsx";
import { useOpensOnceThere } from "./use-opened.ts";

/** Mantine gives the focus back to what opened the panel some milliseconds after it closes. */
const RETURNED_MS = 30;

/** What opened the panel may be gone by what was done in it. */
function recoverFocus() {
  if (focusIsLost()) focusPage();
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
  return (
    <Drawer.Root
      opened={shown}
      onClose={onClose}
      closeOnEscape={false}
      onExitTransitionEnd={() => setTimeout(recoverFocus, RETURNED_MS)}
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
        {/* Not Mantine's body: that describes the panel, and screen readers would say all of it as it opens. */}
        <div className={classes.body}>
          <div className={bleed ? classes.bleed : classes.scroll}>{children}</div>
          {footer ? <div className={classes.footer}>{footer}</div> : null}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
