/** What may be completed at a place of a script, and from where on the text would be replaced. */
export type CompletionPlace =
  | { readonly kind: 'form'; readonly from: number }
  | { readonly kind: 'field'; readonly from: number; readonly form: string }
  | { readonly kind: 'name'; readonly from: number };

const accessor = String.raw`\b(?:field|fieldValue|fieldValues)\(\s*`;
const literal = String.raw`(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")`;
const inForm = new RegExp(`${accessor}['"]([^'"\\\\\\n]*)$`);
const inField = new RegExp(`${accessor}${literal}\\s*,\\s*['"]([^'"\\\\\\n]*)$`);
const inName = /[A-Za-z_$][\w$.]*$/;

/** Characters before the cursor that are looked at. */
const horizon = 500;

/** Reads what is before the cursor: the name of a form, of its field, or of a function. */
export function completionAt(before: string): CompletionPlace | null {
  const near = before.slice(-horizon);
  const field = inField.exec(near);
  if (field) {
    const form = (field[1] ?? field[2] ?? '').replaceAll(/\\(.)/g, '$1');
    return { kind: 'field', from: before.length - (field[3] ?? '').length, form };
  }
  const form = inForm.exec(near);
  if (form) return { kind: 'form', from: before.length - (form[1] ?? '').length };
  const name = inName.exec(near);
  if (name) return { kind: 'name', from: before.length - name[0].length };
  return null;
}
