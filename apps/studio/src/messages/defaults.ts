import type { draftMessages } from '../kernel/editor/drafts/drafts.messages.ts';
import type { safetyMessages } from '../kernel/editor/ui/safety.messages.ts';
import { kernelMessages } from '../kernel/kernel.messages.ts';
import { dataSetMessages } from '../screens/dataSets/dataSets.messages.ts';
import type { keptSettingsMessages } from '../screens/dataSets/dialogs/keptSettings.messages.ts';
import type { dataSetEditingMessages } from '../screens/dataSets/editing.messages.ts';
import type { dataSetEditorMessages } from '../screens/dataSets/editor/editor.messages.ts';
import type { dataSetOutlineMessages } from '../screens/dataSets/editor/outline/outline.messages.ts';
import type { settingsOutlineMessages } from '../screens/dataSets/settings/outline/settingsOutline.messages.ts';
import type { dataSetSettingsMessages } from '../screens/dataSets/settings/settings.messages.ts';
import { signInMessages } from '../screens/signIn/signIn.messages.ts';
import { cardMessages } from '../shell/cards/cards.messages.ts';
import type { helpMessages } from '../shell/help/help.messages.ts';
import type { historyMessages } from '../shell/history/history.messages.ts';
import type { manageMessages } from '../shell/manage/manage.messages.ts';
import { manageMenuMessages } from '../shell/manage/manageMenu.messages.ts';
import type { paletteMessages } from '../shell/palette/palette.messages.ts';
import type { passwordMessages } from '../shell/password/password.messages.ts';
import type { profileMessages } from '../shell/profile/profile.messages.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import type { changesMessages } from './changes.messages.ts';
import type { dateMessages } from './dates.messages.ts';
import type { diffMessages } from './diff.messages.ts';
import type { itemMessages } from './items.messages.ts';
import type { mergeMessages } from './merge.messages.ts';
import type { presenceMessages } from './presence.messages.ts';
import type { versionsMessages } from './versions.messages.ts';
import { widgetMessages } from './widgets.messages.ts';

/** The messages of the first screens by their ids, in English. A part that comes later brings its own with `addMessages`. */
export const defaultMessages = {
  ...kernelMessages,
  ...shellMessages,
  ...signInMessages,
  ...dataSetMessages,
  ...cardMessages,
  ...manageMenuMessages,
  ...widgetMessages,
} as const;

/** The id of a message; a translation of the server uses the same. */
export type MessageId = keyof typeof defaultMessages | LaterMessageId;

type LaterMessageId = keyof (typeof historyMessages &
  typeof draftMessages &
  typeof safetyMessages &
  typeof changesMessages &
  typeof mergeMessages &
  typeof presenceMessages &
  typeof versionsMessages &
  typeof manageMessages &
  typeof helpMessages &
  typeof paletteMessages &
  typeof passwordMessages &
  typeof profileMessages &
  typeof dateMessages &
  typeof diffMessages &
  typeof dataSetSettingsMessages &
  typeof dataSetEditorMessages &
  typeof dataSetEditingMessages &
  typeof keptSettingsMessages &
  typeof dataSetOutlineMessages &
  typeof settingsOutlineMessages &
  typeof itemMessages);
