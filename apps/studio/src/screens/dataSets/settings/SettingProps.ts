import type { SettingName, SettingsDraft } from './model/SettingsDraft.ts';

/** What the control of a setting takes. */
export interface SettingProps<Name extends SettingName = never> {
  /** Which setting it is, for a control that can be several. */
  readonly setting: Name;
  readonly draft: SettingsDraft;
  readonly onChange: (draft: SettingsDraft) => void;
  /** What is wrong, in words, by setting. */
  readonly errors: Readonly<Partial<Record<SettingName, string | undefined>>>;
  /** Nothing can be changed. */
  readonly isReadOnly: boolean;
}

/** What the control of one certain setting takes. */
export type OneSettingProps = Omit<SettingProps, 'setting'>;
