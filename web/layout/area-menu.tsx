import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import panel from "../ui/overlays/side-panel.module.css";
import { useOpensOnceThere } from "../ui/overlays/use-opened.ts";
import classes from "./area-shell.module.css";

interface AreaMenuProps {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The menu of an area on phones. */
export default function AreaMenu({ opened, onClose, children }: AreaMenuProps) {
  return (
    <Drawer
      opened={useOpensOnceThere(opened)}
      onClose={onClose}
      closeOnEscape={false}
      title="Menu"
      size={300}
      classNames={{ title: panel.title ?? "" }}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <div className={classes.menu}>{children}</div>
    </Drawer>
  );
}
