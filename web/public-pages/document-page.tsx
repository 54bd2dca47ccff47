import type { PublicBody } from "../../shared/public-pages.ts";
import buttons from "./button.module.css";
import classes from "./document-page.module.css";
import headings from "./heading.module.css";

type DocumentPageProps = Omit<Extract<PublicBody, { kind: "document" }>, "kind">;

/** A document of the project, with its contents beside it on wide screens, above it on phones. */
export function DocumentPage({ heading, html, headings: contents, offersContrast }: DocumentPageProps) {
  return (
    <>
      <h1 className={headings.heading}>{heading}</h1>
      {offersContrast ? (
        // Shown by the script that it depends on.
        <p hidden className={classes.choice}>
          <button type="button" className={buttons.button} aria-pressed="false" data-contrast-choice="">
            High contrast
          </button>
        </p>
      ) : null}
      <div className={classes.columns}>
        <nav className={classes.contents} aria-label="Contents">
          <ul>
            {contents.map(({ id, text, level }) => (
              <li key={id} data-level={level}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from the project's documents, without raw HTML */}
        <article className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <p role="status" className={classes.status} data-status="" />
    </>
  );
}
