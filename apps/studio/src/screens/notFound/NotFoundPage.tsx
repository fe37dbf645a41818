import { Link } from '@studio/ui';
import { Link as RouterLink } from 'react-router';
import { t } from '../../messages/messages.ts';
import { NotFoundRoot } from './NotFoundPage.styles.ts';

export interface NotFoundPageProps {
  /** The path that leads nowhere, as the user would read it. */
  path: string;
  /** The first screen of this user. */
  startHref: string;
}

/** Says that an address leads nowhere, and shows a way on. */
export function NotFoundPage({ path, startHref }: NotFoundPageProps) {
  return (
    <NotFoundRoot>
      <h1>{t('shell.notFound.title')}</h1>
      <p>{t('shell.notFound.text', { path })}</p>
      <Link render={<RouterLink to={startHref} />}>{t('shell.notFound.link')}</Link>
    </NotFoundRoot>
  );
}
