import { useSnapshot } from 'valtio';
import { homePath } from '../../kernel/area/areas.ts';
import { startPath } from '../../kernel/area/startPath.ts';
import { usePageTitle } from '../../kernel/screen/usePageTitle.ts';
import { session } from '../../platform/session/session.ts';
import { HomePage } from './HomePage.tsx';
import { homeText } from './home.messages.ts';

/** `/config/default/defaultHomePage`. */
export function Component() {
  usePageTitle(homeText('title'));
  const { functions } = useSnapshot(session);
  return <HomePage hasScreens={startPath(functions) !== homePath} />;
}
