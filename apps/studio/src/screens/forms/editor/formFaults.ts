import { isProblem, type UiFormTemplate } from '@studio/api';
import type { SaveFailure } from '../../../kernel/editor/EditorState.ts';
import type { FormDraft } from './draft/FormDraft.ts';
import { type FaultPlace, placeOf } from './faultPlace.ts';

/** Something that is wrong with a form. */
export interface FormFault {
  readonly message: string;
  readonly place: FaultPlace;
}

/** Faults by the id of what of a form they belong to; null is its settings. */
export type FaultsByPlace = ReadonlyMap<string | null, readonly FormFault[]>;

/** What is wrong with a form that is saved. @param origin its draft, with the keys that the edited draft has */
export function savedFaults(
  { errors }: Pick<UiFormTemplate, 'errors'>,
  origin: FormDraft,
): readonly FormFault[] {
  return errors.map(({ message, pointer }) => ({ message, place: placeOf(pointer, origin) }));
}

/** What the server found wrong with a save that it refused; nothing where it failed otherwise. */
export function refusedFaults(failure: SaveFailure<FormDraft> | null): readonly FormFault[] {
  if (failure === null || !isProblem(failure.error, 422)) return [];
  const { draft, error } = failure;
  return (error.problem.errors ?? []).map(({ message, pointer }) => ({
    message,
    place: placeOf(pointer, draft),
  }));
}
