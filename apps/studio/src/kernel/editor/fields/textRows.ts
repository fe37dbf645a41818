import type { DraftRow } from './FieldDefinitions.ts';
import { newRowKey } from './newRowKey.ts';

/** A short text in a list of them. */
export interface TextRow extends DraftRow {
  readonly text: string;
}

/** Texts as a draft holds them: each is merged, undone and named by itself. */
export function toTextRows(texts: readonly string[]): readonly TextRow[] {
  return texts.map((text) => ({ key: newRowKey(), text }));
}

/** The texts of rows, in their order. */
export function textsOf(rows: readonly TextRow[]): string[] {
  return rows.map(({ text }) => text);
}

/** The rows with these texts. Those that were there stay the same rows. */
export function withTexts(rows: readonly TextRow[], texts: readonly string[]): readonly TextRow[] {
  const known = Map.groupBy(rows, ({ text }) => text);
  return texts.map((text) => known.get(text)?.shift() ?? { key: newRowKey(), text });
}
