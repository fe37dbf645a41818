import type {
  DataItemColumn,
  DataItemDraft,
  DataItemError,
  DataItemErrors,
  DataItemsDraft,
  DataItemsGroupError,
} from '../../types.ts';

function isBlank(item: DataItemDraft): boolean {
  return `${item.label}${item.value}`.trim() === '';
}

function keyOf(item: DataItemDraft, column: DataItemColumn): string {
  const text = item[column].trim();
  return column === 'defaultPrecedence' ? text.replace(/^0+(?=\d)/, '') : text;
}

function errorOf(
  items: readonly DataItemDraft[],
  item: DataItemDraft,
  column: DataItemColumn,
): DataItemError | undefined {
  const key = keyOf(item, column);
  if (column === 'defaultPrecedence') {
    if (key === '') return undefined;
    if (!/^[1-9][0-9]*$/.test(key)) return { code: 'not-a-priority' };
  } else if (key === '') {
    return { code: 'required' };
  }
  const other = items.find((candidate) => keyOf(candidate, column) === key);
  return other === undefined || other === item ? undefined : { code: 'duplicate', otherItemId: other.id };
}

/** The rules of validity written down as directly as possible, comparing every row with every other. */
export function naiveValidate(draft: DataItemsDraft, columns: readonly DataItemColumn[]) {
  const items = draft.groups.flatMap((group) => group.items).filter((item) => !isBlank(item));
  const itemErrors = new Map<string, DataItemErrors>();
  for (const item of items) {
    for (const column of columns) {
      const error = errorOf(items, item, column);
      if (error !== undefined) itemErrors.set(item.id, { ...itemErrors.get(item.id), [column]: error });
    }
  }
  const groupErrors = new Map<string, DataItemsGroupError>();
  draft.groups.forEach((group, index) => {
    const name = group.name.trim();
    const counts = (candidate: typeof group) => name !== '' || candidate.items.some((item) => !isBlank(item));
    const other = draft.groups
      .slice(0, index)
      .find((earlier) => earlier.name.trim() === name && counts(earlier));
    if (other === undefined || !counts(group)) return;
    groupErrors.set(
      group.id,
      name === '' ? { code: 'name-required' } : { code: 'duplicate-name', otherGroupId: other.id },
    );
  });
  return { itemErrors, groupErrors };
}
