import { ActionIcon } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router-dom";
import { MESSAGE_KEYS } from "../../shared/shortcuts/shortcuts.ts";
import { PeopleDrawing } from "../ui/drawings/people-drawing.tsx";
import { usePageShortcuts } from "../ui/keys/page-shortcuts.ts";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { usePhone } from "../ui/media.ts";
import { Monogram } from "../ui/monogram.tsx";
import { useTitle } from "../ui/title.ts";
import classes from "./messages-frame.module.css";

interface MessagesFrameProps {
  /** Whether a conversation is open. */
  isOpen: boolean;
  /** Whether there are no conversations yet. */
  isEmpty: boolean;
  /** Beside the heading. */
  tools?: ReactNode;
  list: ReactNode;
  /** The open conversation. */
  children: ReactNode;
}

/** The page of conversations, with the open one beside them (on phones: instead of them). */
export function MessagesFrame({ isOpen, isEmpty, tools, list, children }: MessagesFrameProps) {
  useTitle("Messages");
  usePageShortcuts(MESSAGE_KEYS);
  const phone = usePhone();
  const isAlone = (phone && isOpen) || undefined;
  const nothing = !isOpen && isEmpty;
  return (
    <>
      <header className={classes.top} data-hidden={isAlone}>
        <h1 className={classes.title}>Messages</h1>
        {tools}
      </header>
      <div className={classes.page} data-empty={nothing || undefined} data-fills-screen={isAlone}>
        {isAlone ? null : (
          <nav className={classes.list} aria-label="Conversations">
            {list}
          </nav>
        )}
        {children}
        {!phone && !isOpen && !nothing ? (
          <div className={classes.choose}>
            <EmptyState drawing={<PeopleDrawing />} title="Choose a conversation." />
          </div>
        ) : null}
      </div>
    </>
  );
}

interface TalkFrameProps {
  label: string;
  /** The page of conversations, where phones lead back to. */
  backTo: string;
  /** The other side, with the address to read about them; undefined until it is loaded. */
  peer?: { name: string; photoUrl?: string | null; shape: "company" | "person"; about: string; to: string } | undefined;
  tools?: ReactNode;
  /** The thread. */
  children: ReactNode;
}

/** An open conversation below its heading. */
export function TalkFrame({ label, backTo, peer, tools, children }: TalkFrameProps) {
  const phone = usePhone();
  return (
    <section className={classes.talk} aria-label={label}>
      <header className={classes.head}>
        {phone ? (
          <ActionIcon component={Link} to={backTo} color="gray" aria-label="Back to conversations">
            <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        ) : null}
        {peer ? (
          <Link to={peer.to} className={classes.peer}>
            <Monogram name={peer.name} url={peer.photoUrl ?? null} size={40} shape={peer.shape} />
            <span className={classes.names}>
              <strong>{peer.name}</strong>
              <small>{peer.about}</small>
            </span>
          </Link>
        ) : null}
        {tools}
      </header>
      <Suspense>{children}</Suspense>
    </section>
  );
}
