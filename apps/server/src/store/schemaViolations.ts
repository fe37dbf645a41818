import type { ErrorObject } from 'ajv/dist/2020.js';
import { addWithParents } from './addWithParents.ts';
import type { Violation } from './Violation.ts';

/** What a JSON schema forbids of a value. */
export interface SchemaFaults {
  violations: Violation[];
  /** Whether everything is there and of the right type, so that other rules can be tried on the value, too. */
  isTyped: boolean;
}

/** What does not hold for a text, a number or a list, which is one nevertheless. */
const ofValues: ReadonlySet<string> = new Set([
  ...['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'minItems', 'uniqueItems'],
]);

/** What a JSON schema forbids of a value, as violations. Takes time by the number of errors and the length of their pointers. */
export function schemaViolations(errors: readonly ErrorObject[]): SchemaFaults {
  const isExplained = explainedNulls(errors);
  // An alternative that does not fit is explained by what it lacks; that it does not fit adds nothing.
  const specific = errors.filter((error) => error.keyword !== 'oneOf' && !isExplained(error));
  const shown = specific.length > 0 ? specific : errors;
  return {
    violations: shown.map((error) => {
      const pointer = `${error.instancePath}${offendingProperty(error)}`;
      return { pointer, message: `${placeName(pointer)} ${schemaRule(error)}.` };
    }),
    isTyped: shown.every(({ keyword }) => ofValues.has(keyword)),
  };
}

/** That a value is not null matters only where nothing else is wrong with it or in it. */
function explainedNulls(errors: readonly ErrorObject[]): (error: ErrorObject) => boolean {
  const faulty = new Set<string>();
  for (const error of errors) {
    if (error.keyword !== 'oneOf' && !isUnwantedNull(error)) addWithParents(error.instancePath, faulty);
  }
  return (error) => isUnwantedNull(error) && faulty.has(error.instancePath);
}

function isUnwantedNull({ keyword, params }: ErrorObject): boolean {
  return keyword === 'type' && params['type'] === 'null';
}

function offendingProperty({ params }: ErrorObject): string {
  const name: unknown =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof name === 'string' ? `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` : '';
}

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};

const formats: Readonly<Record<string, string>> = {
  email: 'an email address',
  'date-time': 'a date and time',
  date: 'a date',
  uri: 'a web address',
  uuid: 'a UUID',
};

/** UTF-16 code units of a name in a pointer that are shown. */
const longestName = 80;

/** What is broken of a JSON schema, as the predicate of a sentence about the place: 'is required'. */
function schemaRule({ keyword, params }: ErrorObject): string {
  const limit = Number(params['limit']);
  const count = limit.toLocaleString('en');
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not known here';
    case 'type':
      return `must be ${[params['type']].flat().map(typeName).join(' or ')}`;
    case 'enum':
      return `must be ${[params['allowedValues']].flat().map(valueName).join(' or ')}`;
    case 'const':
      return `must be ${valueName(params['allowedValue'])}`;
    case 'pattern':
      return params['pattern'] === '\\S' ? 'is required' : 'does not have the right form';
    case 'format':
      return formatRule(String(params['format']));
    case 'minLength':
      return limit === 1 ? 'is required' : `must have at least ${count} characters`;
    case 'maxLength':
      return `can have at most ${count} characters`;
    case 'minItems':
      return limit === 1 ? 'needs an entry' : `needs at least ${count} entries`;
    case 'maxItems':
      return `can have at most ${count} entries`;
    case 'uniqueItems':
      return 'has the same entry more than once';
    case 'minimum':
      return `must be at least ${count}`;
    case 'maximum':
      return `must be at most ${count}`;
    case 'exclusiveMinimum':
      return `must be more than ${count}`;
    case 'exclusiveMaximum':
      return `must be less than ${count}`;
    default:
      return 'is not valid';
  }
}

/** The place of a JSON pointer in words, as a sentence begins: 'Address of entry 1 of to'. Entries are counted from 1. */
function placeName(pointer: string): string {
  if (pointer === '') return 'The document';
  const parts = pointer.slice(1).split('/').map(partName).toReversed();
  const place = parts.join(' of ');
  return place.charAt(0).toUpperCase() + place.slice(1);
}

function partName(part: string): string {
  if (/^\d{1,15}$/.test(part)) return `entry ${Number(part) + 1}`;
  const name = part.slice(0, longestName).replaceAll('~1', '/').replaceAll('~0', '~');
  return name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
}

function typeName(type: unknown): string {
  return types[String(type)] ?? String(type);
}

function valueName(value: unknown): string {
  return value === null ? 'empty' : String(value);
}

function formatRule(format: string): string {
  if (format === 'name') return 'must have a character that can be seen, and none that cannot be typed';
  return `must be ${formats[format] ?? `a text of the form ${format}`}`;
}
