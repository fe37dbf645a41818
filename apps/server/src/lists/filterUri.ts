import { ParameterError } from '../http/ParameterError.ts';
import { unreadableText } from '../http/unreadableText.ts';

/** One condition of a filter: `key=value`, or `key.operator=value`. */
export interface FilterTerm {
  key: string;
  /** Empty when none was spelled. */
  operator: string;
  value: string;
}

/**
 * Reads a filter URI: the kind's path with an optional query string, such as `/DataSet?name=state&type.in=0,2`. Throws a
 * `ParameterError` when it is another kind's, cannot be decoded, or names a key twice with the same operator.
 */
export function parseFilterUri(uri: string, ownerUri: string): FilterTerm[] {
  const [path, query, ...rest] = uri.split('?');
  if (path !== ownerUri) throw unreadable(`it must begin with ${ownerUri}`);
  if (rest.length > 0) throw unreadable("it has more than one '?'");
  if (query === undefined || query === '') return [];
  const terms = query.split('&').map(parseTerm);
  const keys = terms.map(({ key, operator }) => `${key}.${operator}`);
  const twice = terms[keys.findIndex((key, index) => keys.indexOf(key) !== index)];
  if (twice) throw unreadable(`'${twice.key}' is there twice`);
  return terms;
}

function parseTerm(text: string): FilterTerm {
  const separator = text.indexOf('=');
  if (separator < 1) throw unreadable(`'${text}' is not of the form key=value`);
  const [key = '', operator = '', ...rest] = decode(text.slice(0, separator)).split('.');
  if (key === '' || rest.length > 0) throw unreadable(`'${text}' does not begin with a key`);
  return { key, operator, value: decode(text.slice(separator + 1)) };
}

function decode(text: string): string {
  const decoded = decodePercents(text);
  const fault = unreadableText(decoded);
  if (fault) throw unreadable(`'${text}' ${fault}`);
  return decoded;
}

function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    throw unreadable(`'${text}' is not percent-encoded properly`, error);
  }
}

function unreadable(why: string, cause?: unknown): ParameterError {
  return new ParameterError('filterUri', `The filter cannot be read: ${why}.`, { cause });
}
