import { createBrowserRouter, Link, RouterProvider } from "react-router-dom";
import { routes } from "./routes.tsx";
import { LinkProvider } from "./ui/page-link.tsx";

const router = createBrowserRouter(routes);

/** Everything behind the landing page, and the landing page too when one comes to it from inside. */
export function App() {
  return (
    <LinkProvider value={Link}>
      <RouterProvider router={router} />
    </LinkProvider>
  );
}
