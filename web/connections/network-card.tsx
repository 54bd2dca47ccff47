import { ActionIcon } from "@mantine/core";
import { IconBrandLinkedin } from "@tabler/icons-react";
import type { NetworkCard_SeekerFragment } from "../generated/graphql.ts";
import { ChatButton } from "../messages/chat-button.tsx";
import { PersonMenu } from "../privacy/person-menu.tsx";
import { PersonCard } from "../seekers/person-card.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { ConnectionButton } from "./connection-button.tsx";

/** A person of the network, with actions. */
export function NetworkCard({ person }: { person: NetworkCard_SeekerFragment }) {
  return (
    <PersonCard
      person={person}
      level={3}
      status={
        <>
          {person.linkedin ? (
            <ActionIcon
              component="a"
              href={person.linkedin}
              target="_blank"
              rel="noopener noreferrer"
              color="gray"
              aria-label={`${person.name}'s LinkedIn profile`}
            >
              <IconBrandLinkedin size={22} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          ) : null}
          <PersonMenu person={person} />
        </>
      }
      actions={
        <>
          <ChatButton person={person} />
          <ConnectionButton person={person} />
          <ButtonLink to={`/main/usersprofile/${person.id}`} variant="subtle" color="gray" fullWidth>
            View Profile
          </ButtonLink>
        </>
      }
    />
  );
}
