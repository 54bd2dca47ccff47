import type { ReactNode } from "react";
import { languageAddresses, PAGE_LANGUAGE, type PublicPage, type PublicPageFiles } from "../../shared/public-pages.ts";

/** Serializes JSON for an element: nothing in it can close the element. */
const inElement = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");

function Sharing({ title, description, canonical, image }: PublicPage) {
  const properties = {
    "og:site_name": "Worklane",
    "og:type": "website",
    "og:title": title,
    "og:description": description,
    "og:url": canonical,
    "og:image": image,
    "og:image:width": image && "1200",
    "og:image:height": image && "630",
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) =>
        content ? <meta key={property} property={property} content={content} /> : null,
      )}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
    </>
  );
}

interface DocumentProps {
  page: PublicPage;
  files: PublicPageFiles;
  /** Whether there is a playground, which the footer links to. */
  playground: boolean;
  children: ReactNode;
}

/** The HTML document of a public page: one request, and after the first paint its two fonts and its script. */
export function Document({ page, files, playground, children }: DocumentProps) {
  const { title, description, canonical, feeds, data, isWidget } = page;
  return (
    <html lang={PAGE_LANGUAGE} data-playground={playground ? undefined : "off"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
        {canonical
          ? languageAddresses(canonical).map(({ language, address }) => (
              <link key={language} rel="alternate" hrefLang={language} href={address} />
            ))
          : null}
        <meta name="color-scheme" content="light dark" />
        <Sharing {...page} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {feeds.map(({ text, path }) => (
          <link key={path} rel="alternate" type="application/atom+xml" title={text} href={path} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: files.style }} />
        {isWidget ? null : (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, whose hash is in the content security policy */}
            <script dangerouslySetInnerHTML={{ __html: files.colorScheme }} />
            {files.afterFirstPaint ? (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, whose hash is in the content security policy
              <script data-script={files.script} dangerouslySetInnerHTML={{ __html: files.afterFirstPaint }} />
            ) : (
              <script type="module" src={files.script} />
            )}
          </>
        )}
        {data.map((item) => (
          <script
            key={"@type" in item ? String(item["@type"]) : ""}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by inElement()
            dangerouslySetInnerHTML={{ __html: inElement(item) }}
          />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
