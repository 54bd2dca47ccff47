import type { CSSProperties } from "react";

/** Mantine's Loader as plain markup: a loading indicator. */
export const Loader = ({ label }: { label: string }) => (
  <span
    style={{ "--loader-size": "var(--loader-size-sm)" } as CSSProperties}
    className="m_b34414df m_5ae2e3c"
    data-size="sm"
    role="img"
    aria-label={label}
  />
);
