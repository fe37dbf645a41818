import type { ErrorObject } from 'ajv/dist/2020.js';

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
export function schemaRule({ keyword, params }: ErrorObject): string {
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
export function placeName(pointer: string): string {
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
