import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { PageLink } from "./page-link.tsx";

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink({ to, children, ...button }: ButtonProps & { to: string; children: ReactNode }) {
  return (
    <Button component={PageLink} to={to} {...button}>
      {children}
    </Button>
  );
}
