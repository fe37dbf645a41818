import type { LoadError } from '@studio/ui';
import type { GivenLabels } from '@studio/ui/internal';
import type { ComponentPropsWithRef } from 'react';
import type { SettingsPanelLabels } from './labels.ts';
import type {
  SettingContext,
  SettingDescriptor,
  SettingOptions,
  SettingsChange,
  SettingToConfirm,
  SettingValues,
  ValueSetRequest,
} from './types.ts';

/** Finds the values of a data set that a setting's choices come from. */
export type LoadValueSet = (
  request: ValueSetRequest,
  { signal }: { readonly signal: AbortSignal },
) => Promise<SettingOptions>;

/** Props of `SettingsPanel`; what is not named here goes to its root element. */
export interface SettingsPanelProps
  extends Omit<ComponentPropsWithRef<'section'>, 'onChange' | 'children' | 'defaultValue'> {
  /** The settings of a component; undefined while they are loading. Pass the same list at each render. */
  readonly settings: readonly SettingDescriptor[] | undefined;
  /** Why the settings could not be loaded, and how to try again. */
  readonly error?: LoadError | undefined;
  /** The values, when the host holds them; `parseSettings` makes them of the settings. */
  readonly value?: SettingValues | undefined;
  /**
   * What the values are of, such as the key of the selected part, when the host holds the values. With another one the panel begins
   * anew, as with another `key`, in less time: it keeps what it has drawn, unless the focus is in it. Groups stay open.
   * @default always the same
   */
  readonly subject?: string | undefined;
  /**
   * The values at first, when the panel holds them. Another component needs another `key`.
   * @default those stored with the settings
   */
  readonly defaultValue?: SettingValues | undefined;
  /**
   * The values after an edit, with every setting reset that it turned inactive; and those after the resets that a data set
   * brought on its arrival, with the reason `reset`, unless the panel is read-only.
   */
  readonly onValueChange?: ((next: SettingValues, change: SettingsChange) => void) | undefined;
  /** The button of a setting was pressed: the host opens its editor, to read only where it cannot be changed. */
  readonly onSettingPress?:
    | ((settingName: string, details: { readonly isReadOnly: boolean }) => void)
    | undefined;
  /**
   * Asked before an edit counts; true, or a promise of it, confirms. Declined, the setting shows what it had before. The signal
   * aborts when the setting is edited again or its edit is taken back, or when the panel goes; while another subject is shown the question goes on, and
   * what it confirms is reported by the `onValueChange` of the former one.
   * @default every edit counts
   */
  readonly confirmChange?:
    | ((
        change: SettingToConfirm,
        { signal }: { readonly signal: AbortSignal },
      ) => boolean | PromiseLike<boolean>)
    | undefined;
  /** The type of the form: `loadValueSet` receives it for settings whose choices depend on it. */
  readonly formType?: string | undefined;
  /** Asked once for each data set that choices come from; a rejection is shown in place, with Retry. */
  readonly loadValueSet?: LoadValueSet | undefined;
  /**
   * Whether numbers may have a minus sign: for the validators number range and percent. Asked with the values at hand.
   * @default never
   */
  readonly allowsMinus?: SettingContext['allowsMinus'];
  /**
   * The form is in production: settings that say so are locked.
   * @default false
   */
  readonly isInProduction?: boolean | undefined;
  /**
   * The component is new: what production locks is open for it.
   * @default false
   */
  readonly isNew?: boolean | undefined;
  /**
   * Every setting can be read and none changed; buttons of settings still open.
   * @default false
   */
  readonly isReadOnly?: boolean | undefined;
  /** Which permission is missing; with it, it is read-only. */
  readonly readOnlyReason?: string | undefined;
  /** The open groups, when the host holds them. */
  readonly openGroups?: readonly string[] | undefined;
  /**
   * The groups that are open at first.
   * @default ['core', 'display']
   */
  readonly defaultOpenGroups?: readonly string[] | undefined;
  readonly onOpenGroupsChange?: ((groups: readonly string[]) => void) | undefined;
  /**
   * Milliseconds that a text or a multi-select waits for the next edit; leaving it commits at once.
   * @default 500
   */
  readonly debounceMs?: number | undefined;
  /**
   * The level of the headings of the groups in the page.
   * @default 3
   */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Texts to replace the English ones. */
  readonly labels?: GivenLabels<SettingsPanelLabels> | undefined;
}
