import {
  type Expression as AcornExpression,
  type CallExpression,
  type Literal,
  type Node,
  parseExpressionAt,
  tokenizer,
  tokTypes,
} from 'acorn';
import {
  binary,
  type Expression,
  type FunctionName,
  fieldKey,
  functions,
  partsOf,
  unary,
} from './expression.ts';
import type { CaseScalar } from './values.ts';

/** Why an expression cannot be used, as a sentence. */
export class ExpressionError extends Error {
  /** The part that it is about, in UTF-16 units from the start; null for the whole. */
  readonly place: ExpressionPlace | null;

  constructor(message: string, options: ErrorOptions & { readonly place?: ExpressionPlace } = {}) {
    super(message, options);
    this.place = options.place ?? null;
  }
}

/** A part of an expression; `to` is not included. */
export interface ExpressionPlace {
  readonly from: number;
  readonly to: number;
}

/** A part that no expression has. */
class UnknownPart extends Error {
  readonly node: Node;
  readonly what: string | null;

  constructor(node: Node, what: string | null) {
    super();
    this.node = node;
    this.what = what;
  }
}

/** Characters of an expression. */
export const longestExpression = 10_000;

/** Levels of an expression, such as the additions of a long sum: evaluating it takes no more of the stack than there is. */
const deepestExpression = 1500;

/**
 * Reads an expression in the syntax of JavaScript: values, fields by `fieldValue('Form', 'field')`, properties by `Object.property`, variables by
 * their names, operators, and the documented functions.
 * @throws ExpressionError when it is none
 */
export function parseExpression(text: string): Expression {
  if (text.trim() === '') throw new ExpressionError('A custom condition has no expression.');
  if (text.length > longestExpression) {
    throw new ExpressionError(
      `An expression has at most ${longestExpression.toLocaleString('en')} characters.`,
    );
  }
  try {
    const node = parseExpressionAt(text, 0, { ecmaVersion: 2022, preserveParens: true });
    checkEnd(text, node.end);
    const expression = readNode(node);
    if (depthOf(expression) > deepestExpression) throw new RangeError('Too deep');
    return expression;
  } catch (error) {
    if (error instanceof ExpressionError) throw error;
    if (error instanceof UnknownPart) {
      const { start: from, end: to } = error.node;
      const part = error.what ?? text.slice(from, to).slice(0, 50);
      throw new ExpressionError(`“${part}” is nothing that an expression can have.`, {
        place: { from, to },
        cause: error,
      });
    }
    // The parser reports that its stack is full as a fault of the text.
    if (error instanceof RangeError || /stack space/.test((error as Error).message)) {
      throw new ExpressionError('The expression nests too deep.', { cause: error });
    }
    const { message, pos: from = 0 } = error as Error & { readonly pos?: number };
    throw new ExpressionError(`The expression cannot be read: ${message}.`, {
      place: { from, to: from + 1 },
      cause: error,
    });
  }
}

/** Behind an expression there may be blanks and comments. @throws ExpressionError for anything else */
function checkEnd(text: string, end: number): void {
  const rest = text.slice(end);
  const { type, start } = tokenizer(rest, { ecmaVersion: 2022 }).getToken();
  if (type === tokTypes.eof) return;
  const place = { from: end + start, to: text.trimEnd().length };
  throw new ExpressionError(`“${rest.slice(start).trim().slice(0, 50)}” cannot be read.`, { place });
}

/** The levels of an expression within each other. */
function depthOf(expression: Expression): number {
  return 1 + partsOf(expression).reduce((deepest, each) => Math.max(deepest, depthOf(each)), 0);
}

function readNode(node: Node): Expression {
  // acorn gives no other nodes in an expression.
  const of = node as AcornExpression;
  switch (of.type) {
    case 'ParenthesizedExpression':
      return readNode(of.expression);
    case 'Literal':
      return readLiteral(of);
    case 'Identifier':
      return of.name === 'undefined' ? { kind: 'constant', value: null } : { kind: 'lookup', key: of.name };
    case 'MemberExpression':
      return { kind: 'lookup', key: memberPath(of) };
    case 'ArrayExpression':
      return { kind: 'list', items: of.elements.map((each) => readNode(each ?? unknownPart(of))) };
    case 'UnaryExpression':
      return { kind: 'unary', operator: known(unary, of.operator, of), of: readNode(of.argument) };
    case 'BinaryExpression':
      return {
        kind: 'binary',
        operator: known(binary, of.operator, of),
        left: readNode(of.left),
        right: readNode(of.right),
      };
    case 'LogicalExpression':
      return { kind: 'logical', operator: of.operator, left: readNode(of.left), right: readNode(of.right) };
    case 'ConditionalExpression': {
      const [then, otherwise] = [readNode(of.consequent), readNode(of.alternate)];
      return { kind: 'choice', test: readNode(of.test), then, otherwise };
    }
    case 'CallExpression':
      return readCall(memberPath(of.callee), of);
    default:
      return unknownPart(of);
  }
}

function readLiteral(node: Literal): Expression {
  const { value } = node;
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
    return { kind: 'constant', value: value as CaseScalar };
  }
  return unknownPart(node);
}

function readCall(name: string, node: CallExpression): Expression {
  const read = node.arguments.map(readNode);
  if (['field', 'fieldValue', 'fieldValues'].includes(name)) {
    const [form, field] = read.map((each) => (each.kind === 'constant' ? each.value : null));
    if (read.length !== 2 || typeof form !== 'string' || typeof field !== 'string') {
      throw new ExpressionError(
        `${name}() takes the unique name of a form and the name of a field, as texts.`,
        { place: placeOf(node) },
      );
    }
    return { kind: 'lookup', key: fieldKey(form, field), ...(name === 'fieldValues' && { isAll: true }) };
  }
  const called = known(functions, name, node.callee);
  const count = operandCounts[called];
  if (count !== undefined && count !== read.length) {
    throw new ExpressionError(
      `${name}() takes ${count === 1 ? 'one value' : 'two values'}, and was given ${read.length}.`,
      { place: placeOf(node) },
    );
  }
  return { kind: 'call', name: called, given: read };
}

/** How many values functions take; those that are missing take any number. */
const operandCounts: Readonly<Partial<Record<FunctionName, 1 | 2>>> = {
  ...{ minus: 2, divide: 2, addMonths: 2, addYears: 2, wholeYears: 2 },
  ...{ 'Math.round': 1, 'Math.ceil': 1, 'Math.floor': 1 },
};

function placeOf({ start: from, end: to }: Node): ExpressionPlace {
  return { from, to };
}

/** `a.b.c` of names that are joined by dots. */
function memberPath(node: Node): string {
  // As above.
  const of = node as AcornExpression;
  if (of.type === 'Identifier') return of.name;
  if (of.type === 'ParenthesizedExpression') return memberPath(of.expression);
  if (of.type === 'MemberExpression' && !of.computed && of.property.type === 'Identifier') {
    return `${memberPath(of.object)}.${of.property.name}`;
  }
  return unknownPart(of);
}

function known<Table extends object>(table: Table, name: string, node: Node): keyof Table & string {
  if (!Object.hasOwn(table, name)) unknownPart(node, name);
  return name as keyof Table & string;
}

/** @param what it is called. Default: the text of the node */
function unknownPart(node: Node, what: string | null = null): never {
  throw new UnknownPart(node, what);
}
