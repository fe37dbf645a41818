import { FileError } from '../../../exchange/FileError.ts';
import { XmlReader } from '../../../exchange/XmlReader.ts';

/** What is wrong with the XML of a field's options; null when it is well-formed. */
export function optionsFault(fieldName: string, options: string): string | null {
  try {
    read(options, `The options text of the field '${fieldName}'`);
    return null;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { message, position } = error;
    return position === null ? message : `${message} It is at line ${position.line}.`;
  }
}

/** The texts of the elements within the root, by their names. Empty for options that are missing or cannot be parsed. */
export function readOptions(options: string | null): ReadonlyMap<string, string> {
  if (options === null) return new Map();
  try {
    return read(options);
  } catch (error) {
    if (error instanceof FileError) return new Map();
    throw error;
  }
}

function read(options: string, what?: string): Map<string, string> {
  const texts = new Map<string, string>();
  const path: string[] = [];
  const reader = new XmlReader(
    null,
    {
      open: ({ name }) => {
        path.push(name);
        if (path.length === 2) texts.set(name, '');
      },
      text: (text) => {
        const [, name] = path;
        if (name !== undefined && path.length === 2) texts.set(name, `${texts.get(name)}${text}`);
      },
      close: () => path.pop(),
    },
    what,
  );
  reader.write(options);
  reader.end();
  return texts;
}
