import type {
  Filter,
  FilterCondition,
  FilterField,
  FilterOperator,
  FilterUriFault,
  FilterUriProblem,
} from '../types.ts';
import { valueFault } from './conditionFault.ts';
import { impliedOperator, operatorsOf, valueCountOf } from './operators.ts';
import { splitValues } from './valueList.ts';

/** What was read of a filter URI. */
export interface ParsedFilter {
  readonly filter: Filter;
  /** What could not be read, in the order of the URI; empty when all was. */
  readonly problems: readonly FilterUriProblem[];
}

class Unreadable extends Error {
  readonly code: FilterUriFault;
  readonly text: string;

  constructor(code: FilterUriFault, text: string) {
    super(code);
    this.code = code;
    this.text = text;
  }
}

function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function decode(text: string): string {
  const decoded = tryDecode(text);
  if (decoded === undefined) throw new Unreadable('encoding', text);
  return decoded;
}

function readOperator(text: string | undefined, field: FilterField): FilterOperator {
  const offered = operatorsOf(field);
  const operator =
    text === undefined ? impliedOperator(field.type) : offered.find((candidate) => candidate === text);
  if (operator === undefined || !offered.includes(operator)) throw new Unreadable('operator', text ?? '');
  return operator;
}

function readValues(text: string, operator: FilterOperator, field: FilterField): readonly string[] {
  const count = valueCountOf(operator);
  if (count === 'none') {
    if (text !== 'true') throw new Unreadable('value', text);
    return [];
  }
  const values = count === 'many' ? splitValues(text) : [text];
  const bad = values.find((value) => valueFault(value, field) !== undefined);
  if (bad !== undefined) throw new Unreadable('value', bad);
  return [...new Set(values)];
}

function readTerm(term: string, fields: readonly FilterField[]): Omit<FilterCondition, 'id'> {
  const separator = term.indexOf('=');
  if (separator < 1) throw new Unreadable('term', term);
  const [key = '', operatorText, ...rest] = decode(term.slice(0, separator)).split('.');
  if (key === '' || rest.length > 0) throw new Unreadable('term', term);
  const field = fields.find((candidate) => candidate.key === key);
  if (field === undefined) throw new Unreadable('field', key);
  const operator = readOperator(operatorText, field);
  return { field: key, operator, values: readValues(decode(term.slice(separator + 1)), operator, field) };
}

/**
 * Reads a filter URI such as `/DataSet?name=state&type=2`. What cannot be read is left out and named: another key, an
 * operator that the field does not offer, a value that it cannot have, a key that comes twice with one operator, broken
 * encoding. Never throws.
 */
export function parseFilterUri(uri: string, fields: readonly FilterField[]): ParsedFilter {
  const [path = '', ...queries] = uri.split('?');
  const kind = /^\/([^/#]+)$/.exec(path)?.[1];
  if (kind === undefined || queries.length > 1) {
    return {
      filter: { kind: kind ?? '', conditions: [] },
      problems: [{ code: 'path', part: uri, text: uri }],
    };
  }
  const conditions: FilterCondition[] = [];
  const problems: FilterUriProblem[] = [];
  for (const part of (queries[0] ?? '').split('&').filter((term) => term !== '')) {
    try {
      const read = readTerm(part, fields);
      const isTwice = conditions.some((each) => each.field === read.field && each.operator === read.operator);
      if (isTwice) throw new Unreadable('twice', read.field ?? '');
      conditions.push({ id: `c${conditions.length + 1}`, ...read });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problems.push({ code: error.code, part, text: error.text });
    }
  }
  return { filter: { kind, conditions }, problems };
}
