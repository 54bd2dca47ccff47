import { type ReactNode, useEffect } from "react";
import { focusIsLost, focusPage } from "../ui/focus/focus.ts";
import { useTitle } from "../ui/title.ts";
import classes from "./account-frame.module.css";

interface AccountFrameProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  /** Below the form: the way to the neighbouring screen. */
  foot?: ReactNode;
  /** Beside the form on wide screens: a piece of the product. */
  aside?: ReactNode;
}

/** The frame of every account screen: a form of one column, and room beside it. */
export function AccountFrame({ title, subtitle, children, foot, aside }: AccountFrameProps) {
  useTitle(title);
  // A step that takes the place of another, as after signing up, begins at its heading: what was pressed is gone.
  useEffect(() => {
    if (navigator.userActivation.hasBeenActive && focusIsLost()) focusPage();
  }, []);
  return (
    <div className={classes.frame} data-alone={aside ? undefined : true}>
      <section className={classes.form}>
        <h1 className={classes.title}>{title}</h1>
        {subtitle ? <p className={classes.subtitle}>{subtitle}</p> : null}
        {children}
        {foot ? <div className={classes.foot}>{foot}</div> : null}
      </section>
      {aside ? <div className={classes.aside}>{aside}</div> : null}
    </div>
  );
}
