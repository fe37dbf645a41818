import { splitValues } from '../product/joinedValues.ts';
import type { ConfiguredType } from './ConfiguredFileDoc.ts';

const typesByExtension: ReadonlyMap<string, ConfiguredType> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['svg', 'image/svg+xml'],
  ['ico', 'image/x-icon'],
  ['pdf', 'application/pdf'],
]);

/**
 * The types that may be uploaded. A type that cannot be recognised by bytes is skipped.
 * @param preference the value of `system.allowedFilesAndIconsTypes`: extensions joined by a double colon.
 */
export function allowedFileTypes(preference: string): ConfiguredType[] {
  const types = splitValues(preference).flatMap(
    (extension) => typesByExtension.get(extension.trim().toLowerCase()) ?? [],
  );
  return [...new Set(types)];
}
