import { ActionIcon, Button } from "@mantine/core";
import { IconCheck, IconClock, IconUserMinus, IconUserPlus, IconX } from "@tabler/icons-react";
import classes from "./connection-button.module.css";
import { type ConnectablePerson, useConnectionActions } from "./use-connection-actions.ts";

/** The connection with a person in its four states, and the ways out of each: Connect, Requested, Accept, Connected. */
export function ConnectionButton({ person }: { person: ConnectablePerson }) {
  const actions = useConnectionActions(person);
  switch (person.viewerConnection) {
    case "NONE":
      return (
        <Button
          leftSection={<IconUserPlus size={18} aria-hidden="true" />}
          onClick={actions.request}
          aria-label={`Connect with ${person.name}`}
        >
          Connect
        </Button>
      );
    case "REQUESTED":
      return (
        <span className={classes.pair}>
          <Button variant="default" disabled leftSection={<IconClock size={18} aria-hidden="true" />}>
            Requested
          </Button>
          <ActionIcon
            color="gray"
            title="Withdraw the request"
            aria-label={`Withdraw the request to ${person.name}`}
            onClick={actions.withdraw}
          >
            <IconX size={20} aria-hidden="true" />
          </ActionIcon>
        </span>
      );
    case "INCOMING":
      return (
        <span className={classes.pair}>
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
        </span>
      );
    case "CONNECTED":
      return (
        <span className={classes.pair}>
          <Button variant="default" disabled leftSection={<IconCheck size={18} aria-hidden="true" />}>
            Connected
          </Button>
          <ActionIcon
            color="gray"
            title="Remove the connection"
            aria-label={`Remove ${person.name} from your connections`}
            onClick={actions.remove}
          >
            <IconUserMinus size={20} aria-hidden="true" />
          </ActionIcon>
        </span>
      );
    default:
      return null;
  }
}
