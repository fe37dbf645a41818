import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { startPath } from '../../kernel/area/startPath.ts';
import { usePageTitle } from '../../kernel/screen/usePageTitle.ts';
import { session } from '../../platform/session/session.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { notFoundText } from './notFound.messages.ts';

/** Every path that belongs to no screen. */
export function Component() {
  usePageTitle(notFoundText('title'));
  const { pathname } = useLocation();
  const { functions } = useSnapshot(session);
  return <NotFoundPage path={pathname} startHref={startPath(functions)} />;
}
