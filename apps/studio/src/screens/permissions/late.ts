import type { LateArea } from '../../kernel/area/LateArea.ts';
import { editorShortcuts } from '../../kernel/editor/editorShortcuts.ts';
import { permissionsText } from './permissions.messages.ts';

/** The help of the permissions. */
export const latePermissions: LateArea = {
  help: () => ({
    title: permissionsText('help'),
    href: '/help/permissions.html',
    shortcuts: editorShortcuts(),
  }),
};
