import { type ReactNode, useEffect } from "react";
import { focusIsLost, focusPage } from "../ui/focus/focus.ts";
import { steadyDoubleClicks } from "../ui/focus/steady-presses.ts";
import { useTitle } from "../ui/title.ts";
import classes from "./account-frame.module.css";

interface AccountFrameProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  /** Below the form: the link to the related screen. */
  foot?: ReactNode;
  /** Beside the form on wide screens: a preview of the product. */
  aside?: ReactNode;
}

/** The frame of every account screen: a single-column form, with space beside it. */
export function AccountFrame({ title, subtitle, children, foot, aside }: AccountFrameProps) {
  useTitle(title);
  // When one step replaces another, such as after signing up, focus moves to the heading: the pressed control is gone.
  useEffect(() => {
    if (navigator.userActivation.hasBeenActive && focusIsLost()) focusPage();
  }, []);
  return (
    <div className={classes.frame} data-alone={aside ? undefined : true}>
      {/* Errors that disappear move the form: the second press of a double click must not hit what comes under it. */}
      <section ref={steadyDoubleClicks} className={classes.form}>
        <h1 className={classes.title}>{title}</h1>
        {subtitle ? <p className={classes.subtitle}>{subtitle}</p> : null}
        {children}
        {foot ? <div className={classes.foot}>{foot}</div> : null}
      </section>
      {aside ? <div className={classes.aside}>{aside}</div> : null}
    </div>
  );
}
