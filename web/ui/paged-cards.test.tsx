import { CombinedGraphQLErrors } from "@apollo/client";
import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PagedCards } from "./paged-cards.tsx";

const shown = (error: unknown) =>
  renderToStaticMarkup(
    <MantineProvider>
      <PagedCards
        label="Saved jobs"
        list={undefined}
        error={error}
        failed="The documented text."
        onRetry={() => {}}
        fetchAfter={async () => {}}
        empty={null}
      >
        {() => null}
      </PagedCards>
    </MantineProvider>,
  );

it("says the server's own sentence when a list does not load, and the documented text when it gave none", () => {
  const refused = new CombinedGraphQLErrors({ errors: [{ message: "Too many requests. Try again in 5 seconds." }] });
  expect(shown(refused)).toContain("Too many requests. Try again in 5 seconds.");
  expect(shown(refused)).not.toContain("The documented text.");
  expect(shown(new TypeError("Failed to fetch"))).toContain("The documented text.");
});
