import { type CommandGroup, CommandPalette } from '@studio/widgets';
import { shellText } from '../shell.messages.ts';
import { paletteText } from './palette.messages.ts';

export interface PaletteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** Called when the search box has the focus. Default: no call. */
  onReady?: () => void;
  /** What matches the query. */
  groups: readonly CommandGroup[];
  /** Objects are being searched. Default: false. */
  isSearching?: boolean;
  /** Why not everything could be searched, in words. Default: they could. */
  failure?: string | undefined;
}

/** The command palette in the words of the console. */
export function PaletteDialog({
  isOpen,
  onClose,
  onReady,
  isSearching = false,
  failure,
  ...rest
}: PaletteDialogProps) {
  return (
    <CommandPalette
      {...rest}
      isOpen={isOpen}
      onOpenChange={onClose}
      onFocus={({ target }) => target instanceof HTMLInputElement && onReady?.()}
      isLoading={isSearching}
      error={failure ? { reason: paletteText('failed', { reason: failure }) } : undefined}
      emptyText={paletteText('empty')}
      labels={{
        title: paletteText('label'),
        input: shellText('search.label'),
        placeholder: paletteText('placeholder'),
        results: paletteText('results'),
        loading: paletteText('loading'),
        found: (count) => paletteText('found', { count }),
        move: paletteText('move'),
        run: paletteText('run'),
        close: paletteText('close'),
      }}
    />
  );
}
