import type { ReactNode } from "react";
import { PageLink } from "./page-link.tsx";
import { ButtonContent, type ButtonLook, buttonLook } from "./plain/button.tsx";

interface ButtonLinkProps extends ButtonLook {
  to: string;
  /** The history state of the target location. */
  state?: string;
  children: ReactNode;
  "aria-label"?: string;
  onClick?: () => void;
}

/** A link that looks like a button: it navigates, it does not perform an action. */
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
