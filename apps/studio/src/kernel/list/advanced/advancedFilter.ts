import type { SavedFilter } from '@studio/api';
import type { FilterFieldType, FilterOperator } from '@studio/widgets';
import type { ChoiceFilter, RequestFilters } from '../ListFilter.ts';

/** Something that the advanced filter of a list can filter by. */
export interface AdvancedField {
  /** Its key in the filter URI, without a full stop. */
  readonly key: string;
  readonly label: string;
  readonly type: FilterFieldType;
  /** The operators that the server knows, in the order in which they are offered. */
  readonly operators: readonly FilterOperator[];
  /** The choices of a field that has some. */
  readonly choices?: ChoiceFilter['choices'] | undefined;
}

/** What of a list its advanced filter is made of. */
export interface AdvancedFilterParts {
  readonly advancedFilter?: readonly AdvancedField[] | undefined;
  readonly filters?: RequestFilters | undefined;
}

/**
 * The fields of a list's advanced filter: those that it declares, then its filters of texts and choices that are not among them.
 * None when it declares no advanced filter.
 */
export function advancedFields({
  advancedFilter,
  filters = {},
}: AdvancedFilterParts): readonly AdvancedField[] {
  if (advancedFilter === undefined) return [];
  const fields = [...advancedFilter];
  for (const [name, { type, uriKey: key = name, label = name, choices }] of Object.entries(filters)) {
    if (
      type === 'days' ||
      type === 'several' ||
      key.includes('.') ||
      advancedFilter.some((field) => field.key === key)
    )
      continue;
    if (type === 'text') fields.push({ key, label, type, operators: ['contains'] });
    else fields.push({ key, label, type: 'choice', operators: ['eq'], choices });
  }
  return fields;
}

/**
 * What of the conditions of an advanced filter, `key.operator=value` with an `&` between, a list knows. Each has its operator spelled
 * out, so that none has the key of a simple filter or of the search. What cannot be read is left out.
 */
export function knownConditions(conditions: string, fields: readonly AdvancedField[]): string {
  const known = new Map<string, string>();
  for (const term of conditions.split('&')) {
    const { key, value } = readCondition(term, fields) ?? {};
    if (key !== undefined && value !== undefined && !known.has(key)) known.set(key, value);
  }
  return [...known].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
}

function readCondition(term: string, fields: readonly AdvancedField[]) {
  const separator = term.indexOf('=');
  const [key = '', operator, ...rest] = decode(term.slice(0, Math.max(separator, 0)))?.split('.') ?? [];
  const value = decode(term.slice(separator + 1));
  const field = fields.find((each) => each.key === key);
  if (field === undefined || value === undefined || rest.length > 0) return null;
  const meant = field.operators.find((each) => each === (operator ?? impliedOperator(field.type)));
  return meant !== undefined && isValue(value, meant, field) ? { key: `${key}.${meant}`, value } : null;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** The operator that a filter URI means by a key without one, as the server reads it. */
function impliedOperator(type: FilterFieldType): FilterOperator {
  if (type === 'text') return 'contains';
  return type === 'choices' ? 'in' : 'eq';
}

function isValue(text: string, operator: FilterOperator, { type, choices }: AdvancedField): boolean {
  if (operator === 'empty' || operator === 'notEmpty') return text === 'true';
  if (type === 'text') return text.trim() !== '';
  if (type === 'number' || type === 'date') return /^-?(\d+(\.\d+)?|\.\d+)$/.test(text);
  if (type === 'boolean') return text === 'true' || text === 'false';
  if (choices === undefined || 'load' in choices) return true;
  const values = operator === 'in' || operator === 'notIn' ? text.split(',') : [text];
  return values.every((value) => choices.some((choice) => choice.value === value));
}

/** The fixed part of the filter URIs of one of several lists of a kind. */
type Scope = Readonly<Record<string, string>> | undefined;

/** The conditions of a filter URI, without those that are the scope of its list. */
export function conditionsIn(filterUri: string, scope: Scope = {}): string {
  const start = filterUri.indexOf('?');
  if (start === -1) return '';
  const terms = filterUri.slice(start + 1).split('&');
  return terms
    .filter((term) => {
      const [[key = '', value] = []] = [...new URLSearchParams(term)];
      return term !== '' && (value === undefined || scope[key] !== value);
    })
    .join('&');
}

/** A filter URI with further conditions. */
export function withConditions(filterUri: string, conditions: string): string {
  if (conditions === '') return filterUri;
  return `${filterUri}${filterUri.includes('?') ? '&' : '?'}${conditions}`;
}

/** Of the saved filters of a kind those of one of its lists, which have its scope. */
export function savedInScope(saved: readonly SavedFilter[], scope: Scope = {}): readonly SavedFilter[] {
  return saved.filter(({ filterUri }) => {
    const params = new URLSearchParams(filterUri.split('?')[1] ?? '');
    return Object.entries(scope).every(([key, value]) => params.get(key) === value);
  });
}
