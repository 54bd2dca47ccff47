import { useRef, useState } from "react";
import { MESSAGE_UPLOAD } from "../../../shared/files.ts";
import { isRefusedFile, problemOf, unsent } from "../../apollo/problem.ts";
import { useUploadMessageFileMutation } from "../../generated/messages/messages.ts";
import { useViewer } from "../../session/viewer.ts";
import { fileProblem } from "../../ui/forms/file-rules.ts";
import { useDraft } from "../../ui/forms/use-draft.ts";
import type { SentFile } from "../live/chat-transport.ts";

const RULES = { ...MESSAGE_UPLOAD, endings: MESSAGE_UPLOAD.accept.split(",") };

interface Attached {
  name: string | null;
  /** Once it is uploaded. */
  file: SentFile | null;
  /** 0 to 100 while uploading, otherwise null. */
  progress: number | null;
  problem: string | null;
  /** Uploads it again, when that can help. */
  retry: (() => void) | null;
}

const NONE: Attached = { name: null, file: null, progress: null, problem: null, retry: null };

/**
 * The file to send with the next message about an application; it is uploaded when it is chosen. `isMissing`: one is
 * shown that is not uploaded, so that a message would go without it. Only its name outlasts the page, as the draft of
 * the message does: the server deletes what is not sent within an hour.
 */
export function useMessageFile(applicationId: string | null) {
  const [name, setName] = useDraft(useViewer().id, `${applicationId}-file`);
  const lost = `${name} is no longer attached. Attach it again or remove it.`;
  const [attached, setAttached] = useState(name ? { ...NONE, name, problem: lost } : NONE);
  const [upload] = useUploadMessageFileMutation();
  const reset = useRef<() => void>(null);
  const current = useRef<File>(null);

  /** Changes the state, unless the file was removed or replaced while it was uploaded. */
  const follow = (picked: File, next: Partial<Attached>) => {
    if (current.current === picked) setAttached({ ...NONE, name: picked.name, ...next });
  };
  const choose = async (picked: File | null) => {
    if (!picked || !applicationId) return;
    reset.current?.();
    const wrong = fileProblem(picked, RULES);
    current.current = wrong ? null : picked;
    setName(wrong ? "" : picked.name);
    if (wrong) return setAttached({ ...NONE, problem: wrong });
    follow(picked, { progress: 0 });
    const context = { onProgress: (progress: number) => follow(picked, { progress }) };
    try {
      const { data } = await upload({ variables: { applicationId, file: picked }, context });
      follow(picked, { file: data?.uploadMessageFile ?? null });
    } catch (error) {
      const problem = problemOf(error, unsent("The file was not attached"));
      const isRefused = isRefusedFile(problem);
      if (isRefused && current.current === picked) setName("");
      follow(picked, { problem: problem.message, ...(isRefused ? { name: null } : { retry: () => choose(picked) }) });
    }
  };
  const clear = () => {
    current.current = null;
    setName("");
    setAttached(NONE);
  };
  return { ...attached, isMissing: attached.name !== null && !attached.file, reset, choose, clear };
}
