import "./page.css";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PublicBody, PublicPage, PublicPageFiles } from "../../shared/public-pages.ts";
import { CompanyPage, CompanyWidget } from "./company-page.tsx";
import { Document } from "./document.tsx";
import { DocumentPage } from "./document-page.tsx";
import frame from "./frame.module.css";
import { Frame } from "./frame.tsx";
import headings from "./heading.module.css";
import { countText, JobList } from "./job-list.tsx";
import { JobPage } from "./job-page.tsx";
import { MessagePage } from "./message-page.tsx";
import { SearchPage } from "./search-page.tsx";

function content(body: PublicBody): ReactNode {
  switch (body.kind) {
    case "job":
      return <JobPage {...body} />;
    case "company":
      return <CompanyPage {...body} />;
    case "search":
      return <SearchPage {...body} />;
    case "document":
      return <DocumentPage {...body} />;
    case "message":
      return <MessagePage {...body} />;
    case "list":
      return (
        <>
          <h1 className={headings.heading}>{body.heading}</h1>
          <p className={headings.lede}>{countText(body.list)}</p>
          <JobList list={body.list} empty="No open jobs at the moment." />
        </>
      );
  }
}

/** Renders a public page to HTML: plain markup that is readable without script. */
export function renderPublicPage(page: PublicPage, files: PublicPageFiles, playground: boolean): string {
  const { body, isWidget, isSignedIn = false, crumbs } = page;
  const shown =
    isWidget && body.kind === "company" ? (
      <main className={frame.widget}>
        <CompanyWidget {...body} />
      </main>
    ) : (
      <Frame crumbs={crumbs} isSignedIn={isSignedIn}>
        {content(body)}
      </Frame>
    );
  return `<!doctype html>${renderToStaticMarkup(
    <Document page={page} files={files} playground={playground}>
      {shown}
    </Document>,
  )}`;
}
