import { isProblem, type UiFormTemplate } from '@studio/api';
import type { SaveFailure } from '../../../kernel/editor/EditorState.ts';
import { equal } from '../../../kernel/editor/equal.ts';
import { formEditorText } from '../editor.messages.ts';
import { type FormDraft, type FormPart, fieldText } from './draft/FormDraft.ts';
import { type FaultPlace, placeOf } from './faultPlace.ts';

/** Something that is wrong with a form. */
export interface FormFault {
  readonly message: string;
  readonly place: FaultPlace;
  /** What the setting was then, of a place that is one. */
  readonly value?: unknown;
}

/** Faults by the id of what of a form they belong to; null is its settings. */
export type FaultsByPlace = ReadonlyMap<string | null, readonly FormFault[]>;

/** What the server says of one error: the place that it leads to, and what is wrong there. */
type FoundError = Pick<UiFormTemplate['errors'][number], 'message' | 'pointer'>;

/** What is wrong with a form that is saved. @param origin its draft, with the keys that the edited draft has */
export function savedFaults(
  { errors }: { readonly errors: readonly FoundError[] },
  origin: FormDraft,
): readonly FormFault[] {
  return errors.map((error) => faultOf(error, origin));
}

function faultOf({ message, pointer }: FoundError, draft: FormDraft): FormFault {
  const place = placeOf(pointer, draft);
  if (place.at !== 'part' || place.setting === null) return { message, place };
  const part = draft.parts.find(({ key }) => key === place.key);
  return { message, place, value: valueIn(part, place.setting) };
}

function valueIn(part: FormPart | undefined, setting: string): unknown {
  return (part as unknown as Readonly<Record<string, unknown>> | undefined)?.[setting];
}

/** What the server found wrong with a save that it refused; nothing where it failed otherwise. */
export function refusedFaults(failure: SaveFailure<FormDraft> | null): readonly FormFault[] {
  if (failure === null || !isProblem(failure.error, 422)) return [];
  const { draft, error } = failure;
  return (error.problem.errors ?? []).map((each) => faultOf(each, draft));
}

/**
 * What the server would refuse a save of the draft for: variable names that are blank, or those of several fields, and what it has refused of it before and
 * is as it was.
 */
export function draftFaults(
  { parts }: Pick<FormDraft, 'parts'>,
  refused: readonly FormFault[] = [],
): readonly FormFault[] {
  const own = nameFaults(parts);
  if (refused.length === 0) return own;
  const byKey = new Map(parts.map((part) => [part.key, part]));
  const left = refused.filter((fault) => {
    const { place } = fault;
    if (place.at !== 'part') return true;
    return isAsFound(fault, byKey.get(place.key)) && !own.some((each) => equal(each.place, place));
  });
  return [...own, ...left];
}

/** Whether a setting is as it was when something wrong with it was found. */
function isAsFound({ place, ...then }: FormFault, part: FormPart | undefined): boolean {
  if (place.at !== 'part' || place.setting === null || !('value' in then)) return true;
  return part !== undefined && then.value === valueIn(part, place.setting);
}

function nameFaults(parts: readonly FormPart[]): readonly FormFault[] {
  const fields = parts.filter(({ isHead }) => !isHead);
  const byName = Map.groupBy(fields, ({ variableName }) => variableName.trim());
  if (byName.size === fields.length && !byName.has('')) return [];
  return fields.flatMap((part) => {
    const name = part.variableName.trim();
    const other = byName.get(name)?.find(({ key }) => key !== part.key);
    const place: FaultPlace = { at: 'part', key: part.key, setting: 'variableName' };
    if (name === '') return { place, message: formEditorText('name.blank') };
    return other === undefined
      ? []
      : { place, message: formEditorText('name.taken', { field: fieldText(other) }) };
  });
}

/** What is wrong with a part, by the contract's name of the setting. What a save has found counts until the setting is changed. */
export function faultsOfPart(faults: readonly FormFault[], part: FormPart): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const fault of faults) {
    const { place, message } = fault;
    if (place.at !== 'part' || place.key !== part.key || place.setting === null) continue;
    if (!isAsFound(fault, part)) continue;
    const before = found.get(place.setting);
    if (before !== message) found.set(place.setting, before === undefined ? message : `${before} ${message}`);
  }
  return found;
}
