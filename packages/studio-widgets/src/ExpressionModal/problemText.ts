import type { ScriptFault } from './model/scriptProblem.ts';
import type { ScriptSyntaxFault } from './model/syntaxFault.ts';

const mend = (suggestion: string | undefined) => (suggestion ? ` Did you mean '${suggestion}'?` : '');

const syntaxTexts: Readonly<Record<ScriptSyntaxFault, string>> = {
  'unexpected-token': 'unexpected token.',
  'unexpected-character': 'unexpected character.',
  'unterminated-string': 'a text is not closed.',
  'unterminated-comment': 'a comment is not closed.',
  'unterminated-template': 'a template is not closed.',
  'unterminated-regex': 'a regular expression is not closed.',
  'invalid-regex': 'a regular expression is not valid.',
  'invalid-number': 'a number is not valid.',
  'invalid-escape': 'an escape in a text is not valid.',
  'invalid-assignment': 'nothing can be assigned here.',
  'already-declared': 'a name is declared twice.',
  'misplaced-word': 'a word of the language stands where it cannot.',
  'too-deep': 'it is nested too deeply to be read.',
  'not-allowed': 'this is not allowed here.',
};

const unseenNames: Readonly<Record<string, string>> = {
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2060': 'word joiner',
};

/** What the character is, and what is meant by it mostly: it is often pasted, and looks like what could be typed. */
function characterText(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  if (/[\u2018-\u201b\u2039\u203a\u2032`´]/.test(character))
    return `unexpected curly quote ${character} (U+${code}): write ' in its place.`;
  if (/[\u201c-\u201f\u00ab\u00bb\u2033]/.test(character))
    return `unexpected curly quote ${character} (U+${code}): write " in its place.`;
  if (/[\u2010-\u2015\u2212]/.test(character))
    return `unexpected dash ${character} (U+${code}): write - in its place.`;
  if (/\p{Default_Ignorable_Code_Point}|\p{C}/u.test(character))
    return `unexpected ${unseenNames[character] ?? 'character'} (U+${code}), which cannot be seen: delete it.`;
  return `unexpected character ${character} (U+${code}).`;
}

function faultText(fault: ScriptFault, formLabel: string): string {
  switch (fault.kind) {
    case 'syntax':
      return fault.character === undefined ? syntaxTexts[fault.code] : characterText(fault.character);
    case 'unknown-function':
      return `no function '${fault.name}'.${mend(fault.suggestion)}`;
    case 'function-not-offered':
      return `'${fault.name}' is not offered for this kind of expression.`;
    case 'unknown-form':
      return `no form '${fault.form}'.${mend(fault.suggestion)}`;
    case 'unknown-field':
      return `no field '${fault.field}' on ${formLabel}.${mend(fault.suggestion)}`;
    case 'unchecked-form':
      return `the fields of ${formLabel} could not be loaded, and are not checked.`;
    case 'unknown-name':
      return `nothing is named '${fault.name}' here.${mend(fault.suggestion)}`;
    case 'not-read':
      return fault.reason;
    case 'equality':
      return `expected '${fault.operator}=' and instead saw '${fault.operator}'.`;
  }
}

/** A problem in words, its line first. @param formLabel of the form that it names */
export function problemText(fault: ScriptFault, line: number, formLabel: string): string {
  return `Line ${line}: ${faultText(fault, formLabel)}`;
}
