/** Why a text is no regular expression. */
export type RegexFault =
  | 'unterminated-group'
  | 'unmatched-parenthesis'
  | 'unterminated-class'
  | 'nothing-to-repeat'
  | 'range-out-of-order'
  | 'quantifier-out-of-order'
  | 'lone-backslash'
  | 'invalid-escape'
  | 'invalid-group'
  | 'duplicate-group'
  | 'unknown-group'
  | 'lone-bracket'
  | 'unknown-property'
  | 'too-large'
  | 'other';

/** What the engines of Chromium, Firefox and Safari say of it; the first that fits counts. */
const messages: readonly (readonly [fault: RegexFault, pattern: RegExp])[] = [
  ['unknown-property', /property/i],
  ['lone-bracket', /lone quantifier|incomplete quantifier|raw bracket/i],
  ['unterminated-group', /unterminated group|unterminated parenthetical|missing \)/i],
  ['unmatched-parenthesis', /unmatched (?:'\)'|\)|parenthes)/i],
  ['unterminated-class', /unterminated character class|missing terminating \]/i],
  ['nothing-to-repeat', /nothing to repeat|invalid quantifier/i],
  ['range-out-of-order', /range out of order|invalid range in character class|invalid character class/i],
  ['quantifier-out-of-order', /numbers out of order/i],
  ['lone-backslash', /\\ at end/i],
  ['duplicate-group', /duplicate/i],
  ['unknown-group', /invalid named (?:capture )?referenced?|named reference|named backreference/i],
  [
    'invalid-group',
    /invalid (?:capture )?group|invalid regexp group|unrecognized character after|group (?:name|specifier)/i,
  ],
  ['invalid-escape', /escape/i],
  ['too-large', /too (?:large|big|many)|stack overflow|out of memory/i],
];

/**
 * What keeps a text from being an ECMAScript regular expression with the flag `u`, as forms run it: without the flag an escape that does not
 * exist, such as `\p{L}` or `\A`, would quietly be its letter. Null when it is one. The expression is read, never run: reading takes time in proportion to its length.
 */
export function expressionFault(expression: string): RegexFault | null {
  try {
    new RegExp(expression, 'u');
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const quoted = `/${expression}/`;
    const at = message.indexOf(quoted);
    // The flag is between the expression and its message.
    return faultOf(at < 0 ? message : message.slice(at + quoted.length).replace(/^u:/, ''));
  }
}

/** The fault of an engine's message, without the expression in it. */
export function faultOf(message: string): RegexFault {
  return messages.find(([, pattern]) => pattern.test(message))?.[0] ?? 'other';
}
