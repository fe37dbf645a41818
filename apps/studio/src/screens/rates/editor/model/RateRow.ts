import type { StateRate } from '@studio/api';
import type { DraftRow } from '../../../../kernel/editor/fields/FieldDefinitions.ts';
import type { LoneDoc } from '../../../../kernel/kind/loneKind.ts';

/** The rate status as the server has it. */
export type RateDoc = LoneDoc<StateRate>;

/** What of an entry is not edited, and goes back to the server as it came. What follows from the status is the server's to say. */
export type RateOrigin = Pick<StateRate, 'id'> & Partial<Pick<StateRate, 'country' | 'objectUri' | 'uri'>>;

/** An entry as it is edited. */
export interface RateRow extends DraftRow {
  /** Its id is negative until the entry is saved. */
  readonly origin: RateOrigin;
  /** The value of a location; null for none. */
  readonly state: string | null;
  /** The short name of a product; null for none. */
  readonly productTemplateShortName: string | null;
  /** The code of a status; null for none. */
  readonly status: number | null;
  /** The first day, as YYYY-MM-DD; empty for none; any other text is what was typed and is no day. */
  readonly effectiveDateRangeBegin: string;
  /** The last day, alike. */
  readonly effectiveDateRangeEnd: string;
  /** What was pasted where nothing is chosen, because it names nothing that can be. Default: nothing. */
  readonly unread?: Readonly<Partial<Record<'state' | 'productTemplateShortName' | 'status', string>>>;
}

/** The entries as they are edited. */
export interface RateDraft {
  readonly rates: readonly RateRow[];
}

/** What is entered of a row. */
export type RateValues = Omit<RateRow, 'key' | 'origin' | 'unread'>;

/** A field of an entry. */
export type RateField = keyof RateValues;

/** The fields in the order of the columns. */
export const rateFieldNames: readonly RateField[] = [
  'state',
  'productTemplateShortName',
  'status',
  'effectiveDateRangeBegin',
  'effectiveDateRangeEnd',
];

/** Nothing entered. */
export const blankValues: RateValues = {
  state: null,
  productTemplateShortName: null,
  status: null,
  effectiveDateRangeBegin: '',
  effectiveDateRangeEnd: '',
};

/** Which fields of a row are empty. */
export function emptyFields(row: RateValues): readonly RateField[] {
  return rateFieldNames.filter((name) => row[name] === null || row[name] === '');
}

/** What was pasted into a field and names nothing that can be chosen; null for nothing, and once something is chosen. */
export function unreadText(row: RateValues & Pick<RateRow, 'unread'>, name: RateField): string | null {
  const unread: Readonly<Partial<Record<RateField, string>>> = row.unread ?? {};
  return row[name] === null ? (unread[name] ?? null) : null;
}

/** Whether nothing is entered: such a row is the place of a new entry. */
export function isBlankRow(row: RateValues & Pick<RateRow, 'unread'>): boolean {
  return rateFieldNames.every((name) => (row[name] ?? '') === '' && unreadText(row, name) === null);
}
