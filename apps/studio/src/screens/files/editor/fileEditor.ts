import type { ConfiguredFile } from '@studio/api';
import { defineCollectionEditor } from '../../../kernel/kind/defineCollectionEditor.ts';
import { files } from '../early.ts';
import { filesText } from '../files.messages.ts';
import { type FileBody, type FileDraft, toFileBody, toFileDraft } from './fileDraft.ts';
import { fileEditorTexts } from './fileEditorTexts.ts';
import { customFileList, productFileList } from './fileLists.tsx';
import { fileSteps } from './fileSteps.ts';

/** The editor of the files and icons, which are saved one by one. */
export const fileEditor = defineCollectionEditor<ConfiguredFile, FileDraft, FileBody>(files, {
  schemaVersion: 1,
  texts: fileEditorTexts,
  heading: () => filesText('heading'),
  fields: {},
  lists: { productFiles: productFileList, customFiles: customFileList },
  toDraft: toFileDraft,
  toBody: toFileBody,
  stepsOf: fileSteps,
});
