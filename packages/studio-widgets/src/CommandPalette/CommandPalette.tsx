import { type ReactElement, useRef } from 'react';
import { PaletteDialog } from './CommandPalette.styles.ts';
import { CommandPaletteSearch } from './CommandPaletteSearch.tsx';
import { defaultLabels } from './labels.ts';
import type { CommandGroup, CommandPaletteLabels } from './types.ts';

export interface CommandPaletteProps {
  isOpen: boolean;
  /** Asked to close: by Escape, the backdrop, or because a command was chosen. */
  onOpenChange: (isOpen: boolean) => void;
  /** What was typed. The host holds it, and clears it when it likes. */
  query: string;
  onQueryChange: (query: string) => void;
  /** What matches the query: the host finds it, the palette shows it as it is. */
  groups: readonly CommandGroup[];
  /** More is being looked for. What was found so far stays. @default false */
  isLoading?: boolean | undefined;
  /** Why something could not be looked for. */
  error?: string | undefined;
  /** Shown when nothing matches. */
  emptyText: string;
  labels?: Partial<CommandPaletteLabels> | undefined;
}

/** A dialog to go anywhere and run anything from the keyboard. */
export function CommandPalette(props: CommandPaletteProps): ReactElement {
  const { isOpen, onOpenChange, labels, ...rest } = props;
  const texts = { ...defaultLabels, ...labels };
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <PaletteDialog isOpen={isOpen} onOpenChange={onOpenChange} title={texts.title} initialFocusRef={inputRef}>
      <CommandPaletteSearch
        {...rest}
        inputRef={inputRef}
        labels={texts}
        onClose={() => onOpenChange(false)}
      />
    </PaletteDialog>
  );
}
