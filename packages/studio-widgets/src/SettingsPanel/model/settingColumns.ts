/** A column of a summary grid. Properties that are not named here are kept. */
export interface SettingColumn {
  /** What it shows: the name of a field. */
  readonly name: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly [property: string]: unknown;
}

/** The column that a setting of columns begins with, and that is added. */
export const emptyColumn: SettingColumn = { name: '', width: 150 };

/** The columns that a setting stores; the empty one where nothing is stored, and `undefined` where it is no list of columns. */
export function parseSettingColumns(text: string): readonly SettingColumn[] | undefined {
  if (text.trim() === '') return [emptyColumn];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) && stored.every(isColumn) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Columns as a setting stores them: a list as JSON; nothing for the empty column alone, with which it begins. */
export function serializeSettingColumns(columns: readonly SettingColumn[]): string {
  const [only, ...others] = columns;
  const isNothing =
    only === undefined ||
    (others.length === 0 &&
      only.name === '' &&
      only.width === emptyColumn.width &&
      Object.keys(only).length === 2);
  return isNothing ? '' : JSON.stringify(columns);
}

function isColumn(stored: unknown): stored is SettingColumn {
  if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('width' in stored))
    return false;
  return typeof stored.name === 'string' && typeof stored.width === 'number';
}
