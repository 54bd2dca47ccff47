import { useMutationObserver, useScrollSpy } from "@mantine/hooks";
import type { ReactNode } from "react";
import classes from "./linked-sections.module.css";
import sections from "./sections.module.css";

/** The sections of a long page, with links to them: the headings as they are now, some of which are loaded later. */
export function LinkedSections({ children }: { children: ReactNode }) {
  const { data, active, reinitialize } = useScrollSpy({ selector: "section > h2[id]" });
  const observed = useMutationObserver(reinitialize, { childList: true, subtree: true });
  return (
    <div className={classes.layout}>
      <nav aria-label="On this page" className={classes.links}>
        <ul>
          {data.map(({ id, value }, index) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={index === active || undefined}>
                {value}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={observed} className={sections.page}>
        {children}
      </div>
    </div>
  );
}
