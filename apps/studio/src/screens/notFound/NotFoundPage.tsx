import { Link } from '@studio/ui';
import { Link as RouterLink } from 'react-router';
import { NotFoundRoot } from './NotFoundPage.styles.ts';
import { notFoundText } from './notFound.messages.ts';

export interface NotFoundPageProps {
  /** The path without a screen, as the user would read it. */
  path: string;
  /** The first screen of this user. */
  startHref: string;
}

/** Says that an address has no screen, and shows how to go on. */
export function NotFoundPage({ path, startHref }: NotFoundPageProps) {
  return (
    <NotFoundRoot>
      <h1>{notFoundText('title')}</h1>
      <p>{notFoundText('text', { path })}</p>
      <Link render={<RouterLink to={startHref} />}>{notFoundText('link')}</Link>
    </NotFoundRoot>
  );
}
