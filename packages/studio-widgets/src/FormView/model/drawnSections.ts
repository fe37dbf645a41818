import type { ViewField, ViewSection, ViewValues } from '../types.ts';
import { entriesOf } from './values.ts';

/** A section, and how many of its rows are drawn. */
export interface DrawnSection {
  readonly section: ViewSection;
  readonly rows: number;
}

/**
 * The sections of which something is drawn when so many rows of the form are, from its beginning. One that repeats is drawn as a whole, its
 * rows counted once for each entry.
 */
export function drawnSections(
  sections: readonly ViewSection[],
  values: ViewValues,
  drawnRows: number,
): readonly DrawnSection[] {
  const drawn: DrawnSection[] = [];
  let left = drawnRows;
  for (const section of sections) {
    // A section without rows has a heading still.
    if (left <= 0) break;
    const { length } = section.rows;
    drawn.push({ section, rows: section.repeatsAs === undefined ? Math.min(length, left) : length });
    left -= rowsOf(section, values);
  }
  return drawn;
}

/**
 * The sections of a form that is read: a function button cannot be pressed there, so that a row with nothing beside one is left out, and so is a
 * section without another row.
 * @param hiddenKeys of the fields that are not shown
 */
export function withoutButtonRows(
  sections: readonly ViewSection[],
  hiddenKeys: ReadonlySet<string>,
): readonly ViewSection[] {
  const isButtonRow = (row: readonly ViewField[]) => {
    const shown = row.filter(({ key }) => !hiddenKeys.has(key));
    const isBlank = shown.every(({ type }) => type === 'functionButton' || type === 'spacer');
    return isBlank && shown.some(({ type }) => type === 'functionButton');
  };
  return sections.flatMap((section) => {
    const rows = section.rows.filter((row) => !isButtonRow(row));
    if (rows.length === section.rows.length) return [section];
    return rows.length === 0 ? [] : [{ ...section, rows }];
  });
}

/** The rows of a form, those of a section that repeats once for each entry. */
export function countRows(sections: readonly ViewSection[], values: ViewValues): number {
  return sections.reduce((sum, section) => sum + rowsOf(section, values), 0);
}

function rowsOf({ rows, repeatsAs }: ViewSection, values: ViewValues): number {
  return Math.max(1, rows.length) * (repeatsAs === undefined ? 1 : entriesOf(values, repeatsAs).length || 1);
}
