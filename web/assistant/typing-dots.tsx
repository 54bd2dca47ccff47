import classes from "./typing-dots.module.css";

/** The three dots of someone who is about to answer, with what is being done when it is known. */
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
