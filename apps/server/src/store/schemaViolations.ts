import type { ErrorObject } from 'ajv/dist/2020.js';
import { addWithParents } from './addWithParents.ts';
import { placeName, schemaRule } from './schemaRule.ts';
import type { Violation } from './Violation.ts';

/** What a JSON schema forbids of a value. */
export interface SchemaFaults {
  violations: Violation[];
  /** Whether everything is there and of the right type, so that other rules can be tried on the value, too. */
  isTyped: boolean;
}

/** What does not hold for a text, a number or a list, which is one nevertheless. */
const ofValues: ReadonlySet<string> = new Set([
  ...['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'minItems', 'uniqueItems'],
]);

/** What a JSON schema forbids of a value, as violations. Takes time by the number of errors and the length of their pointers. */
export function schemaViolations(errors: readonly ErrorObject[]): SchemaFaults {
  const isExplained = explainedNulls(errors);
  // An alternative that does not fit is explained by what it lacks; that it does not fit says nothing more.
  const telling = errors.filter((error) => error.keyword !== 'oneOf' && !isExplained(error));
  const shown = telling.length > 0 ? telling : errors;
  return {
    violations: shown.map((error) => {
      const pointer = `${error.instancePath}${offendingProperty(error)}`;
      return { pointer, message: `${placeName(pointer)} ${schemaRule(error)}.` };
    }),
    isTyped: shown.every(({ keyword }) => ofValues.has(keyword)),
  };
}

/** That a value is not null matters only where nothing else is wrong with it or in it. */
function explainedNulls(errors: readonly ErrorObject[]): (error: ErrorObject) => boolean {
  const faulty = new Set<string>();
  for (const error of errors) {
    if (error.keyword !== 'oneOf' && !isUnwantedNull(error)) addWithParents(error.instancePath, faulty);
  }
  return (error) => isUnwantedNull(error) && faulty.has(error.instancePath);
}

function isUnwantedNull({ keyword, params }: ErrorObject): boolean {
  return keyword === 'type' && params['type'] === 'null';
}

function offendingProperty({ params }: ErrorObject): string {
  const name: unknown =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof name === 'string' ? `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` : '';
}
