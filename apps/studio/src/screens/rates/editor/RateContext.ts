import { createContext, use } from 'react';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import type { RowFaults } from '../../../kernel/object/plain/PlainField.ts';
import type { DatedRow } from './model/overlaps.ts';
import type { RateRow } from './model/RateRow.ts';
import type { RateChoice } from './rateWords.ts';

/** What can be chosen, as far as it is loaded. */
export interface RateChoices {
  readonly state: readonly RateChoice[];
  readonly productTemplateShortName: readonly RateChoice[];
  readonly status: readonly RateChoice<number>[];
  readonly isLoading: boolean;
}

/** What the cells of the grid share. */
export interface RateCells {
  /** The row that is edited; null for none. */
  readonly openKey: string | null;
  readonly isReadOnly: boolean;
  readonly choices: RateChoices;
  /** What is wrong with rows, by their keys and fields. */
  readonly rowFaults: RowFaults;
  /** Rows that overlap others, by their keys. */
  readonly overlaps: ReadonlyMap<string, DatedRow>;
}

/** What the row that is edited can do. Apart from what all cells share: it is another one after each edit. */
export interface RateEdits {
  readonly onRowChange: (row: RateRow, intent?: EditIntent) => void;
  readonly onCopy: (row: RateRow) => void;
  readonly onDelete: (row: RateRow) => void;
}

const RateContext = createContext<RateCells | null>(null);
const RateEditsContext = createContext<RateEdits | null>(null);

/** Gives cells what they share. */
export const RateProvider = RateContext.Provider;

/** Gives the row that is edited what it can do. */
export const RateEditsProvider = RateEditsContext.Provider;

/** What the cells of the grid share. @throws outside of the grid */
export function useRateCells(): RateCells {
  const cells = use(RateContext);
  if (cells === null) throw new Error('The cells of rates stand in their grid.');
  return cells;
}

/** What the row that is edited can do. @throws outside of the grid */
export function useRateEdits(): RateEdits {
  const edits = use(RateEditsContext);
  if (edits === null) throw new Error('The cells of rates stand in their grid.');
  return edits;
}
