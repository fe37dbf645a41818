import type { FieldChange } from '@studio/api';
import { fieldChange } from '../../audit/diff/fieldChange.ts';
import { rateStatus, type StateRateDoc, type StateRateRow } from './StateRateDoc.ts';

const statusWords = new Map<number, string>(
  Object.entries(rateStatus).map(([word, status]) => [
    status,
    word.replace(/^./, (first) => first.toUpperCase()),
  ]),
);

/** What changed in the rate status, row by row: a row is called by its location and its product. */
export function stateRateChanges(before: StateRateDoc | null, after: StateRateDoc | null): FieldChange[] {
  const former = new Map(before?.rows.map((row) => [row.id, row]));
  const latter = new Map(after?.rows.map((row) => [row.id, row]));
  return [...new Set([...former.keys(), ...latter.keys()])].flatMap((id) => {
    const [one, other] = [former.get(id), latter.get(id)];
    const named = other ?? one;
    return named ? fieldChange(pathOf(named), textOf(one, named), textOf(other, named)) : [];
  });
}

function pathOf({ state, productName }: StateRateRow): string[] {
  return [state, productName];
}

/** A row whose location or product was another one says so. */
function textOf(row: StateRateRow | undefined, named: StateRateRow): string | null {
  if (!row) return null;
  const { state, productName, status, begin, end } = row;
  const moved = state === named.state && productName === named.productName ? [] : [state, productName];
  const word = statusWords.get(status) ?? `Status ${status}`;
  return [...moved, word, `${dateOf(begin)} to ${dateOf(end)}`].join(', ');
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
