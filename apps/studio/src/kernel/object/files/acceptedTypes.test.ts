import { afterEach, expect, test } from 'vitest';
import { takePreferences } from '../../../platform/preferences/preferences.ts';
import { acceptedTypes, largestBytes } from './acceptedTypes.ts';

afterEach(() => takePreferences({}));

test('types and sizes of files are what the preferences say', () => {
  expect(acceptedTypes('uploads.allowedDocumentTypes')).toEqual(['.doc', '.docx', '.pdf', '.rtf', '.html']);
  const largest = () =>
    (['uploads.largestFileMiB', 'uploads.largestDocumentMiB', 'uploads.largestImportMiB'] as const).map(
      (name) => largestBytes(name) / 1024 / 1024,
    );
  expect(largest()).toEqual([25, 50, 50]);
  takePreferences({
    'uploads.allowedDocumentTypes': 'PDF:: rtf ::',
    'uploads.largestFileMiB': '2',
    'uploads.largestDocumentMiB': '3',
    'uploads.largestImportMiB': '4',
    'system.allowedFilesAndIconsTypes': 'svg',
  });
  expect(acceptedTypes('uploads.allowedDocumentTypes')).toEqual(['.pdf', '.rtf']);
  expect(acceptedTypes('system.allowedFilesAndIconsTypes')).toEqual(['.svg']);
  expect(largest()).toEqual([2, 3, 4]);
});
