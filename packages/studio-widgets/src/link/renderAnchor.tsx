import type { ReactElement, ReactNode } from 'react';
import type { RenderLinkProps } from './RenderLink.ts';

/** The default way to render a link: a plain anchor, which loads the page anew. */
export function renderAnchor(href: string, children: ReactNode, props: RenderLinkProps): ReactElement {
  return (
    <a {...props} href={href}>
      {children}
    </a>
  );
}
