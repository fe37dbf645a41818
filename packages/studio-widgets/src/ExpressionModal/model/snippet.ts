import type { ExpressionFunction, FieldReference } from '../types.ts';

/** Functions that take a form's and a field's name instead of values. */
export const accessors: ReadonlySet<string> = new Set(['field', 'fieldValue', 'fieldValues']);

const escapes: Readonly<Record<string, string>> = {
  "'": "\\'",
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A text as a JavaScript string literal in single quotes. */
export function quote(text: string): string {
  return `'${text.replaceAll(/['\\\n\r\u2028\u2029]/g, (character) => escapes[character] ?? character)}'`;
}

/** A field as scripts name it: `field('form', 'name')`. */
export function fieldCall({ form, field }: FieldReference, accessor = 'field'): string {
  return `${accessor}(${quote(form)}, ${quote(field)})`;
}

/** A piece of script, and where the cursor goes in it. */
export interface Snippet {
  readonly text: string;
  /** Place in `text`. */
  readonly cursor: number;
}

const ended = (text: string): Snippet => ({ text, cursor: text.length });

function operatorSnippet(operator: string, operands: readonly string[], selected: string): Snippet {
  const isUnary = operator === '!';
  if (isUnary) return ended(`${operator}${operands[0] ?? selected}`);
  if (operands.length > 1) return ended(operands.join(` ${operator} `));
  const left = selected === '' ? ' ' : `${selected} `;
  return ended(`${left}${operator} ${operands[0] ?? ''}`);
}

/**
 * What "Add to Script" inserts: a call with its fields, fields joined by an operator, or a constant. Without fields a
 * function or an operator takes what is selected in the script.
 */
export function snippetOf(
  chosen: ExpressionFunction,
  references: readonly FieldReference[],
  selected: string,
): Snippet {
  const { type, value, furtherOperands } = chosen;
  if (type === 'constant') return ended(value);
  if (type === 'operator') {
    return operatorSnippet(
      value,
      references.map((reference) => fieldCall(reference)),
      references.length === 0 ? selected : '',
    );
  }
  if (accessors.has(value)) return ended(references.map((each) => fieldCall(each, value)).join(', '));
  const further = furtherOperands === undefined ? '' : `, ${furtherOperands}`;
  if (references.length > 0)
    return ended(`${value}(${references.map((each) => fieldCall(each)).join(', ')}${further})`);
  if (selected !== '') return ended(`${value}(${selected}${further})`);
  return { text: `${value}()`, cursor: value.length + 1 };
}
