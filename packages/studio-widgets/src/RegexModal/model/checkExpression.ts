/**
 * Why a text is no ECMAScript regular expression; null when it is one. The expression is read, never run: reading takes
 * time in proportion to its length.
 */
export function checkExpression(expression: string): string | null {
  try {
    new RegExp(expression);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const quoted = `/${expression}/`;
    const at = message.indexOf(quoted);
    return (at < 0 ? message : message.slice(at + quoted.length)).replace(/^[a-z]*:\s*/, '');
  }
}
