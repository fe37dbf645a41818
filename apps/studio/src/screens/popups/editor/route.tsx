import { PlaceholderLine } from '../../../kernel/messages/PlaceholderText.tsx';
import { PopupPreview } from '../../../kernel/messages/PopupPreview.tsx';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { makeObjectTexts } from '../../../kernel/object/ObjectTexts.ts';
import { objectText } from '../../../kernel/object/object.messages.ts';
import { choiceField } from '../../../kernel/object/plain/choiceField.tsx';
import { definePlainEditor } from '../../../kernel/object/plain/definePlainEditor.ts';
import { namesakesIn } from '../../../kernel/object/plain/namesakesIn.ts';
import { plainScreen } from '../../../kernel/object/plain/plainScreen.ts';
import { statusField } from '../../../kernel/object/plain/statusField.ts';
import { textField } from '../../../kernel/object/plain/textField.tsx';
import { once } from '../../../platform/i18n/once.ts';
import { exportPopups, popups } from '../early.ts';
import { popupEditorText } from '../editor.messages.ts';
import { newPopup, type Popup, popupObject } from '../popups.api.ts';
import { popupText } from '../popups.messages.ts';

/** A pop-up template as it is edited. */
export type PopupDraft = Pick<Popup, 'name' | 'enabled' | 'title' | 'body' | 'excludeConsole'>;

/** What of a template is written. */
type PopupBody = PopupDraft;

const popupTexts = once(() =>
  makeObjectTexts(
    { noun: popupText('one'), nouns: popupText('many') },
    {
      back: popupText('title'),
      saving: popupEditorText('saving'),
      saved: popupEditorText('saved'),
      deleted: popupEditorText('deleted'),
      copied: (name) => objectText('copy.inactive', { name }),
      deleteQuestion: popupEditorText('deleteQuestion'),
      invalidOnLeave: popupEditorText('invalidOnLeave'),
    },
  ),
);

/** The editor of pop-up templates. */
export const popupEditor = definePlainEditor<Popup, PopupDraft, PopupBody>({
  kind: popups.kind,
  schemaVersion: 2,
  object: popupObject,
  texts: popupTexts,
  heading: () => popupEditorText('heading'),
  fields: {
    name: textField({
      label: () => popupText('name'),
      ...{ isRequired: true, isName: true },
      findNamesakes: namesakesIn(popups.list, 'name'),
      maxLength: 1000,
      lockedBecause: ({ deletable }) => (deletable ? '' : popupEditorText('nameLocked')),
    }),
    enabled: statusField(),
    title: textField({
      label: () => popupEditorText('title'),
      isRequired: true,
      maxLength: 1000,
      Editor: PlaceholderLine,
    }),
    body: textField({
      label: () => popupEditorText('body'),
      isRequired: true,
      maxLength: 100_000,
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
  idOf: ({ id }) => id,
  toDraft: ({ name, enabled, title, body, excludeConsole }) => ({
    ...{ name, enabled, title, excludeConsole },
    body: body.replaceAll(/\r\n?/g, '\n'),
  }),
  toBody: (draft) => ({ ...draft, name: draft.name.trim(), title: draft.title.trim() }),
});

const popupScreen = plainScreen<Popup, PopupDraft>({
  editor: popupEditor,
  calls: popupObject,
  early: popups.object,
  permission: 'MANAGE_POPUP_NOTIFICATIONS',
  texts: popupTexts,
  paths: popups.paths,
  copiedWith: { enabled: false },
  Aside: ({ draft: { title, body } }) => <PopupPreview title={title} body={body} />,
  exporting: () => ({
    run: exportPopups,
    fileName: 'Popup Templates.dbinit',
    texts: { loading: popupEditorText('export.loading'), success: popupEditorText('export.success') },
  }),
  nameOf: ({ id, name }) => (id === '' ? popupText('new') : name),
});

/** The editor of a pop-up template, new or existing. */
export function Component() {
  return <EditorRoute of={popupScreen} />;
}
