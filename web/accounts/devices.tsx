import { Button } from "@mantine/core";
import { listProblem, unsent } from "../apollo/problem.ts";
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from "../generated/accounts/devices.ts";
import type { SessionsQuery } from "../generated/graphql.ts";
import { longDate } from "../ui/dates.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { confirmChange } from "../ui/notices/confirm-change.ts";
import { notify, notifyProblem } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";
import { RelativeDate } from "../ui/relative-date.tsx";
import sections from "../ui/sections.module.css";
import { forgetSecurityActivity } from "./forget-security-activity.ts";

type Device = SessionsQuery["viewerSessions"][number];

/** The sessions of the account, with a way to log a lost device out. */
export function Devices() {
  const { data, error, refetch } = useSessionsQuery({ fetchPolicy: "cache-and-network" });
  return (
    <section className={sections.section} aria-labelledby="devices">
      <h2 id="devices">Devices</h2>
      <p>Where you are logged in. If you do not recognize a device, log it out and change your password.</p>
      {data ? (
        <DeviceList devices={data.viewerSessions} />
      ) : error ? (
        <ErrorState
          message={listProblem(error, "Could not load your devices. Please check your internet connection.")}
          onRetry={() => void refetch()}
        />
      ) : (
        <BlockSkeleton lines={2} label="Loading your devices" />
      )}
    </section>
  );
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const then = { refetchQueries: ["Sessions"], awaitRefetchQueries: true, update: forgetSecurityActivity };
  const [end] = useEndSessionMutation(then);
  const [endOthers, { loading }] = useEndOtherSessionsMutation(then);

  async function logOut({ id, device }: Device) {
    const sure = await confirm({
      title: `Log out ${device}?`,
      body: "Logging in on it again requires your password.",
      confirm: "Log out",
      danger: true,
    });
    if (!sure) return;
    await end({ variables: { input: { sessionId: id } } }).catch(notifyProblem(unsent("Could not log the device out")));
  }

  async function logOutOthers() {
    await confirmChange(
      {
        title: "Log out all other devices?",
        body: "Logging in on them again requires your password.",
        confirm: "Log out",
        danger: true,
      },
      () => endOthers(),
      ({ data }) => data && notify(data.endOtherSessions.message),
      "Could not log the devices out",
    );
  }

  return (
    <FocusKeeper stops="li" className={sections.list}>
      <ul className={sections.rows} aria-labelledby="devices">
        {devices.map((device) => (
          <li key={device.id} className={sections.row}>
            <div>
              <strong>{device.device}</strong>
              <p>
                {device.isCurrent ? "This device" : <RelativeDate prefix="Last used" date={device.lastUsedAt} />}
                {`, logged in on ${longDate(device.createdAt)}${device.address ? ` from ${device.address}` : ""}`}
              </p>
            </div>
            {device.isCurrent ? null : (
              <Button variant="default" onClick={() => void logOut(device)} aria-label={`Log out ${device.device}`}>
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 2 ? (
        <Button variant="default" loading={loading} onClick={() => void logOutOthers()}>
          Log out all other devices
        </Button>
      ) : null}
    </FocusKeeper>
  );
}
