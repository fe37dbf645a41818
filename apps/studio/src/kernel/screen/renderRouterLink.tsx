import type { RenderLink } from '@studio/widgets';
import { Link } from 'react-router';

/** Draws a widget's link as a link of the router, so that opening it reloads nothing. */
export const renderRouterLink: RenderLink = (href, children, props) => (
  <Link to={href} {...props}>
    {children}
  </Link>
);
