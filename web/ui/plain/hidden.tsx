import type { ReactNode, Ref } from "react";

type HiddenElement = "span" | "div" | "h1";

interface VisuallyHiddenProps {
  component?: HiddenElement;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
  role?: string;
  "aria-live"?: "polite";
  "aria-atomic"?: "true" | "false";
  "data-announcer"?: boolean;
}

/** Mantine's VisuallyHidden as plain markup: only for screen readers. */
export function VisuallyHidden({ component = "span", ref, ...attributes }: VisuallyHiddenProps) {
  const Element = component as "span";
  return <Element ref={ref as Ref<HTMLSpanElement>} {...attributes} className="m_515a97f8" />;
}
