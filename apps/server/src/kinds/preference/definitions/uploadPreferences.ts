import { numeric, selectMany, yesNo } from '../PreferenceDefinition.ts';

const category = 'Files';

/** Preferences of files. */
export const uploadPreferences = [
  numeric('uploads.largestDocumentMiB', 50, {
    category,
    short: 'Largest document',
    complete: 'Mebibytes that a document of a product or a section may have.',
    isForConsole: true,
    min: 1,
    max: 50,
  }),
  selectMany('uploads.allowedDocumentTypes', ['doc', 'docx', 'pdf', 'rtf', 'html'], {
    category,
    short: 'Types of documents',
    complete: 'The types of documents that are taken.',
    set: 'Document File Types',
    isForConsole: true,
  }),
  numeric('uploads.largestFileMiB', 25, {
    category,
    short: 'Largest file or icon',
    complete: 'Mebibytes that a configured file, an icon or an attachment of a form may have.',
    isForConsole: true,
    min: 1,
    max: 50,
  }),
  selectMany('system.allowedFilesAndIconsTypes', ['png', 'jpg', 'jpeg', 'gif', 'svg', 'ico', 'pdf'], {
    category,
    short: 'Types of files and icons',
    complete: 'The types of configured files and icons that are taken.',
    set: 'File And Icon Types',
    isForConsole: true,
  }),
  yesNo('uploads.areWorkbooksAttached', true, {
    category,
    short: 'Workbooks as attachments',
    complete:
      'Whether attachments of forms may be workbooks, .xls and .xlsx, besides documents, files and icons.',
    isForConsole: true,
  }),
  numeric('uploads.largestImportMiB', 50, {
    category,
    short: 'Largest import',
    complete: 'Mebibytes that an initialization file or a file of class codes may have.',
    isForConsole: true,
    min: 1,
    max: 50,
  }),
] as const;
