import { type ComponentProps, createElement, type MouseEvent, type ReactElement } from "react";

type ButtonAttributes = ComponentProps<"button"> & { readonly href?: string; readonly "data-loading"?: unknown };

/** Also keeps Enter in a field from submitting the form again. */
const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * Renders the element of Mantine's Button, which is a link if it has an address. While loading, it is `aria-disabled`:
 * Mantine would disable it, and a disabled element loses the focus, for good where the action fails.
 */
export function renderButton({ disabled, onClick, ...attributes }: ButtonAttributes): ReactElement {
  const element = attributes.href === undefined ? "button" : "a";
  return attributes["data-loading"]
    ? createElement(element, { ...attributes, "aria-disabled": true, onClick: ignore })
    : createElement(element, { ...attributes, disabled, onClick });
}
