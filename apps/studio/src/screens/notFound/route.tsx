import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { t } from '../../messages/messages.ts';
import { session } from '../../session/session.ts';
import { startPath } from '../../shell/startPath.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Every path that belongs to no screen. */
export function Component() {
  usePageTitle(t('shell.notFound.title'));
  const { pathname } = useLocation();
  const { functions } = useSnapshot(session);
  return <NotFoundPage path={pathname} startHref={startPath(functions)} />;
}
