import { useSnapshot } from 'valtio';
import { t } from '../../messages/messages.ts';
import { session } from '../../session/session.ts';
import { homePath } from '../../shell/functions.ts';
import { startPath } from '../../shell/startPath.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { HomePage } from './HomePage.tsx';

/** `/config/default/defaultHomePage`. */
export function Component() {
  usePageTitle(t('shell.homePage.title'));
  const { functions } = useSnapshot(session);
  return <HomePage hasScreens={startPath(functions) !== homePath} />;
}
