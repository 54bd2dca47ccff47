import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type MouseEvent, useState } from "react";
import { problemOf, unsent } from "../apollo/problem.ts";
import { askToConfirm } from "../apollo/reauthentication-link.ts";
import type { Role } from "../generated/graphql.ts";
import { MayDownloadDataDocument } from "../generated/privacy/download-data.ts";
import { notifyFailure } from "../ui/notices/notify.ts";
import classes from "../ui/sections.module.css";

/** Downloads the account's data, once the person has confirmed their identity. */
export function DownloadData({ role }: { role: Role }) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const href = `/privacy/my-data.zip?role=${role}`;

  /** A browser download cannot trigger the identity check, so it is done first. */
  async function download(event: MouseEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await client.query({ query: MayDownloadDataDocument, fetchPolicy: "no-cache" });
      const hasPasskey = (data?.viewerLogInFactors?.passkeys.length ?? 0) > 0;
      if (data?.viewerIsConfirmed || (await askToConfirm(role, { hasPasskey }))) window.location.assign(href);
    } catch (error) {
      notifyFailure(problemOf(error, unsent("Could not download your data")).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={classes.section} aria-labelledby="download">
      <h2 id="download">Download your data</h2>
      <p>An archive of all your data on Worklane, as JSON, with every file that you uploaded.</p>
      <Button
        component="a"
        variant="default"
        href={href}
        download
        aria-busy={busy}
        onClick={(event) => void download(event)}
      >
        Download my data
      </Button>
    </section>
  );
}
