import { anyCase } from '../../../editor/testing/EditorCase.ts';
import { noticeEditor } from './everyField.ts';
import { plainEditorCase } from './plainEditorCase.ts';

const noServer = () => Promise.reject(new Error('There is no server here.'));
const { editor } = noticeEditor({ get: noServer, create: noServer, update: noServer });

/** An editor with a field of every kind. */
export const editorCases = [
  anyCase(
    plainEditorCase({
      name: 'Every field',
      editor,
      saved: (draft, doc) => ({ ...doc, ...editor.toBody(draft, doc), version: doc.version + 1 }),
    }),
  ),
];
