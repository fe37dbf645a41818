import type { RuleCaseResult, RuleCasesSummary } from '@studio/api';
import { type RuleEvaluator, toCaseValues } from '@studio/rules';
import { parseExpressionAt } from 'acorn';
import { LoopTurns } from '../LoopTurns.ts';

/** Bytes of a line at most: 1 MiB. */
export const longestLine = 1024 * 1024;
const mostValues = 2000;
const mostInList = 1000;
/** Characters that are sent at once. */
const chunkLength = 64 * 1024;

interface EvaluateOptions {
  trace: boolean;
}

/** A line, or why it cannot be read. */
type Line = { text: string } | { message: string };

/**
 * Decides on cases that come as lines of JSON (`{ "name": …, "values": { … } }`), and gives lines: one for each case, in their order, and a last one
 * that counts them. A line that is no case gets one that says what is wrong with it and where; blank lines get none. No more than
 * a line and what was not sent yet is in memory.
 */
export async function* evaluateLines(
  source: AsyncIterable<Uint8Array>,
  evaluator: RuleEvaluator,
  { trace }: EvaluateOptions,
): AsyncGenerator<string> {
  const turns = new LoopTurns();
  const summary: RuleCasesSummary = { caseCount: 0, faultCount: 0, ruleCount: evaluator.ruleCount };
  let line = 0;
  let pending = '';
  for await (const read of linesOf(source)) {
    line += 1;
    if ('text' in read && read.text.trim() === '') continue;
    const found = resultOf(line, read, (values) => evaluator.decide(toCaseValues(values), { trace }));
    if (found.fault === undefined) summary.caseCount += 1;
    else summary.faultCount += 1;
    pending += `${JSON.stringify(found)}\n`;
    if (pending.length >= chunkLength) {
      yield pending;
      pending = '';
    }
    await turns.give();
  }
  yield `${pending}${JSON.stringify(summary)}\n`;
}

type Decide = (values: Readonly<Record<string, unknown>>) => ReturnType<RuleEvaluator['decide']>;

function resultOf(line: number, read: Line, decide: Decide): RuleCaseResult {
  if ('message' in read) return { line, fault: { pointer: '', column: null, message: read.message } };
  let given: unknown;
  try {
    given = JSON.parse(read.text);
  } catch {
    const column = columnOfFault(read.text);
    const where = column === null ? '.' : `: see column ${column}.`;
    return { line, fault: { pointer: '', column, message: `The line is no JSON${where}` } };
  }
  const fault = faultOf(given);
  if (fault !== null) return { line, fault: { ...fault, column: null } };
  const { name, values } = given as { name?: string; values: Record<string, unknown> };
  return { line, ...(name !== undefined && { name }), decision: decide(values) };
}

/** Where a text stops being JSON, from 1; null where it is JavaScript that JSON does not allow, or nested too deep. */
function columnOfFault(text: string): number | null {
  // The parenthesis makes an object of what begins with a brace, and of what comes after it a fault.
  const given = `(${text})`;
  try {
    parseExpressionAt(given, 0, { ecmaVersion: 'latest' });
    return null;
  } catch (error) {
    const { pos } = error as { pos?: unknown };
    return typeof pos === 'number' ? Math.min(pos, text.length + 1) : null;
  }
}

function faultOf(given: unknown): { pointer: string; message: string } | null {
  if (!isObject(given)) return { pointer: '', message: 'A case is an object with values.' };
  const { name, values, ...rest } = given;
  const [other] = Object.keys(rest);
  if (other !== undefined)
    return { pointer: pointerOf(other), message: `A case has no '${shortened(other)}'.` };
  if (name !== undefined && (typeof name !== 'string' || name.length > 255))
    return { pointer: '/name', message: 'A name is a text of 255 characters at most.' };
  if (!isObject(values)) return { pointer: '/values', message: 'A case has values by key.' };
  const entries = Object.entries(values);
  if (entries.length > mostValues)
    return {
      pointer: '/values',
      message: `A case has ${mostValues.toLocaleString('en-US')} values at most.`,
    };
  const wrong = entries.find(([, value]) => !isCaseValue(value));
  if (wrong === undefined) return null;
  const [key] = wrong;
  const message = `A value is a text, a number, true, false or null, or a list of ${mostInList.toLocaleString('en-US')} such values at most.`;
  return { pointer: `/values${pointerOf(key)}`, message };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCaseValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length <= mostInList && value.every(isScalar);
  return isScalar(value);
}

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function pointerOf(name: string): string {
  return `/${shortened(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function shortened(name: string): string {
  return name.length > 100 ? `${name.slice(0, 100)}…` : name;
}

const lineFeed = 10;

/** The lines of a file in UTF-8. The rest of one that is too long is passed over. */
async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let isFirst = true;
  const take = (part: Uint8Array) => {
    length += part.length;
    if (length <= longestLine) parts.push(part);
    else parts = [];
  };
  const finish = (): Line => {
    const line = length > longestLine ? tooLong : decode(parts, isFirst);
    parts = [];
    length = 0;
    isFirst = false;
    return line;
  };
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      take(chunk.subarray(start, end));
      start = end + 1;
      yield finish();
    }
    take(chunk.subarray(start));
  }
  if (length > 0) yield finish();
}

const tooLong: Line = { message: 'The line is longer than 1 MiB.' };

function decode(parts: readonly Uint8Array[], isFirst: boolean): Line {
  try {
    // A byte order mark is taken off where a file begins with one, and belongs to the text elsewhere.
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: !isFirst });
    return { text: decoder.decode(Buffer.concat(parts)) };
  } catch {
    return { message: 'The line is no UTF-8.' };
  }
}
