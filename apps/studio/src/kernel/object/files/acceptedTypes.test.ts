import { afterEach, expect, test } from 'vitest';
import { takePreferences } from '../../../platform/preferences/preferences.ts';
import { acceptedTypes, largestBytes } from './acceptedTypes.ts';

afterEach(() => takePreferences({}));

test('types and sizes of files are what the preferences say', () => {
  expect(acceptedTypes('uploads.allowedDocumentTypes')).toEqual(['.doc', '.docx', '.pdf', '.rtf', '.html']);
  expect(largestBytes()).toBe(25 * 1024 * 1024);
  takePreferences({
    'uploads.allowedDocumentTypes': 'PDF:: rtf ::',
    'uploads.largestFileMiB': '2',
    'system.allowedFilesAndIconsTypes': 'svg',
  });
  expect(acceptedTypes('uploads.allowedDocumentTypes')).toEqual(['.pdf', '.rtf']);
  expect(acceptedTypes('system.allowedFilesAndIconsTypes')).toEqual(['.svg']);
  expect(largestBytes()).toBe(2 * 1024 * 1024);
});
