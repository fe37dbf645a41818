import { checkShape, whole } from '../../store/checkShape.ts';
import type { Kind } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { kindNames } from '../kindNames.ts';
import { singletonKind } from '../SingletonRules.ts';
import { definitionsByName } from './preferenceDefinitions.ts';
import { valueFault } from './valueFault.ts';

/** The preferences of the studio: the values that differ from their defaults, by name. */
export type PreferenceDoc = { values: Record<string, string> };

const checkPreferenceShape = checkShape<PreferenceDoc>(
  whole({
    values: {
      type: 'object',
      maxProperties: 1000,
      additionalProperties: { type: 'string', maxLength: 4000 },
    },
  }),
  ({ values }) => Object.entries(values).flatMap(([name, value]) => faultsOf(name, value)),
);

/** Preferences of earlier releases: stores and backups may still hold a value, which has no effect. The next save drops it. */
const retiredNames: ReadonlySet<string> = new Set(['editor.undoQuietMilliseconds']);

function faultsOf(name: string, value: string): Violation[] {
  if (retiredNames.has(name)) return [];
  const definition = definitionsByName.get(name);
  const pointer = `/values/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  if (!definition) return [{ pointer, message: `There is no preference '${name}'.` }];
  const message = valueFault(definition, value);
  return message === null ? [] : [{ pointer, message }];
}

/** The preferences: one document, which refers to nothing. */
export const preferenceKind: Kind<PreferenceDoc> = {
  ...singletonKind,
  name: kindNames.preference,
  noun: 'preference list',
  validate: checkPreferenceShape,
};
