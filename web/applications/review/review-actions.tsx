import { Button, Menu } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import type { ComponentPropsWithRef, KeyboardEvent } from "react";
import { steadyPresses } from "../../ui/focus/steady-presses.ts";
import { letterKeys } from "../../ui/keys/shortcuts.ts";
import classes from "./review-actions.module.css";

export interface ReviewAction {
  /** The value of `KeyboardEvent.key`. */
  readonly key: string;
  /** The key as displayed, when it is not the letter. */
  readonly shown?: string;
  readonly label: string;
  /** A full label, when the short one is ambiguous. */
  readonly name?: string;
  readonly icon: Icon;
  /** Null while the action is not available. */
  readonly act: (() => void) | null;
  /** Whether its button waits for the applicant to be on the screen. Its key does nothing meanwhile. */
  readonly waits?: boolean;
  readonly look?: "prominent" | "danger";
  /** On phones only the icon is shown. */
  readonly small?: boolean;
  /** Only the icon is shown, on wide screens too. */
  readonly iconOnly?: boolean;
  /** Not shown on phones, which have it elsewhere. */
  readonly wide?: boolean;
  /** The menu that the action opens. */
  readonly menu?: ActionMenu;
}

export interface ActionMenu {
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
  readonly items: readonly { readonly name: string; readonly choose: () => void }[];
}

/** Ignores key repeat, so that nobody is decided on by accident. */
const onlyOnce = (event: KeyboardEvent) => {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
};

const LOOKS = {
  prominent: { variant: "filled" },
  danger: { variant: "outline", color: "red" },
  plain: { variant: "default" },
} as const;

/** The actions, each with its key; at the bottom of the window. */
export function ReviewActions({ actions }: { actions: readonly ReviewAction[] }) {
  return (
    <div className={classes.actions} role="toolbar" aria-label="Review" onKeyDown={onlyOnce} ref={steadyPresses}>
      {actions.map((action) =>
        action.menu ? (
          <MenuAction key={action.key} action={action} menu={action.menu} />
        ) : (
          <ActionButton key={action.key} action={action} />
        ),
      )}
    </div>
  );
}

interface ActionButtonProps extends ComponentPropsWithRef<"button"> {
  action: ReviewAction;
}

/** A key as displayed; not text, so that it is not part of the button's label. */
const Key = ({ name }: { name: string }) => <kbd className={classes.key} data-key={name.toUpperCase()} />;

function ActionButton({ action, color: _, ...passed }: ActionButtonProps) {
  const { key, shown, label, name, icon: ActionIcon, act, look, small, wide, iconOnly } = action;
  const isDisabled = !act || action.waits || undefined;
  const withKeys = letterKeys.useValue() === "on";
  return (
    <Button
      onClick={() => act?.()}
      {...passed}
      {...LOOKS[look ?? "plain"]}
      className={classes.action}
      data-small={small || iconOnly || undefined}
      data-icon-only={iconOnly || undefined}
      title={iconOnly ? label : undefined}
      data-wide={wide || undefined}
      // Not disabled: a disabled button would lose the focus, and the keys with it.
      aria-disabled={isDisabled}
      data-disabled={isDisabled}
      aria-label={name ?? label}
      aria-keyshortcuts={withKeys ? (key === key.toLowerCase() ? key : `Shift+${key}`) : undefined}
    >
      <ActionIcon size={18} stroke={1.75} aria-hidden="true" />
      <span className={classes.label}>{label}</span>
      {withKeys ? <Key name={shown ?? key} /> : null}
    </Button>
  );
}

/** A menu whose items show their number keys. */
function MenuAction({ action, menu: { opened, onChange, items } }: { action: ReviewAction; menu: ActionMenu }) {
  const withKeys = letterKeys.useValue() === "on";
  return (
    <Menu
      opened={opened}
      onChange={(next) => onChange(next && action.act !== null && !action.waits)}
      position="top"
      withinPortal={false}
      // Closes without a transition: keys pressed while a menu fades out would be lost.
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <ActionButton action={action} />
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ name, choose }, index) => (
          <Menu.Item
            key={name}
            data-autofocus={index === 0 || undefined}
            onClick={choose}
            rightSection={withKeys ? <Key name={String(index + 1)} /> : undefined}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
