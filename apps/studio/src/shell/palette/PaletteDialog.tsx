import { type CommandGroup, CommandPalette } from '@studio/widgets';
import { t } from '../../messages/messages.ts';
import './palette.messages.ts';

export interface PaletteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** The search box has the focus. Default: nobody waits for that. */
  onReady?: () => void;
  /** What matches the query. */
  groups: readonly CommandGroup[];
  /** Data sets are being searched. Default: false. */
  isSearching?: boolean;
  /** Why data sets could not be searched, in words. Default: they could. */
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
      error={failure && t('shell.palette.failed', { reason: failure })}
      emptyText={t('shell.palette.empty')}
      labels={{
        title: t('shell.palette.label'),
        input: t('shell.search.label'),
        placeholder: t('shell.palette.placeholder'),
        results: t('shell.palette.results'),
        loading: t('shell.palette.loading'),
        found: (count) => t('shell.palette.found', { count }),
        move: t('shell.palette.move'),
        run: t('shell.palette.run'),
        close: t('shell.palette.close'),
      }}
    />
  );
}
