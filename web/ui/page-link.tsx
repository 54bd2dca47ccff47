import {
  type ComponentType,
  type CSSProperties,
  createContext,
  type MouseEventHandler,
  type ReactNode,
  use,
} from "react";

export interface PageLinkProps {
  to: string;
  /** The history state of the target location. */
  state?: string | undefined;
  children?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties & Record<`--${string}`, string>;
  "aria-label"?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A plain anchor, for pages that start without the router. */
const Anchor: ComponentType<PageLinkProps> = ({ to, state: _, ...anchor }) => <a href={to} {...anchor} />;

const LinkContext = createContext<ComponentType<PageLinkProps>>(Anchor);

/** The app provides the router's Link here, so that shared components work with and without a router. */
export const LinkProvider = LinkContext.Provider;

/** A link to another page, for components that the landing page uses too. */
export function PageLink(props: PageLinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}
