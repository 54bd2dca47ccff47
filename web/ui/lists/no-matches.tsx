import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { SearchDrawing } from "../drawings/search-drawing.tsx";
import { Announced } from "../notices/announce.tsx";
import { EmptyState } from "./empty-state.tsx";

interface NoMatchesProps {
  title: string;
  /** Label of the button that removes all conditions. */
  action?: string;
  onShowAll: () => void;
  children?: ReactNode;
}

/** In place of a list that a search or its filters leave empty. */
export const NoMatches = ({ title, action = "Show all", onShowAll, children }: NoMatchesProps) => (
  <EmptyState
    drawing={<SearchDrawing />}
    title={<Announced>{title}</Announced>}
    action={
      <Button variant="default" onClick={onShowAll}>
        {action}
      </Button>
    }
  >
    {children}
  </EmptyState>
);
