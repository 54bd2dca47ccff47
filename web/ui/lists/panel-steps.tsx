import { ActionIcon, Group } from "@mantine/core";
import { type Icon, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode, Ref } from "react";
import { showShortcuts } from "../keys/page-shortcuts.ts";
import { letterKeys, useShortcuts } from "../keys/shortcuts.ts";
import { TYPING } from "../keys/typed-text.ts";
import { notifyFailure } from "../notices/notify.ts";
import { type ListOrder, NO_ORDER } from "./list-order.ts";

interface PanelStepsProps {
  /** The opened item; null while the panel is closed. */
  id: string | null;
  /** The list that it was opened from. */
  order: ListOrder;
  /** Called with the order extended by the next page. */
  onExtend?: (order: ListOrder) => void;
  onOpen: (id: string) => void;
  /** What the items are: "applicant". */
  what: string;
  /** Further keys of the panel. */
  keys?: Parameters<typeof useShortcuts>[0];
  /** The button to the next. */
  ref?: Ref<HTMLButtonElement>;
  /** After the buttons. */
  children?: ReactNode;
}

/** Not typed into a field, not pressed in an overlay above the panel, and not a browser shortcut. */
const isForPanel = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest(`${TYPING}, [role='menu']`)) &&
  document.querySelectorAll("[role='dialog']").length <= 1;

/**
 * The bar at the top of the panel of an item of a list: to the previous and the next item, also by k and j, wherever
 * the focus is.
 */
export function PanelSteps({ id, order, onExtend, onOpen, what, keys, ref, children }: PanelStepsProps) {
  const place = id ? order.ids.indexOf(id) : -1;
  const previous = order.ids[place - 1];
  const next = place >= 0 ? order.ids[place + 1] : undefined;
  const more = place >= 0 ? order.more : null;
  const goBack = () => previous && onOpen(previous);
  const goNext = async () => {
    if (next) return onOpen(next);
    try {
      const following = (await more?.()) ?? NO_ORDER;
      onExtend?.({ ids: [...order.ids, ...following.ids], more: following.more });
      if (following.ids[0]) onOpen(following.ids[0]);
    } catch {
      notifyFailure(`Failed to fetch ${what}s`);
    }
  };
  const withKeys = letterKeys.useValue() === "on";
  const steps = { j: () => void goNext(), k: () => void goBack(), "?": () => showShortcuts(true) };
  useShortcuts(id === null ? {} : { ...steps, ...keys }, isForPanel);
  // Not disabled at the ends of the list: a disabled button would lose the focus, and the keys with it.
  const button = (where: string, key: string, StepIcon: Icon, isEnd: boolean) => ({
    ...{ variant: "default", "aria-disabled": isEnd, "data-disabled": isEnd || undefined },
    ...{ "aria-label": `${where} ${what}`, "aria-keyshortcuts": withKeys ? key : undefined },
    children: <StepIcon size={20} stroke={1.75} aria-hidden="true" />,
  });
  return (
    <Group component="nav" gap={8} mb={20} aria-label={`Other ${what}s`}>
      <ActionIcon {...button("Previous", "k", IconChevronLeft, !previous)} onClick={goBack} />
      <ActionIcon
        {...button("Next", "j", IconChevronRight, !(next || more))}
        ref={ref}
        onClick={() => void goNext()}
        data-autofocus
      />
      {children}
    </Group>
  );
}
