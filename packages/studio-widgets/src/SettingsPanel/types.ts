/** How a setting is entered. A button is edited elsewhere, columns are those of a summary grid; what is none of these is a text. */
export type SettingInputType =
  | 'text'
  | 'number'
  | 'switch'
  | 'button'
  | 'radio'
  | 'dropdown'
  | 'checkbox'
  | 'multiselect'
  | 'columns';

/** One choice of a setting. */
export interface SettingOption {
  readonly value: string;
  readonly label: string;
}

/**
 * What has to hold of another setting. A switch or checkbox that is off is empty for `notEmpty`. `emptyValueSet` and its opposite ask whether that setting has anything to choose
 * from, not what is chosen.
 */
export type SettingConditionOperator =
  | 'equals'
  | 'notEquals'
  | 'notEmpty'
  | 'emptyValueSet'
  | 'notEmptyValueSet';

/** A condition for a setting to be active. */
export interface SettingCondition {
  readonly componentSettingName: string;
  readonly operator: SettingConditionOperator;
  /** What `equals` and `notEquals` compare with. */
  readonly value?: string | number | boolean | null;
}

/** One setting, as the server describes it. Properties that are not named here are the host's own. */
export interface SettingDescriptor {
  /** Unique among the settings. */
  readonly settingName: string;
  readonly label: string;
  readonly inputType: SettingInputType;
  /** The group of it: one of those that `labels.groups` names, or another, which is shown behind them under its own name. */
  readonly group: string;
  /** Of the field template or the UI field; for the host. */
  readonly propertyName?: string | null;
  readonly owningClass?: string | null;
  /**
   * What is stored; nothing stored means the default. Several values of a multi-select are joined, columns are JSON:
   * `[{"name":"peril","width":150}]`.
   */
  readonly value?: string | number | boolean | null;
  /** What an inactive setting is reset to. @default empty, or off */
  readonly defaultValue?: string | number | boolean | null;
  /** The choices of a radio, dropdown or multi-select, and of what a column shows; without them its name is typed. */
  readonly values?: readonly SettingOption[] | null;
  /** Characters that a text can have. @default no limit */
  readonly inputLimit?: number | null;
  /** Spaces around a text are dropped when it is committed. @default false */
  readonly trim?: boolean | null;
  /** Parts the values of a multi-select. @default a comma */
  readonly valueDelimiter?: string | null;
  /** When it is active. @default always */
  readonly displayConditions?: readonly SettingCondition[] | null;
  /** `AND`: all conditions have to hold; anything else: one of them. */
  readonly displayConditionComparisonOperator?: string | null;
  /** Locked while the form is in production, except for new fields. @default false */
  readonly disabledWhenInProduction?: boolean | null;
  /** Locked in production for new fields too. @default false */
  readonly disabledForNewFieldsToo?: boolean | null;
  /** Why it cannot be edited, in production or not. @default it can */
  readonly lockedBecause?: string | null;
  /** The setting whose value names the data set that the choices come from, instead of `values`. */
  readonly dataSetNameFromSetting?: string | null;
  /** The choices of that data set depend on the type of the form. @default false */
  readonly dynamicValuesFormTypeDependent?: boolean | null;
  /** A dropdown can be emptied. @default false */
  readonly allowClearDropdown?: boolean | null;
  /** A dropdown takes values that are not among its choices. @default false */
  readonly allowNewValues?: boolean | null;
  /** Shown in an empty dropdown, multi-select or text. */
  readonly defaultPromptValue?: string | null;
  /** One quiet line below. */
  readonly hint?: string | null;
  /** What the host finds wrong with its value, in words. @default nothing */
  readonly problem?: string | null;
}

/**
 * The values of all settings, by name, as texts: `true` or `false` for what is on or off, the values of a multi-select
 * joined by its delimiter.
 */
export type SettingValues = Readonly<Record<string, string>>;

/** The choices of a data set. `isCut`: it has more, any of which can be stored, and typed. */
export type SettingOptions = readonly SettingOption[] & { readonly isCut?: boolean | undefined };

/** What the rules depend on beyond the settings and their values. */
export interface SettingContext {
  /**
   * The values of data sets, by name, or by `valueSetKey` for settings whose choices depend on the type of the form; one that
   * is missing is not known yet, and no condition fails because of it.
   */
  readonly valueSets?: Readonly<Record<string, SettingOptions>> | undefined;
  /** The type of the form that the component is in. */
  readonly formType?: string | undefined;
  /** Whether numbers may have a minus sign: the validator is number range or percent. @default never */
  readonly allowsMinus?: ((values: SettingValues) => boolean) | undefined;
}

/** A change of a setting that the host may confirm. */
export interface SettingToConfirm {
  readonly settingName: string;
  readonly before: string;
  readonly after: string;
}

/** The request of a data set's values. */
export interface ValueSetRequest {
  readonly dataSetName: string;
  /** The type of the form, for settings whose choices depend on it. */
  readonly formType?: string | undefined;
}

/** Another value of a setting, as it was entered. */
export interface SettingEdit {
  readonly settingName: string;
  readonly text: string;
}

/**
 * Why the values changed, and which settings were reset because they are inactive now. `set`: one was edited; `reset`: a
 * data set arrived that conditions ask for, nothing was edited.
 */
export type SettingsChange =
  | { readonly reason: 'set'; readonly settingName: string; readonly resetNames: readonly string[] }
  | { readonly reason: 'reset'; readonly resetNames: readonly string[] };

/** What is wrong with a setting. */
export type SettingFault = 'not-among-options' | 'not-a-number';
