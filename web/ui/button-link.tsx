import { Button, type ButtonProps } from "@mantine/core";
import type { MouseEventHandler, ReactNode } from "react";
import { PageLink, type PageLinkProps } from "./page-link.tsx";

interface ButtonLinkProps extends ButtonProps {
  to: string;
  /** The history state of the target location. */
  state?: string;
  children: ReactNode;
  "aria-label"?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link that looks like a button: it navigates, it does not perform an action. */
export const ButtonLink = ({ to, state, ...button }: ButtonLinkProps) => (
  <Button<"a">
    {...button}
    renderRoot={(attributes: Omit<PageLinkProps, "to">) => <PageLink {...attributes} to={to} state={state} />}
  />
);
