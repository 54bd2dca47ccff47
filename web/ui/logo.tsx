import classes from "./logo.module.css";

/** The logo mark: two lanes that run level, rise together and part, one for each side of a hire. */
export function LogoMark({ size = 32, title }: { size?: number; title?: string }) {
  return (
    <svg
      className={classes.mark}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <rect width="32" height="32" rx="8" className={classes.tile} />
      <g className={classes.lanes}>
        <path d="M5.5 18.500H10c4 0 5.200-1.600 7-5C18.700 10.300 20.400 8 26.500 8" />
        <path d="M5.500 24.500H13c4 0 5.200-1.300 7-3.800C21.500 18.600 22.700 17.500 26.500 17.500" />
      </g>
    </svg>
  );
}

/** The logo mark beside the name. */
export function Wordmark({ size = 32 }: { size?: number }) {
  return (
    <span className={classes.wordmark}>
      <LogoMark size={size} />
      <span>Worklane</span>
    </span>
  );
}
