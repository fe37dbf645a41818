import type { FieldChange } from '@studio/api';
import type { KindRegistry } from '../../kinds/KindRegistry.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { valueChanges } from './generic/valueChanges.ts';

/** What changed in a document, field by field in the terms of its screen. Null: there is no such document. */
export function documentChanges(
  { modules }: KindRegistry,
  kindName: string,
  before: JsonObject | null,
  after: JsonObject | null,
): FieldChange[] {
  // History may know kinds that this release does not.
  const changes = modules.find(({ kind }) => kind.name === kindName)?.changes ?? valueChanges;
  return changes(before, after);
}
