import classes from "./wrapping.module.css";

/** For a button with a long label: on a phone with large text it wraps rather than overflows. */
export const WRAPS = { h: "auto", mih: 44, py: 13, maw: "100%", classNames: { label: classes.label ?? "" } } as const;
