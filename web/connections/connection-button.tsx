import { ActionIcon, Button } from "@mantine/core";
import { IconCheck, IconClock, IconUserMinus, IconUserPlus, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import classes from "./connection-button.module.css";
import { type ConnectablePerson, useConnectionActions } from "./use-connection-actions.ts";

interface ConnectionButtonProps {
  person: ConnectablePerson;
  /** Whether Connect is one of many on the page. */
  isQuiet?: boolean;
}

/** The connection with a person in its four states, with the actions in each: Connect, Requested, Accept, Connected. */
export const ConnectionButton = ({ person, isQuiet = false }: ConnectionButtonProps) => (
  <FocusKeeper stops="button" className={classes.pair}>
    <Buttons person={person} isQuiet={isQuiet} />
  </FocusKeeper>
);

/** The state of the connection. It keeps the focus although it is not a control. */
const ConnectionState = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <Button variant="default" aria-disabled data-disabled leftSection={icon}>
    {children}
  </Button>
);

function Buttons({ person, isQuiet }: Required<ConnectionButtonProps>) {
  const actions = useConnectionActions(person);
  switch (person.viewerConnection) {
    case "NONE":
      return (
        <Button
          variant={isQuiet ? "default" : "filled"}
          leftSection={<IconUserPlus size={18} aria-hidden="true" />}
          onClick={actions.request}
          aria-label={`Connect with ${person.name}`}
        >
          Connect
        </Button>
      );
    case "REQUESTED":
      return (
        <>
          <ConnectionState icon={<IconClock size={18} aria-hidden="true" />}>Requested</ConnectionState>
          <ActionIcon
            color="gray"
            title="Withdraw the request"
            aria-label={`Withdraw the request to ${person.name}`}
            onClick={actions.withdraw}
          >
            <IconX size={20} aria-hidden="true" />
          </ActionIcon>
        </>
      );
    case "INCOMING":
      return (
        <>
          <Button
            leftSection={<IconCheck size={18} aria-hidden="true" />}
            onClick={actions.accept}
            aria-label={`Accept ${person.name}`}
          >
            Accept
          </Button>
          <Button variant="default" onClick={actions.reject} aria-label={`Reject ${person.name}`}>
            Reject
          </Button>
        </>
      );
    case "CONNECTED":
      return (
        <>
          <ConnectionState icon={<IconCheck size={18} aria-hidden="true" />}>Connected</ConnectionState>
          <ActionIcon
            color="gray"
            title="Remove the connection"
            aria-label={`Remove ${person.name} from your connections`}
            onClick={actions.remove}
          >
            <IconUserMinus size={20} aria-hidden="true" />
          </ActionIcon>
        </>
      );
    default:
      return null;
  }
}
