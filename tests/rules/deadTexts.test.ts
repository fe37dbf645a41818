import { expect, test } from 'vitest';
import { idEditorKeys, idListKeys } from '../../apps/studio/src/kernel/kind/idKeys.ts';
import { isSource, projectFiles } from './projectFiles.ts';

interface Texts {
  /** The constant that gives them. */
  readonly name: string;
  readonly path: string;
  readonly keys: readonly string[];
}

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The texts that a file declares. */
function textsOf({ path, text }: SourceFile): readonly Texts[] {
  const declarations = text.matchAll(/export const (\w+) = defineMessages\('[^']+', \{(.*?)\n\}\)/gs);
  return [...declarations].map(([, name = '', body = '']) => ({
    name,
    path,
    keys: [...body.matchAll(/^ {2}(?:'([^']+)'|(\w+)):/gm)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  }));
}

const keysOfKernel: readonly string[] = [...idListKeys, ...idEditorKeys];
/** Declarations that are given the messages of an area, and take those of the kernel's keys. */
const takesAll = /\b(idList|defineIdEditor|defineLoneEditor|defineLoneGrid|idLate)\b/;

/** The keys that no file which names their constant writes: as they are, without `.one` or `.many`, or in a template. */
function deadTexts(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(textsOf).flatMap(({ name, path, keys }) => {
    const users = files.filter((file) => file.path !== path && new RegExp(`\\b${name}\\b`).test(file.text));
    const text = users.map((file) => file.text).join('\n');
    const templates = [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(([, template = '']) =>
      toPattern(template),
    );
    const isWritten = (key: string) =>
      text.includes(`'${key}'`) ||
      (takesAll.test(text) && keysOfKernel.includes(key)) ||
      templates.some((template) => template.test(key));
    return keys
      .filter((key) => !isWritten(key) && !isWritten(key.replace(/\.(one|many)$/, '')))
      .map((key) => `${path}: ${key}`);
  });
}

/** What a template can write: something for each of its places, so that at least a part of it is fixed. */
function toPattern(template: string): RegExp {
  const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  const fixed = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.some((part) => /\w\.|\.\w/.test(part)) ? new RegExp(`^${fixed.join('.+')}$`) : /(?!)/;
}

test('every text of the console is shown somewhere', () => {
  const files = projectFiles().filter(
    (file) => isSource(file) && file.path.startsWith('apps/studio/src/') && !file.path.includes('.fixture.'),
  );
  expect(files.flatMap(textsOf).flatMap(({ keys }) => keys).length).toBeGreaterThan(700);
  expect(deadTexts(files)).toEqual([]);
});

test('an unused text is found, whatever its name', () => {
  const declared = {
    path: 'a.messages.ts',
    text: "export const aText = defineMessages('a', {\n  title: 'T',\n  'count.one': '1',\n  'state.on': 'On',\n  gone: 'G',\n})",
  };
  const template = '`state.$' + '{state}`';
  const user = { path: 'a.ts', text: `aText('title'); counted(aText, 'count', 1); aText(${template});` };
  const stranger = { path: 'b.ts', text: "bText('gone')" };
  expect(deadTexts([declared, user, stranger])).toEqual(['a.messages.ts: gone']);
});

test('no text is written with the plurals of ICU, which nothing reads: it is counted with .one and .many', () => {
  const written = projectFiles().filter(
    ({ path, text }) => path.startsWith('apps/studio/src/') && /\{\w+, ?(plural|select),/.test(text),
  );
  expect(written.map(({ path }) => path)).toEqual([]);
});
