import classes from "./wrapping.module.css";

/** For a button of many words: on a phone with large letters they wrap rather than stick out. */
export const WRAPS = { h: "auto", mih: 44, py: 13, maw: "100%", classNames: { label: classes.label ?? "" } } as const;
