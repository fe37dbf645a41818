import { useState } from 'react';
import { describeError } from '../../services/describeError.ts';
import type { ShellDialogProps } from '../dialogs/shellDialogs.ts';
import { PaletteDialog } from './PaletteDialog.tsx';
import { paletteTyping } from './TypeAhead.ts';
import { useDataSetSearch } from './useDataSetSearch.ts';
import { usePaletteGroups } from './usePaletteGroups.tsx';

/** The command palette: goes to a screen or a data set by name, or runs an action of the screen. */
export function Palette({ isOpen, onClose, onOpen }: ShellDialogProps) {
  const [query, setQuery] = useState('');
  const text = query.trim();
  const search = useDataSetSearch(text);
  const takeTyped = () => {
    const typed = paletteTyping.take();
    if (typed !== '') setQuery(typed);
  };
  return (
    <PaletteDialog
      isOpen={isOpen}
      onClose={onClose}
      query={query}
      onQueryChange={setQuery}
      onReady={takeTyped}
      groups={usePaletteGroups({ text, search, onOpen })}
      isSearching={search.isLoading}
      failure={search.error ? describeError(search.error) : undefined}
    />
  );
}
