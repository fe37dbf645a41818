import type { RenderLink } from '@studio/widgets';
import { Link } from 'wouter';

/** Links of this application's own router, for the widgets to draw. */
export const renderWouterLink: RenderLink = (href, children, props) => (
  <Link {...props} href={href}>
    {children}
  </Link>
);
