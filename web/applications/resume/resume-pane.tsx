import { Anchor, Button } from "@mantine/core";
import { IconDownload, IconExternalLink } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useResumeTextQuery } from "../../generated/applications/review/review.ts";
import { scrollRegion } from "../../ui/lists/scroll-region.ts";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { type ResumeFile, ResumeProblem, readResume } from "./resume-file.ts";
import classes from "./resume-pane.module.css";

const PdfViewer = lazy(() => import("./pdf-viewer.tsx"));

const BROKEN = "This file cannot be shown: it is damaged, or protected by a password.";
const WORD = "This is a Word document, and its text could not be read.";

const NO_WORDS = "There is no resume, or its text could not be read.";

interface ResumePaneProps {
  /** The applicant's name. */
  name: string;
  /** Null when none was sent and the profile has none. */
  url: string | null;
  /** Shown beside its name, such as where it came from. */
  note?: string | undefined;
  /** The application that it belongs to. */
  applicationId: string;
  /** Whether blind mode hides the identity: there is no file, only its text about their work. */
  isHidden?: boolean;
}

/** An applicant's resume on the page. Keyed by its address. */
export function ResumePane({ name, url, note, applicationId, isHidden = false }: ResumePaneProps) {
  const [file, setFile] = useState<ResumeFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect does not read `tries`: pressing Try again increments it to run the effect again
  useEffect(() => {
    if (!url) return;
    let gone = false;
    readResume(url)
      .then((read) => gone || setFile(read))
      .catch((error) => gone || setProblem(error instanceof ResumeProblem ? error.message : BROKEN));
    return () => {
      gone = true;
    };
  }, [url, tries]);
  const retry = () => {
    setProblem(null);
    setFile(null);
    setTries(tries + 1);
  };

  if (isHidden)
    return (
      <>
        <div className={classes.head}>
          <h2 className={classes.title}>Resume</h2>
          <span className={classes.note}>Anonymous review shows the text without identifying details</span>
        </div>
        <div className={classes.body}>
          <ResumeWords applicationId={applicationId} name={name} otherwise={NO_WORDS} />
        </div>
      </>
    );
  if (!url) return <Said>No Resume Uploaded</Said>;
  const shown = problem ? (
    <Said alert>
      {problem}
      <Button variant="default" onClick={retry}>
        Try again
      </Button>
    </Said>
  ) : !file ? (
    <div className={classes.loading}>
      <BlockSkeleton label="Loading the resume" lines={12} />
    </div>
  ) : file.kind === "pdf" ? (
    <Suspense fallback={<BlockSkeleton label="Loading the resume" lines={12} />}>
      <PdfViewer label={`${name}'s resume`} bytes={file.bytes} onBroken={() => setProblem(BROKEN)} />
    </Suspense>
  ) : (
    <ResumeWords applicationId={applicationId} name={name} />
  );
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>Resume</h2>
        {note ? <span className={classes.note}>{note}</span> : null}
        <span className={classes.links}>
          <Anchor className={classes.link} href={url} download>
            <IconDownload size={18} stroke={1.75} aria-hidden="true" />
            Download
          </Anchor>
          <Anchor
            className={classes.link}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={`View Resume: ${name}`}
          >
            <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
            View Resume
          </Anchor>
        </span>
      </div>
      <div className={classes.body}>{shown}</div>
    </>
  );
}

/** The extracted text of a file that browsers cannot display. */
function ResumeWords({
  applicationId,
  name,
  otherwise = WORD,
}: Pick<ResumePaneProps, "applicationId" | "name"> & {
  /** The text shown when nothing was extracted. */
  otherwise?: string;
}) {
  const { data, loading } = useResumeTextQuery({ variables: { id: applicationId } });
  if (loading && !data) return <BlockSkeleton label="Loading the resume" lines={12} />;
  const text = data?.applicant.resumeText;
  if (!text) return <Said>{otherwise}</Said>;
  return (
    <div className={classes.text} {...scrollRegion(`${name}'s resume`, "document")}>
      {text}
    </div>
  );
}

const Said = ({ alert = false, children }: { alert?: boolean; children: ReactNode }) => (
  <div className={classes.said} role={alert ? "alert" : undefined}>
    {children}
  </div>
);
