import { keepThePage } from '@studio/ui/internal';
import { useEffect } from 'react';
import { collectionObject } from '../../../kernel/kind/collectionObject.ts';
import { loneScreen } from '../../../kernel/kind/loneScreen.ts';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import type { PartsInput } from '../../../kernel/object/ObjectScreen.ts';
import { focusPlace } from '../../../kernel/object/plain/findControl.ts';
import { plainParts } from '../../../kernel/object/plain/usePlainParts.tsx';
import { useSought } from '../../../kernel/object/plain/useSought.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { files } from '../early.ts';
import { filesText } from '../files.messages.ts';
import { fileParameter, placeOfFile } from '../soughtFile.ts';
import { type FileDoc, type FileDraft, idOfRow } from './fileDraft.ts';
import { fileEditor } from './fileEditor.ts';
import { fileEditorTexts } from './fileEditorTexts.ts';
import { loadExplanation } from './fileSteps.ts';

const permission = 'MANAGE_CUSTOM_FILES_AND_ICONS';

const fileScreen = loneScreen(files, {
  definition: fileEditor.definition,
  calls: collectionObject(files),
  permission,
  texts: fileEditorTexts,
  backupSection: 'Files & Icons',
  preloadOfflineParts: loadExplanation,
  nameOf: () => filesText('title'),
  subjectOf: () => filesText('heading'),
  useParts: plainParts({
    ...{ editor: fileEditor, texts: fileEditorTexts, permission, isWide: true },
    nameOf: () => filesText('title'),
    useOwnParts: (input) => {
      useSoughtFile(input);
      return {};
    },
  }),
});

/** The files and icons of the studio. A file that misses its row does nothing. */
export function Component() {
  useEffect(keepThePage, []);
  return <EditorRoute of={fileScreen} />;
}

/** Scrolls to the row of a file when the address names it, each time anew. */
function useSoughtFile({ state, rootRef }: Pick<PartsInput<FileDoc, FileDraft>, 'rootRef' | 'state'>): void {
  useSought(fileParameter, (id) => {
    const place = placeOfFile(id, state.draft, state.base.doc, idOfRow);
    if (place === null) {
      notify({ message: filesText('sought.gone'), tone: 'bad' });
      return;
    }
    focusPlace(rootRef.current, place);
    document.activeElement?.closest('[data-row]')?.scrollIntoView({ block: 'center' });
  });
}
