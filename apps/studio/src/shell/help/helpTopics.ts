import { isEmailAddress } from '@studio/ui/internal';
import type { HelpTopic, Shortcut } from '../../kernel/area/AreaHelp.ts';
import { knownAreas, loadLateArea } from '../../kernel/area/areas.ts';
import { preference } from '../../platform/preferences/preferences.ts';
import { helpText } from './help.messages.ts';

/** Keys that work on every screen. */
export const commonShortcuts = (): readonly Shortcut[] => [
  { keys: [['Mod', 'K']], label: helpText('keys.palette') },
  { keys: [['Mod', '/']], label: helpText('keys.help') },
  { keys: [['Esc']], label: helpText('keys.close') },
  { keys: [['Tab']], label: helpText('keys.skip') },
];

/** The help that every screen has. */
export const generalTopic = (): HelpTopic => ({
  title: helpText('help.topic.console'),
  href: '/help/index.html',
  shortcuts: [],
});

/** The topic of the screen at a path, from the help of its area; null where it has none of its own. */
export async function helpTopicAt(pathname: string): Promise<HelpTopic | null> {
  const area = [...knownAreas().values()].find(({ section }) => pathname.startsWith(section));
  const { help } = area ? await loadLateArea(area.key) : {};
  return help?.(pathname) ?? null;
}

/** Where the page of a topic is: the preferences say where all of them are. */
export function helpAddress({ href }: Pick<HelpTopic, 'href'>): string {
  const base = preference('console.helpAddress');
  return href.replace(/^\/help\//, base.endsWith('/') ? base : `${base}/`);
}

/** The address of the support as a link; null for none, and for what is neither a web address nor an e-mail address. */
export function supportAddress(text: string): string | null {
  const address = text.trim();
  if (isEmailAddress(address)) return `mailto:${address}`;
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(address) ? address : null;
}
