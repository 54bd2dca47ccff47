import classes from "./typing-dots.module.css";

/** The typing indicator, with the current activity when it is known. */
export function TypingDots({ activity }: { activity: string | null }) {
  return (
    <p className={classes.typing}>
      <span className={classes.dots} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {activity ? <span className={classes.activity}>{activity} …</span> : null}
    </p>
  );
}
