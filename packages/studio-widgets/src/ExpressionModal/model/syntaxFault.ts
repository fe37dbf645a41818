/** Why a script cannot be read. */
export type ScriptSyntaxFault =
  | 'unexpected-token'
  | 'unexpected-character'
  | 'unterminated-string'
  | 'unterminated-comment'
  | 'unterminated-template'
  | 'unterminated-regex'
  | 'invalid-regex'
  | 'invalid-number'
  | 'invalid-escape'
  | 'invalid-assignment'
  | 'already-declared'
  | 'misplaced-word'
  | 'too-deep'
  | 'not-allowed';

/** What acorn says of it; the first that fits counts. */
const messages: readonly (readonly [fault: ScriptSyntaxFault, pattern: RegExp])[] = [
  ['unterminated-string', /unterminated string/i],
  ['unterminated-comment', /unterminated comment/i],
  ['unterminated-template', /unterminated template/i],
  ['unterminated-regex', /unterminated regular expression/i],
  ['invalid-regex', /regular expression/i],
  ['too-deep', /not enough stack/i],
  ['unexpected-character', /^unexpected character/i],
  ['unexpected-token', /^unexpected token/i],
  ['invalid-number', /number|numeric|octal/i],
  ['invalid-escape', /escape|code ?point|hex/i],
  ['invalid-assignment', /assigning|binding|left-hand side|destructuring/i],
  ['already-declared', /already (?:been )?declared|duplicate|redefinition|clash/i],
  [
    'misplaced-word',
    /^'?(?:cannot use|await|yield|return|break|continue|unsyntactic|invalid use|import|super|new\.target|with|the keyword)/i,
  ],
];

/** The fault of a message of the parser. */
export function syntaxFaultOf(message: string): ScriptSyntaxFault {
  return messages.find(([, pattern]) => pattern.test(message))?.[0] ?? 'not-allowed';
}
