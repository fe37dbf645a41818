import type { LateArea } from '../../kernel/area/LateArea.ts';
import { editorShortcuts } from '../../kernel/editor/editorShortcuts.ts';
import { preferenceText } from './preferences.messages.ts';

/** The help of the preferences. */
export const latePreferences: LateArea = {
  help: () => ({
    title: preferenceText('help'),
    href: '/help/preferences.html',
    shortcuts: editorShortcuts(),
  }),
};
