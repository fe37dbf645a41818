import type {
  DependenciesDraft,
  DependencyFault,
  DependencyRow,
  SavedDependency,
  SourceFieldDependency,
} from '../types.ts';

/** Field dependencies that a data set can have. */
export const mostDependencies = 3;

const isBlank = ({ form, field }: DependencyRow) => form === '' && field === '';
const isComplete = ({ form, field }: DependencyRow) => form !== '' && field !== '';

/** The draft of what is stored; undefined for a data set without dependencies. */
export function parseDependency(saved: SavedDependency | null | undefined): DependenciesDraft {
  return {
    isProductDependent: saved?.productDependent ?? false,
    rows: (saved?.sourceFieldDependencies ?? []).map(({ formTemplateUniqueName, fieldName }, index) => ({
      id: `d${index + 1}`,
      form: formTemplateUniqueName,
      field: fieldName,
    })),
  };
}

/** The rows that are at fault, by id. Blank rows are not: they are dropped. */
export function validateDependencies({ rows }: DependenciesDraft): ReadonlyMap<string, DependencyFault> {
  const faults = new Map<string, DependencyFault>();
  const seen = new Set<string>();
  for (const row of rows) {
    const key = JSON.stringify([row.form, row.field]);
    if (isBlank(row)) continue;
    if (!isComplete(row)) faults.set(row.id, 'no-field');
    else if (seen.has(key)) faults.set(row.id, 'twice');
    seen.add(key);
  }
  return faults;
}

/** What to store: rows that are blank or at fault are dropped, and each gets its key. */
export function serializeDependency(draft: DependenciesDraft): SavedDependency & {
  readonly sourceFieldDependencies: readonly Required<SourceFieldDependency>[];
} {
  const faults = validateDependencies(draft);
  return {
    productDependent: draft.isProductDependent,
    sourceFieldDependencies: draft.rows
      .filter((row) => isComplete(row) && !faults.has(row.id))
      .map(({ form, field }) => ({
        formTemplateUniqueName: form,
        fieldName: field,
        key: `${form}|${field}`,
      })),
  };
}

/** Whether the data items depend on anything yet. */
export function hasDependency({ isProductDependent, rows }: DependenciesDraft): boolean {
  return isProductDependent || rows.some(isComplete);
}

/** The rows as they are offered: with a blank one at the end while there are fewer than 3 and the last is complete. */
export function offeredRows({ rows }: DependenciesDraft): readonly DependencyRow[] {
  const last = rows.at(-1);
  if (rows.length >= mostDependencies || (last !== undefined && !isComplete(last))) return rows;
  return [...rows, { id: freeId(rows), form: '', field: '' }];
}

/** Ids count on, and no two of a draft are the same modulo 3: three lasting places distinguish them. */
function freeId(rows: readonly DependencyRow[]): string {
  const numbers = rows.map(({ id }) => Number(/^d(\d+)$/.exec(id)?.[1] ?? 0));
  const taken = new Set(numbers.map((number) => number % mostDependencies));
  let number = Math.max(0, ...numbers) + 1;
  while (taken.has(number % mostDependencies)) number += 1;
  return `d${number}`;
}

function edit(draft: DependenciesDraft, id: string, change: Partial<DependencyRow>): DependenciesDraft {
  const rows = offeredRows(draft).map((row) => (row.id === id ? { ...row, ...change } : row));
  return { ...draft, rows: rows.filter((row) => !isBlank(row)) };
}

/** Another form: its field has to be chosen anew. */
export function setDependencyForm(draft: DependenciesDraft, id: string, form: string): DependenciesDraft {
  return edit(draft, id, { form, field: '' });
}

/** Another field of the form. */
export function setDependencyField(draft: DependenciesDraft, id: string, field: string): DependenciesDraft {
  return edit(draft, id, { field });
}

/** Takes a row out. */
export function removeDependency(draft: DependenciesDraft, id: string): DependenciesDraft {
  return { ...draft, rows: draft.rows.filter((row) => row.id !== id) };
}
