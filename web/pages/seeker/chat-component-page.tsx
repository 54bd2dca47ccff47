import { useSearchParams } from "react-router-dom";
import { applicationPath } from "../../../shared/seeker-addresses.ts";
import { MyNetworkButton } from "../../connections/my-network-button.tsx";
import { applicationPeer } from "../../messages/application-peer.ts";
import { CompanyMenu } from "../../messages/company-menu.tsx";
import { ConversationList } from "../../messages/conversation-list.tsx";
import { MessagesFrame, TalkFrame } from "../../messages/messages-frame.tsx";
import { NoConversations } from "../../messages/no-conversations.tsx";
import { ApplicationThread } from "../../messages/thread/application-thread.tsx";
import { ChatThread } from "../../messages/thread/chat-thread.tsx";
import { useApplicationTalk } from "../../messages/use-application-talk.ts";
import { useChatPeer } from "../../messages/use-chat-peer.ts";
import { useConversations } from "../../messages/use-conversations.ts";
import { PersonMenu } from "../../privacy/person-menu.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";

const HERE = "/main/chatcomponent";

/** /main/chatcomponent: the conversations, with the one named by `with` or `application` open. */
export function Component() {
  const [search] = useSearchParams();
  const applicationId = search.get("application");
  const peerId = applicationId ? applicationPeer(applicationId) : search.get("with");
  const conversations = useConversations();
  return (
    <MessagesFrame
      isOpen={peerId !== null}
      isEmpty={conversations.rows?.length === 0}
      tools={<MyNetworkButton />}
      list={<ConversationList of={conversations} current={peerId} empty={<NoConversations />} />}
    >
      {applicationId && peerId ? <CompanyTalk peerId={peerId} /> : peerId ? <Talk peerId={peerId} /> : null}
    </MessagesFrame>
  );
}

function Talk({ peerId }: { peerId: string }) {
  const { peer, failed, retry } = useChatPeer(peerId);
  if (failed) return <ErrorState message="This person cannot be found." onRetry={retry} />;
  return (
    <TalkFrame
      label={peer ? `Chat with ${peer.name}` : "Chat"}
      backTo={HERE}
      peer={
        peer
          ? { ...peer, shape: "person", about: peer.currentProfession ?? "", to: `/main/usersprofile/${peer.id}` }
          : undefined
      }
      tools={peer ? <PersonMenu key={peer.id} person={peer} /> : null}
    >
      {peer ? <ChatThread key={peer.id} peer={peer} /> : null}
    </TalkFrame>
  );
}

/** The conversation about an application. */
function CompanyTalk({ peerId }: { peerId: string }) {
  const talk = useApplicationTalk(peerId);
  return (
    <TalkFrame
      label={talk ? `Messages with ${talk.peer.name}` : "Messages"}
      backTo={HERE}
      peer={talk && { ...talk.peer, shape: "company", about: talk.jobTitle, to: applicationPath(talk.jobId) }}
      tools={<CompanyMenu talk={talk} />}
    >
      {talk ? <ApplicationThread key={peerId} peer={talk.peer} /> : null}
    </TalkFrame>
  );
}
