import { encodeText } from '../../exchange/encodeText.ts';
import { FileError } from '../../exchange/FileError.ts';
import { XmlReader } from '../../exchange/XmlReader.ts';

/** The values that a field is compared with, as the contract has them. XML cannot hold every control character: such a text is refused when it is read. */
export function writeTriggerValues(values: readonly string[]): string {
  return `<values>${values.map((value) => `<value>${encodeText(value).content}</value>`).join('')}</values>`;
}

/** The values in such a text, or why it cannot be read, as a sentence. Empty values are left out. */
export function readTriggerValues(xml: string): { values: string[] } | { fault: string } {
  const values: string[] = [];
  const path: string[] = [];
  let isStrange = false;
  const reader = new XmlReader(
    null,
    {
      open: ({ name }) => {
        path.push(name);
        isStrange ||= path.length > 2 || name !== (path.length === 1 ? 'values' : 'value');
        if (path.length === 2) values.push('');
      },
      text: (text) => {
        if (path.length === 2) values.push(`${values.pop() ?? ''}${text}`);
      },
      close: () => {
        path.pop();
      },
    },
    'The value of the condition',
  );
  try {
    reader.write(xml);
    reader.end();
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { fault: error.message };
  }
  if (isStrange)
    return { fault: 'The value of the condition is not of the form <values><value>…</value></values>.' };
  return { values: values.filter((value) => value !== '') };
}
