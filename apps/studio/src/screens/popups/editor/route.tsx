import { notificationPopupTemplateLimits as limits, type NotificationPopupTemplate } from '@studio/api';
import { defineIdEditor, idScreen } from '../../../kernel/kind/idEditor.ts';
import { idObject } from '../../../kernel/kind/idObject.ts';
import { PlaceholderLine } from '../../../kernel/messages/PlaceholderText.tsx';
import { PopupPreview } from '../../../kernel/messages/PopupPreview.tsx';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { newOrigin } from '../../../kernel/object/newOrigin.ts';
import { objectText } from '../../../kernel/object/object.messages.ts';
import { choiceField } from '../../../kernel/object/plain/choiceField.tsx';
import { namesakesIn } from '../../../kernel/object/plain/namesakesIn.ts';
import { statusField } from '../../../kernel/object/plain/statusField.ts';
import { textField } from '../../../kernel/object/plain/textField.tsx';
import { popups } from '../early.ts';
import { popupEditorText, popupText } from '../popups.messages.ts';

/** A pop-up template as the server has it. */
export type Popup = NotificationPopupTemplate;

/** A pop-up template as it is edited, and as it is written. */
export type PopupDraft = Pick<Popup, 'name' | 'enabled' | 'title' | 'body' | 'excludeConsole'>;

/** What a new template starts from: active, for everyone. */
export const newPopup: Popup = {
  ...{ ...newOrigin, name: '', enabled: true, title: '', body: '' },
  ...{ excludeConsole: null, deletable: true },
};

/** The editor of pop-up templates. */
export const popupEditor = defineIdEditor<Popup, PopupDraft, PopupDraft>(popups, {
  schemaVersion: 2,
  object: idObject(popups),
  ...{ text: popupText, editorText: popupEditorText },
  ownTexts: () => ({ back: popupText('title'), copied: (name) => objectText('copy.inactive', { name }) }),
  fields: {
    name: textField({
      label: () => popupText('name'),
      ...{ ...limits.name, isName: true },
      findNamesakes: namesakesIn(popups.list, 'name'),
      lockedBecause: ({ deletable }) => (deletable ? '' : popupEditorText('nameLocked')),
    }),
    enabled: statusField(),
    title: textField({ label: () => popupEditorText('title'), ...limits.title, Editor: PlaceholderLine }),
    body: textField({
      label: () => popupEditorText('body'),
      ...limits.body,
      rows: 8,
      Editor: PlaceholderLine,
    }),
    excludeConsole: choiceField({
      label: () => popupText('include'),
      choices: () => [
        { value: null, label: popupText('include.everyone') },
        { value: 'Producer', label: popupText('include.onlyUnderwriter') },
        { value: 'Underwriter', label: popupText('include.onlyProducer') },
      ],
    }),
  },
  lists: {},
  blank: newPopup,
  toDraft: ({ name, enabled, title, body, excludeConsole }) => ({
    ...{ name, enabled, title, excludeConsole },
    body: body.replaceAll(/\r\n?/g, '\n'),
  }),
  toBody: (draft) => ({ ...draft, name: draft.name.trim(), title: draft.title.trim() }),
});

const popupScreen = idScreen(popupEditor, {
  permission: 'MANAGE_POPUP_NOTIFICATIONS',
  copiedWith: { enabled: false },
  Aside: ({ draft: { title, body } }) => <PopupPreview title={title} body={body} />,
});

/** The editor of a pop-up template, new or existing. */
export function Component() {
  return <EditorRoute of={popupScreen} />;
}
