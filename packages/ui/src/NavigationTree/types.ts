import type { CSSProperties, MouseEvent, ReactElement, ReactNode } from 'react';

/** A place of the application. */
export interface NavigationTreeItem {
  /** Unique in its tree. */
  id: string;
  /** Its name; typing its first letters goes to it. */
  label: string;
  /** Where it is. Without it the item only opens and closes what is below it. */
  href?: string | undefined;
  /** An icon of 16 pixels. */
  icon?: ReactNode | undefined;
  /** A count at its end. `label` says what is counted, with the number: "3 drafts". */
  badge?: { count: number; label: string } | undefined;
  /** The places below it, in order. */
  children?: readonly NavigationTreeItem[] | undefined;
}

/** What the tree sets on the link of an item. All of it belongs on the anchor. */
export interface NavigationTreeLinkProps {
  readonly role: 'treeitem';
  readonly className?: string;
  readonly style: CSSProperties;
  readonly tabIndex: number;
  readonly 'aria-level': number;
  readonly 'aria-posinset': number;
  readonly 'aria-setsize': number;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-current'?: 'page';
  readonly 'data-part': string;
  readonly 'data-item-id': string;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** Draws a link by the router of the application: one anchor that carries `href` and every prop. */
export type RenderTreeLink = (
  href: string,
  children: ReactNode,
  props: NavigationTreeLinkProps,
) => ReactElement;
