import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { PageLink } from "./page-link.tsx";

interface ButtonLinkProps extends ButtonProps {
  to: string;
  /** Kept with the address that it leads to. */
  state?: string;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink({ to, state, children, ...button }: ButtonLinkProps) {
  return (
    <Button component={PageLink} to={to} {...(state !== undefined && { state })} {...button}>
      {children}
    </Button>
  );
}
