import { ActionIcon, Button, Collapse, VisuallyHidden } from "@mantine/core";
import { IconRestore } from "@tabler/icons-react";
import type { FormEvent, ReactNode } from "react";
import { usePhone } from "../media.ts";
import { SidePanel } from "../overlays/side-panel.tsx";
import classes from "./filter-panel.module.css";

interface FilterPanelProps {
  /** Links the panel to the button that opens it (`aria-controls`). */
  id: string;
  opened: boolean;
  onClose: () => void;
  /** On phones, this also closes the panel. */
  onApply: () => void;
  /** Clears the selections without applying. */
  onReset: () => void;
  /** Label of the sheet's button, in addition to its usual words. */
  applyLabel?: ReactNode;
  /** The controls, which the panel lays out in columns. */
  children: ReactNode;
}

/** A form of filters: part of the page on wide screens, a sheet on phones. */
export default function FilterPanel({ id, opened, onClose, onApply, onReset, applyLabel, children }: FilterPanelProps) {
  const phone = usePhone();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  const form = (
    <form id={id} className={classes.form} onSubmit={submit} aria-label="Filters">
      <div className={classes.fields}>{children}</div>
      <div className={classes.foot}>
        <Button type="submit">
          {phone && applyLabel ? (
            <>
              <VisuallyHidden>Apply filters: </VisuallyHidden>
              {applyLabel}
            </>
          ) : (
            "Apply filters"
          )}
        </Button>
        <ActionIcon variant="default" onClick={onReset} aria-label="Reset filters" title="Reset filters">
          <IconRestore size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
    </form>
  );
  if (phone) {
    return (
      <SidePanel opened={opened} onClose={onClose} title="Filters" fit>
        {form}
      </SidePanel>
    );
  }
  return (
    <Collapse expanded={opened} keepMountedMode="display-none">
      <div className={classes.panel}>{form}</div>
    </Collapse>
  );
}
