const statement = /^export (type )?\{([^}]*)\} from '[^']+';$/gm;

/**
 * What the text of a barrel exports: `Button` for a value, `type ButtonProps` for a type; values first, each sorted.
 * @throws for a statement that is no list of names, such as `export *`.
 */
export function listExports(text: string): string[] {
  const rest = text
    .replaceAll(statement, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .trim();
  if (rest !== '') throw new Error(`Not a list of names: ${rest}`);
  const names = [...text.matchAll(statement)].flatMap(([, type = '', list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `${type}${name.replace(/^(type )?\S+ as /, '$1')}`),
  );
  const [types, values] = [
    names.filter((name) => name.startsWith('type ')),
    names.filter((name) => !name.startsWith('type ')),
  ];
  return [...values.toSorted(), ...types.toSorted()];
}
