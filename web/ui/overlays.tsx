import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";
import type { ReactNode } from "react";

/** Where confirmations and notifications appear. */
export function Overlays({ children }: { children: ReactNode }) {
  return (
    <ModalsProvider>
      <Notifications position="bottom-right" containerWidth={400} />
      {children}
    </ModalsProvider>
  );
}
