import { isProblem } from '@studio/api';
import { describeError } from '../../../../services/describeError.ts';
import { blankSettings, type SettingName, type SettingsDraft } from './SettingsDraft.ts';

/** Why the server did not save, in words: at the settings it is about, or at the form. */
export interface Refusal {
  /** The settings that were refused. */
  readonly draft: SettingsDraft;
  readonly fields: Readonly<Partial<Record<SettingName, string>>>;
  /** What belongs to no setting; null when everything does. */
  readonly form: string | null;
}

/** Puts what a save was refused for where it belongs. */
export function readRefusal(error: unknown, draft: SettingsDraft): Refusal {
  if (isProblem(error, 409)) return { draft, fields: { name: describeError(error) }, form: null };
  const violations = isProblem(error, 422) ? (error.problem.errors ?? []) : [];
  const fields: Partial<Record<SettingName, string>> = {};
  const others: string[] = [];
  for (const { pointer, message } of violations) {
    const setting = pointer.slice(1);
    if (isSetting(setting)) fields[setting] ??= message;
    else others.push(message);
  }
  if (violations.length === 0) return { draft, fields, form: describeError(error) };
  return { draft, fields, form: others.length === 0 ? null : others.slice(0, 3).join(' ') };
}

/** What is still to be shown: a refused setting that has been changed since is open again. */
export function refusedSettings(refusal: Refusal | null, draft: SettingsDraft): Refusal['fields'] {
  if (refusal === null) return {};
  const still = Object.entries(refusal.fields).filter(
    ([setting]) => isSetting(setting) && refusal.draft[setting] === draft[setting],
  );
  return Object.fromEntries(still);
}

function isSetting(name: string): name is SettingName {
  return name in blankSettings;
}
