import { keepThePage } from '@studio/ui/internal';
import { useEffect } from 'react';
import { collectionObject } from '../../../kernel/kind/collectionObject.ts';
import { loneScreen } from '../../../kernel/kind/loneScreen.ts';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { plainParts } from '../../../kernel/object/plain/usePlainParts.tsx';
import { files } from '../early.ts';
import { filesText } from '../files.messages.ts';
import { fileEditor } from './fileEditor.ts';
import { fileEditorTexts } from './fileEditorTexts.ts';
import { loadExplanation } from './fileSteps.ts';
import { useSoughtFile } from './useSoughtFile.ts';

const permission = 'MANAGE_CUSTOM_FILES_AND_ICONS';

const fileScreen = loneScreen(files, {
  definition: fileEditor.definition,
  calls: collectionObject(files),
  permission,
  texts: fileEditorTexts,
  backupSection: 'Files & Icons',
  preloadOfflineParts: loadExplanation,
  nameOf: () => filesText('title'),
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
