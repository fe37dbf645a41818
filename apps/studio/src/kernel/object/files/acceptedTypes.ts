import { preference } from '../../../platform/preferences/preferences.ts';

const bytesOfMiB = 1024 * 1024;

/** The types of files that may be uploaded, as extensions with their dot. @param name of the preference that says it, separated by double colons */
export function acceptedTypes(
  name: 'system.allowedFilesAndIconsTypes' | 'uploads.allowedDocumentTypes',
): readonly string[] {
  return preference(name)
    .split('::')
    .map((type) => type.trim().toLowerCase())
    .filter((type) => type !== '')
    .map((type) => `.${type}`);
}

/** The bytes that a file may have. @param name of the preference that says it, in MiB */
export function largestBytes(
  name: 'uploads.largestFileMiB' | 'uploads.largestDocumentMiB' | 'uploads.largestImportMiB',
): number {
  return preference(name) * bytesOfMiB;
}
