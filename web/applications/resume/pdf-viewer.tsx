import "pdfjs-dist/legacy/web/pdf_viewer.css";
import { ActionIcon } from "@mantine/core";
import { IconArrowAutofitWidth, IconMinus, IconPlus } from "@tabler/icons-react";
import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { EventBus, LinkTarget, PDFLinkService, PDFViewer } from "pdfjs-dist/legacy/web/pdf_viewer.mjs";
import { useEffect, useRef, useState } from "react";
import { scrollRegion } from "../../ui/lists/scroll-region.ts";
import classes from "./pdf-viewer.module.css";

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** Disables forms, editing, scripts, and everything that compiles code. */
const READ_ONLY = { annotationMode: pdfjs.AnnotationMode.ENABLE, annotationEditorMode: -1 };
const NO_CODE = { isEvalSupported: false, useWasm: false, enableXfa: false, useWorkerFetch: false };

const FIT = "page-width";

interface PdfViewerProps {
  /** Label of the document. */
  label: string;
  bytes: ArrayBuffer;
  /** Called when the document cannot be read. */
  onBroken: () => void;
}

/** A PDF with selectable text, whose pages are rendered as they come near the viewport. */
export default function PdfViewer({ label, bytes, onBroken }: PdfViewerProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const viewer = useRef<PDFViewer | null>(null);
  const broken = useRef(onBroken);
  const [pages, setPages] = useState(0);
  useEffect(() => {
    broken.current = onBroken;
  }, [onBroken]);

  useEffect(() => {
    const container = scroller.current;
    if (!container) return;
    const eventBus = new EventBus();
    const linkService = new PDFLinkService({
      eventBus,
      externalLinkTarget: LinkTarget.BLANK,
      externalLinkRel: "noopener noreferrer nofollow",
    });
    const shown = new PDFViewer({ container, eventBus, linkService, ...READ_ONLY });
    linkService.setViewer(shown);
    eventBus.on("pagesinit", () => {
      shown.currentScaleValue = FIT;
    });
    viewer.current = shown;
    // The worker takes ownership of the buffer, so it gets a copy.
    const loading = pdfjs.getDocument({ data: bytes.slice(0), ...NO_CODE });
    let gone = false;
    let begun: Promise<unknown> = Promise.resolve();
    loading.promise
      .then((document) => {
        if (gone) return;
        setPages(document.numPages);
        shown.setDocument(document);
        linkService.setDocument(document);
        begun = Promise.allSettled([shown.firstPagePromise, document.getPermissions()]);
      })
      .catch(() => gone || broken.current());
    const onResize = new ResizeObserver(() => {
      if (shown.currentScaleValue === FIT) shown.currentScaleValue = FIT;
    });
    onResize.observe(container);
    return () => {
      gone = true;
      onResize.disconnect();
      shown.setDocument(null as never);
      linkService.setDocument(null);
      // The viewer fails when a document is destroyed while its first page is being read.
      void begun.then(() => loading.destroy());
    };
  }, [bytes]);

  const zoom = (by: "in" | "out" | "fit") => {
    if (by === "in") viewer.current?.increaseScale();
    else if (by === "out") viewer.current?.decreaseScale();
    else if (viewer.current) viewer.current.currentScaleValue = FIT;
  };
  return (
    <div className={classes.frame}>
      <div ref={scroller} className={classes.scroller} {...scrollRegion(label, "document")}>
        <div className="pdfViewer" />
      </div>
      <div className={classes.tools} role="toolbar" aria-label="Resume">
        {pages > 0 ? <span className={classes.pages}>{pages === 1 ? "1 page" : `${pages} pages`}</span> : null}
        <ActionIcon variant="default" onClick={() => zoom("out")} aria-label="Zoom out">
          <IconMinus size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon variant="default" onClick={() => zoom("fit")} aria-label="Fit to width">
          <IconArrowAutofitWidth size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon variant="default" onClick={() => zoom("in")} aria-label="Zoom in">
          <IconPlus size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
    </div>
  );
}
