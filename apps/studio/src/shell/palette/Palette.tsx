import { useState } from 'react';
import { describeError } from '../../platform/i18n/describeError.ts';
import type { ShellDialogProps } from '../ShellDialog.ts';
import { PaletteDialog } from './PaletteDialog.tsx';
import { paletteTyping } from './TypeAhead.ts';
import { useObjectSearch } from './useObjectSearch.ts';
import { usePaletteGroups } from './usePaletteGroups.tsx';

/** The command palette: goes to a screen or an object by name, or runs an action of the screen. */
export function Palette({ isOpen, onClose, onOpen }: ShellDialogProps) {
  const [query, setQuery] = useState('');
  const text = query.trim();
  const search = useObjectSearch(text);
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
