import { expect, test } from 'vitest';
import { pendingFile } from '../../../kernel/object/files/fileValue.ts';
import { pendingFiles } from '../../../kernel/object/files/PendingFiles.ts';
import type { FileDraft } from './fileDraft.ts';
import { fileEditor } from './fileEditor.ts';

test('a row with a file counts as the server has it as soon as the file is uploaded', () => {
  const file = pendingFile('chosen', 'one.png');
  const draft: FileDraft = {
    productFiles: [{ key: 'a', name: 'Brand mark', required: true, file }],
    customFiles: [{ key: 'b', name: 'Guide', description: '', carrierOnly: false, file }],
  };
  const read = () => {
    const outline = fileEditor.definition.outline.read(draft, { items: [] });
    return ['a', 'b'].map((key) => outline.get(key)?.fields['file']);
  };
  expect(read()).toEqual([file, file]);
  pendingFiles.noteUploaded('chosen', '100:10x20/one.png');
  expect(read()).toEqual(['100:10x20/one.png', '100:10x20/one.png']);
});
