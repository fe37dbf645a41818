import { ExpressionError, parseExpression } from '@studio/rules';

/** Why an expression cannot be used, as a sentence; undefined when it can. Loaded late: the parser is large. */
export function checkExpression(text: string): string | undefined {
  try {
    parseExpression(text);
    return undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return error.message;
    throw error;
  }
}
