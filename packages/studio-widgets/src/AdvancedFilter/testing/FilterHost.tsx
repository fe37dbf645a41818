import { useState } from 'react';
import { AdvancedFilter } from '../AdvancedFilter.tsx';
import type { AdvancedFilterProps } from '../AdvancedFilterProps.ts';
import type { SavedFilter } from '../types.ts';

/** A host that keeps saved filters as a server would: what the callbacks given reject is not kept. */
export function FilterHost(props: AdvancedFilterProps) {
  const [savedFilters, setSavedFilters] = useState<readonly SavedFilter[]>(props.savedFilters ?? []);
  const edit = (id: string, change: Partial<SavedFilter>) =>
    setSavedFilters((list) => list.map((saved) => (saved.id === id ? { ...saved, ...change } : saved)));
  return (
    <AdvancedFilter
      {...props}
      savedFilters={savedFilters}
      onSaveFilter={async (filter, options) => {
        await props.onSaveFilter?.(filter, options);
        const { id, name, filterUri } = filter;
        if (id !== null) {
          edit(id, { filterUri });
          return undefined;
        }
        const added = { id: `s${savedFilters.length + 1}`, name, filterUri };
        setSavedFilters((list) => [...list, added]);
        return added;
      }}
      onRenameFilter={async ({ id, name }, options) => {
        await props.onRenameFilter?.({ id, name }, options);
        edit(id, { name });
      }}
      onDeleteFilter={async (id, options) => {
        await props.onDeleteFilter?.(id, options);
        setSavedFilters((list) => list.filter((saved) => saved.id !== id));
      }}
      onSetDefaultFilter={async (id, options) => {
        await props.onSetDefaultFilter?.(id, options);
        setSavedFilters((list) => list.map((saved) => ({ ...saved, isDefault: saved.id === id })));
      }}
    />
  );
}
