import type { ReactNode } from "react";
import { PageLink } from "./page-link.tsx";
import { ButtonContent, type ButtonLook, buttonLook } from "./plain/button.tsx";

interface ButtonLinkProps extends ButtonLook {
  to: string;
  /** Kept with the address that it leads to. */
  state?: string;
  children: ReactNode;
  "aria-label"?: string;
  onClick?: () => void;
}

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink({ to, state, children, "aria-label": ariaLabel, onClick, ...look }: ButtonLinkProps) {
  return (
    <PageLink
      to={to}
      {...(state !== undefined && { state })}
      {...(ariaLabel !== undefined && { "aria-label": ariaLabel })}
      {...(onClick && { onClick })}
      {...buttonLook(look)}
    >
      <ButtonContent leftSection={look.leftSection}>{children}</ButtonContent>
    </PageLink>
  );
}
