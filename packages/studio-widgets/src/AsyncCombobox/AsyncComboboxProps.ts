import type { ComboboxProps, SelectOption } from '@studio/ui';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import type { AsyncComboboxLabels } from './labels.ts';

/** What `Combobox` takes and a search decides itself. */
type Decided =
  | 'options'
  | 'filter'
  | 'isRanked'
  | 'onSearch'
  | 'loadingText'
  | 'emptyText'
  | 'onCreate'
  | 'createLabel'
  | 'error'
  | 'onValueChange';

/** Props of `AsyncCombobox`: those of `Combobox`, but that its options can be looked for. */
export interface AsyncComboboxProps<T extends string> extends Omit<ComboboxProps<T>, Decided> {
  /**
   * Finds the options for what was typed; the empty text requests the first ones. Rejects with an `Error` whose message
   * says why to a person. The signal aborts a search that is no longer needed. Without it the choices are `options`; what was
   * typed before it came is looked for then.
   */
  readonly search?: ((text: string, options: AskOptions) => Promise<readonly SelectOption<T>[]>) | undefined;
  /**
   * The choices while there is no `search`.
   * @default none
   */
  readonly options?: readonly SelectOption<T>[] | undefined;
  /**
   * Characters that a search needs, surrounding spaces aside.
   * @default 0: the first options are looked for as soon as the field has the focus
   */
  readonly minSearchLength?: number | undefined;
  /**
   * What values are called that were not looked for here, such as the one chosen before.
   * @default none: such a value is shown as it is
   */
  readonly knownOptions?: readonly SelectOption<T>[] | undefined;
  /** Called with the value that is chosen, and its option; null for none. */
  readonly onValueChange?: ((value: T | null, option: SelectOption<T> | null) => void) | undefined;
  /** What is wrong with the choice. A search that failed takes its place. */
  readonly error?: ComboboxProps<T>['error'];
  /**
   * Where a failed search is shown: below the field with a button, or in the list alone, where there is no room below.
   * In both, typing on searches again.
   * @default 'field'
   */
  readonly failureIn?: 'field' | 'list' | undefined;
  /** Texts to replace the English ones. */
  readonly labels?: Partial<AsyncComboboxLabels> | undefined;
}
