/** That a script names a field of a form. */
interface FieldMention {
  form: string;
  field: string;
}

/** The functions of expressions that take a form's unique name and a variable name. */
const call =
  /\b(field|fieldValue|fieldValues)(\s*\(\s*)('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")(\s*,\s*)('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

/** The fields that a script names, each once, such as by `fieldValue('Building', 'yearBuilt')`. */
export function fieldsInScript(script: string): FieldMention[] {
  if (script === '') return [];
  const found = new Map<string, FieldMention>();
  for (const [, , , form = '', , field = ''] of script.matchAll(call)) {
    const mention = { form: unquote(form), field: unquote(field) };
    found.set(JSON.stringify(mention), mention);
  }
  return [...found.values()];
}

/** The script with other names where it names fields; the same text when `rename` changes none. */
export function renameInScript(script: string, rename: (mention: FieldMention) => FieldMention): string {
  return script.replaceAll(
    call,
    (whole, name: string, open: string, form: string, comma: string, field: string) => {
      const before = { form: unquote(form), field: unquote(field) };
      const after = rename(before);
      if (after.form === before.form && after.field === before.field) return whole;
      return `${name}${open}${quote(after.form, form)}${comma}${quote(after.field, field)}`;
    },
  );
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
};

/** The value of a JavaScript string literal. */
function unquote(literal: string): string {
  return literal
    .slice(1, -1)
    .replaceAll(
      /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))/g,
      (_, unit?: string, byte?: string, other = '') => {
        const code = unit ?? byte;
        return code === undefined
          ? (escapes[other] ?? other)
          : String.fromCharCode(Number.parseInt(code, 16));
      },
    );
}

/** A JavaScript string literal of a text, in the quotes of another one. */
function quote(text: string, like: string): string {
  const mark = like.slice(0, 1);
  const escaped = text.replaceAll(/[\\'"\n\r\u2028\u2029]/g, (character) => {
    if (character === '\\' || character === mark) return `\\${character}`;
    if (character === "'" || character === '"') return character;
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `${mark}${escaped}${mark}`;
}
