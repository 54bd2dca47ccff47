import { useMutationObserver, useScrollSpy } from "@mantine/hooks";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { focusOn } from "./focus/focus.ts";
import classes from "./linked-sections.module.css";
import sections from "./sections.module.css";
import { useStableCallback } from "./use-stable-callback.ts";

const HEADINGS = "section > h2[id]";
const ANY_CHANGE = { childList: true, subtree: true };

/**
 * The sections of a long page, with links to them: the headings as they are now, some of which are loaded later.
 * `wide`: for sections that lay themselves out.
 */
export function LinkedSections({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  const { data, active, reinitialize } = useScrollSpy({ selector: HEADINGS });
  const lookAgain = useStableCallback(() => {
    const headings = [...document.querySelectorAll(HEADINGS)];
    const isSame = ({ id, textContent }: Element, at: number) => data[at]?.id === id && data[at].value === textContent;
    if (headings.length !== data.length || !headings.every(isSame)) reinitialize();
  });
  const observed = useMutationObserver(lookAgain, ANY_CHANGE);
  return (
    <div className={classes.layout} data-wide={wide || undefined}>
      <nav aria-label="On this page" className={classes.links}>
        <ul>
          {data.map(({ id, value }, index) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                replace
                aria-current={index === active || undefined}
                onClick={() => focusOn(document.getElementById(id))}
              >
                {value}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={observed} className={wide ? undefined : sections.page}>
        {children}
      </div>
    </div>
  );
}
