/** An attribute as XML has it: in either quotes, and with white space around the sign. */
const attribute = /(\bvariableName\s*=\s*)("[^"]*"|'[^']*')/g;

/** The variable names of the columns that a summary grid shows of its form, as its options have them. */
export function columnsInOptions(options: string | null | undefined): string[] {
  const names = [...(options ?? '').matchAll(attribute)].map(([, , quoted = '']) =>
    decode(quoted.slice(1, -1)),
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The options with other names of columns. */
export function renameColumns(options: string, rename: (name: string) => string): string {
  return options.replaceAll(attribute, (whole, open: string, quoted: string) => {
    const before = decode(quoted.slice(1, -1));
    const after = rename(before);
    const quote = quoted.slice(0, 1);
    return after === before ? whole : `${open}${quote}${encode(after)}${quote}`;
  });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text of XML. */
export function decode(xml: string): string {
  return xml.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

const names = new Map(Object.entries(entities).map(([name, character]) => [character, name]));

/** A text as XML has it. */
export function encode(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&${names.get(character)};`);
}
