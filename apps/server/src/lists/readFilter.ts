import { ParameterError } from '../http/ParameterError.ts';
import { type FilterTerm, parseFilterUri } from './filterUri.ts';
import { combineFilters, type RowFilter } from './RowFilter.ts';

/** Makes a filter of the text of a term. Throws a `ParameterError` when the text makes no sense. */
export type FilterMaker = (text: string) => Promise<RowFilter> | RowFilter;

/** The filter keys of a kind: what each operator does. The operator '' is the one meant when none is spelled. */
export type FilterFields = Readonly<Record<string, Readonly<Record<string, FilterMaker>>>>;

/** Parses a filter URI; null keeps everything. Throws a `ParameterError`. */
export async function readFilter(
  uri: string,
  ownerUri: string,
  fields: FilterFields,
): Promise<RowFilter | null> {
  const filters: RowFilter[] = [];
  for (const term of parseFilterUri(uri, ownerUri)) filters.push(await makerOf(term, fields)(term.value));
  return combineFilters(filters);
}

function makerOf({ key, operator }: FilterTerm, fields: FilterFields): FilterMaker {
  const operators = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (!operators) throw new ParameterError('filterUri', `The filter has the unknown key '${key}'.`);
  const maker = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  if (!maker) throw new ParameterError('filterUri', `The filter key '${key}' has no operator '${operator}'.`);
  return maker;
}
