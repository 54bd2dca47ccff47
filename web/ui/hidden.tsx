import type { ReactNode } from "react";
import classes from "./hidden.module.css";

/** Visually hidden text for screen readers, also on the public pages, which are without Mantine. */
export const Hidden = ({ children }: { children: ReactNode }) => <span className={classes.hidden}>{children}</span>;
