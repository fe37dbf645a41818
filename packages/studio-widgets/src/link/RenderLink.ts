import type { MouseEvent, ReactElement, ReactNode } from 'react';

/** What a widget sets on a link that the host renders. All of it belongs on the anchor. */
export interface RenderLinkProps {
  readonly className?: string;
  readonly title?: string;
  readonly tabIndex?: number;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page';
  readonly 'data-part'?: string;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Renders a link by the host's router. It must end in one anchor that carries `href` and every prop. Where a link has a
 * tooltip, the element that it returns is given handlers and a ref too, which it has to pass on.
 */
export type RenderLink = (href: string, children: ReactNode, props: RenderLinkProps) => ReactElement;
