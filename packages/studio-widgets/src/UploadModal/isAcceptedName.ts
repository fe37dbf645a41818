import { acceptFiles } from '@studio/ui';

type ChosenFile = Readonly<Pick<File, 'name' | 'size' | 'type'>>;

function extensionOf(name: string): string {
  return /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
}

/**
 * Whether a chosen file may have another name. It keeps to the extensions that are accepted; where the file was accepted
 * for its MIME type, to its own extension.
 */
export function isAcceptedName(name: string, file: ChosenFile, accept: readonly string[]): boolean {
  const isOwnExtension = extensionOf(name) === extensionOf(file.name);
  const renamed = { name, size: file.size, type: isOwnExtension ? file.type : '' };
  return (
    acceptFiles([renamed], { accept, maxBytes: undefined, selectionMode: 'single' }).refused.length === 0
  );
}
