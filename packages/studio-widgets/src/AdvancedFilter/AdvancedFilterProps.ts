import type { LoadError } from '@studio/ui';
import type { GivenLabels } from '@studio/ui/internal';
import type { ComponentPropsWithRef } from 'react';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import type { AdvancedFilterLabels } from './labels.ts';
import type {
  Filter,
  FilterChange,
  FilterField,
  FilterToSave,
  FilterUriProblem,
  SavedFilter,
} from './types.ts';

/** What the host does with saved filters; an action without its callback is not offered. Rejections are shown in place. */
export interface SavedFilterActions {
  /** Saves a filter, new or changed, and answers its id, or void for one that has an id. */
  readonly onSaveFilter?:
    | ((filter: FilterToSave, options: AskOptions) => Promise<{ readonly id: string } | undefined>)
    | undefined;
  readonly onRenameFilter?:
    | ((renamed: { readonly id: string; readonly name: string }, options: AskOptions) => Promise<void>)
    | undefined;
  readonly onDeleteFilter?: ((id: string, options: AskOptions) => Promise<void>) | undefined;
  readonly onSetDefaultFilter?: ((id: string, options: AskOptions) => Promise<void>) | undefined;
}

/** Props of `AdvancedFilter`; what is not named here goes to its root element. */
export interface AdvancedFilterProps
  extends SavedFilterActions,
    Omit<ComponentPropsWithRef<'section'>, 'onChange' | 'children' | 'defaultValue'> {
  /** What is filtered, the path of its filter URI without the slash: `DataSet`. */
  readonly kind: string;
  /** What can be filtered by. */
  readonly fields: readonly FilterField[];
  /** The filter, when the host holds it; make it with `parseFilterUri`. Give back what `onValueChange` reported. */
  readonly value?: Filter | undefined;
  /**
   * The filter at first, when the widget holds it.
   * @default no conditions
   */
  readonly defaultValue?: Filter | undefined;
  /** Every edit, incomplete conditions included. */
  readonly onValueChange?: ((next: Filter, change: FilterChange) => void) | undefined;
  /** The filter means something else now: its URI, `debounceMs` after the last edit, at once when cleared or applied. */
  readonly onFilterUriChange?: ((filterUri: string) => void) | undefined;
  /**
   * Milliseconds that `onFilterUriChange` waits for the next edit.
   * @default 500
   */
  readonly debounceMs?: number | undefined;
  /** What could not be read of the URI that the filter came from; named above the conditions. */
  readonly problems?: readonly FilterUriProblem[] | undefined;
  /**
   * The user's filters; undefined while they load. Without them, `onSaveFilter` and an error nothing of saved filters is
   * drawn.
   */
  readonly savedFilters?: readonly SavedFilter[] | undefined;
  /** Why the saved filters could not be loaded, and how to try again. */
  readonly savedFiltersError?: LoadError | undefined;
  /** The saved filter that is applied, when the host holds that; null for none. */
  readonly selectedFilterId?: string | null | undefined;
  /**
   * The one that is applied at first, once the saved filters are here, unless a filter is given; null for none.
   * @default that which `defaultFilterOf` finds: the user's default, or else the first
   */
  readonly defaultSelectedFilterId?: string | null | undefined;
  readonly onSelectedFilterIdChange?: ((id: string | null) => void) | undefined;
  /** Whether the conditions show, when the host holds that. */
  readonly isOpen?: boolean | undefined;
  /**
   * Whether the conditions show at first.
   * @default in windows of 768 pixels and wider
   */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Which permission or state keeps the filter from being changed; it then shows what it is. */
  readonly readOnlyReason?: string | undefined;
  /** Texts to replace the English ones. */
  readonly labels?: GivenLabels<AdvancedFilterLabels> | undefined;
}
