import { placeholderProblem } from "../../../shared/applications.ts";
import { OwnInterview } from "../../interviews/own-interview.tsx";
import { useCan, useViewer } from "../../session/viewer.ts";
import { applicationOf } from "../application-peer.ts";
import type { ChatPeer } from "../chat-context.ts";
import { Composer } from "../sending/composer.tsx";
import { TemplateChoice } from "../sending/template-choice.tsx";
import { useApplicationTalk } from "../use-application-talk.ts";
import { ThreadView } from "./chat-thread.tsx";

/** The conversation of an application, on either side; `peer`: the company, or the applicant. */
export function ApplicationThread({ peer }: { peer: ChatPeer }) {
  const isMember = useViewer().role === "RECRUITER";
  const mayWrite = useCan("WRITE_TO_APPLICANTS");
  const mayUseTemplates = useCan("DECIDE");
  const talk = useApplicationTalk(peer.id);
  const closed = isMember
    ? talk?.isBlocked
      ? "This applicant has blocked messages about this application."
      : mayWrite
        ? null
        : "Your role in this company does not allow writing to applicants."
    : talk?.isBlocked
      ? `You have blocked messages from ${peer.name}. Unblock them to write.`
      : talk && !talk.isOpen
        ? `This conversation is closed. ${peer.name} can reopen it by writing to you.`
        : null;
  const empty = isMember ? `No messages yet. ${peer.name} can reply after your first message.` : "No messages yet.";
  const applicationId = applicationOf(peer.id);
  return (
    <>
      {applicationId && !isMember ? <OwnInterview applicationId={applicationId} /> : null}
      <ThreadView peer={peer} isOpen={!closed} closed={closed ? <p>{closed}</p> : null} empty={empty}>
        <Composer
          key={peer.id}
          peerId={peer.id}
          {...(isMember && { problemOf: placeholderProblem, ...(mayUseTemplates && { tools: TemplateChoice }) })}
        />
      </ThreadView>
    </>
  );
}
