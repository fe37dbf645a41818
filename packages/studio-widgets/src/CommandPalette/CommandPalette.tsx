import type { LoadError } from '@studio/ui';
import { useControlled, useLabels } from '@studio/ui/internal';
import { type ComponentPropsWithRef, type ReactElement, useRef } from 'react';
import { PaletteDialog } from './CommandPalette.styles.ts';
import { CommandPaletteSearch } from './CommandPaletteSearch.tsx';
import { defaultLabels } from './labels.ts';
import type { CommandGroup, CommandPaletteLabels } from './types.ts';

export interface CommandPaletteProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Whether it is shown, when the host holds it. */
  isOpen?: boolean | undefined;
  /** Whether it is shown at first, when it holds that itself. @default false */
  defaultIsOpen?: boolean | undefined;
  /** Asked to close: by Escape, the backdrop, or because a command was chosen. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** What was typed, when the host holds it; it clears it when it likes. */
  query?: string | undefined;
  /** What the search box starts with, when the palette holds it. @default '' */
  defaultQuery?: string | undefined;
  /** Every keystroke, with the whole new text: time to find other groups. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** What matches the query: the host finds it, the palette shows it as it is. */
  groups: readonly CommandGroup[];
  /** More is being looked for. What was found so far stays. @default false */
  isLoading?: boolean | undefined;
  /** Why something could not be looked for. */
  error?: LoadError | undefined;
  /** Shown when nothing matches. */
  emptyText: string;
  labels?: Partial<CommandPaletteLabels> | undefined;
}

/** A dialog to go anywhere and run anything from the keyboard. */
export function CommandPalette(props: CommandPaletteProps): ReactElement {
  const {
    isOpen: givenIsOpen,
    defaultIsOpen = false,
    onOpenChange,
    query: givenQuery,
    defaultQuery = '',
    onQueryChange,
    groups,
    isLoading,
    error,
    emptyText,
    labels,
    ...rest
  } = props;
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const [query, setQuery] = useControlled(givenQuery, defaultQuery, onQueryChange);
  const texts = useLabels('CommandPalette', defaultLabels, labels);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <PaletteDialog
      data-part="command-palette"
      {...rest}
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={texts.title}
      initialFocusRef={inputRef}
    >
      <CommandPaletteSearch
        {...{ query, groups, isLoading, error, emptyText }}
        onQueryChange={setQuery}
        inputRef={inputRef}
        labels={texts}
        onClose={() => setOpen(false)}
      />
    </PaletteDialog>
  );
}
