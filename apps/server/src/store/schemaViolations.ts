import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Violation } from './Violation.ts';

/** What a JSON schema forbids of a value, as violations. Takes time by the number of errors and the length of their pointers. */
export function schemaViolations(errors: readonly ErrorObject[]): Violation[] {
  const isExplained = explainedNulls(errors);
  // An alternative that does not fit is explained by what it lacks; that it does not fit says nothing more.
  const telling = errors.filter((error) => error.keyword !== 'oneOf' && !isExplained(error));
  return (telling.length > 0 ? telling : errors).map((error) => ({
    pointer: `${error.instancePath}${offendingProperty(error)}`,
    message: `${error.message ?? 'is not valid'}.`,
  }));
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

/** Parents of a pointer that is there already are there, too. */
function addWithParents(pointer: string, pointers: Set<string>): void {
  for (let length = pointer.length; length >= 0; length = pointer.lastIndexOf('/', length - 1)) {
    const parent = pointer.slice(0, length);
    if (pointers.has(parent)) return;
    pointers.add(parent);
    if (length === 0) return;
  }
}

function offendingProperty({ params }: ErrorObject): string {
  const name: unknown =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof name === 'string' ? `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` : '';
}
