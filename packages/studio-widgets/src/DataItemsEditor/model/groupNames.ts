import type { DataItemsGroupCounts, DataItemsGroupDraft, DataItemsGroupError } from '../types.ts';

/**
 * Checks group names: a name that an earlier group has is wrong, and so is a missing name when an earlier
 * group with items has none either. A group without items may always stay unnamed: it is not saved.
 */
export function checkGroupNames(
  groups: readonly DataItemsGroupDraft[],
  counts: ReadonlyMap<string, DataItemsGroupCounts>,
): ReadonlyMap<string, DataItemsGroupError> {
  const errors = new Map<string, DataItemsGroupError>();
  const firstHolder = new Map<string, string>();
  for (const group of groups) {
    const name = group.name.trim();
    if (name === '' && counts.get(group.id)?.items === 0) continue;
    const otherGroupId = firstHolder.get(name);
    if (otherGroupId === undefined) firstHolder.set(name, group.id);
    else
      errors.set(
        group.id,
        name === '' ? { code: 'name-required' } : { code: 'duplicate-name', otherGroupId },
      );
  }
  return errors;
}
