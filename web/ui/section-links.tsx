import { useScrollSpy } from "@mantine/hooks";
import classes from "./section-links.module.css";

/** Links to the sections of a long page, read from their headings. */
export function SectionLinks() {
  const { data, active } = useScrollSpy({ selector: "section > h2[id]" });
  return (
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
  );
}
