import { showDay } from '../../../kernel/object/plain/days.ts';
import { dataSetChoices } from '../../../kernel/resource/dataSetLookup.ts';
import { type Lookup, peekLookup } from '../../../kernel/resource/Lookup.ts';
import { rateText } from '../rates.messages.ts';
import type { RateField, RateValues } from './model/RateRow.ts';

/** Something that can be chosen for an entry. */
export interface RateChoice<Value = string> {
  readonly value: Value;
  readonly label: string;
}

/** Where rates have a status. */
export const locationChoices: Lookup<readonly RateChoice[]> = dataSetChoices('Rate Status Locations');

/** What has a rate status, by short names. */
export const productChoices: Lookup<readonly RateChoice[]> = dataSetChoices(
  'Products - Use Rate Status Enabled',
  ['/ProductTemplate'],
);

const statusTexts = dataSetChoices('State Rate Statuses');

/** The statuses, by their codes. */
export const statusChoices: Lookup<readonly RateChoice<number>[]> = {
  ...statusTexts,
  key: `${statusTexts.key}#codes`,
  load: async (signal) =>
    (await statusTexts.load(signal)).map(({ value, label }) => ({ value: Number(value), label })),
};

/** What the choices are called, each list of them once. */
const names = new WeakMap<readonly RateChoice<unknown>[], ReadonlyMap<unknown, string>>();

/** What a value is called; the value itself as long as that is not known, and where it is not offered. */
export function labelOf<Value extends string | number>(
  lookup: Lookup<readonly RateChoice<Value>[]>,
  value: Value | null,
): string {
  if (value === null) return '';
  const choices = peekLookup(lookup);
  return (choices && namesOf(choices).get(value)) ?? String(value);
}

function namesOf(choices: readonly RateChoice<unknown>[]): ReadonlyMap<unknown, string> {
  const known = names.get(choices);
  if (known !== undefined) return known;
  const made = new Map(choices.map(({ value, label }) => [value, label]));
  names.set(choices, made);
  return made;
}

/** What a row says in a field, as it is shown; empty for nothing. */
export function rateWord(row: RateValues, name: RateField): string {
  switch (name) {
    case 'state':
      return labelOf(locationChoices, row.state);
    case 'productTemplateShortName':
      return labelOf(productChoices, row.productTemplateShortName);
    case 'status':
      return labelOf(statusChoices, row.status);
    default:
      return showDay(row[name]);
  }
}

/** What an entry is searched by: the names and codes of its location and product, and its status. */
export function textsOfRate(row: RateValues): readonly string[] {
  const { state, productTemplateShortName } = row;
  const names = (['state', 'productTemplateShortName', 'status'] as const).map((name) => rateWord(row, name));
  return [state ?? '', productTemplateShortName ?? '', ...names];
}

/** What an entry is called: its location and its product. */
export function rateName(row: RateValues): string {
  const [location, product] = [rateWord(row, 'state'), rateWord(row, 'productTemplateShortName')];
  if (location === '' && product === '') return rateText('new');
  return rateText('entry.name', { location: location || '…', product: product || '…' });
}
