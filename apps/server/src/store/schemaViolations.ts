import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Violation } from './Violation.ts';

const shownViolations = 100;

/** What a JSON schema forbids of a value, as violations; the first 100. */
export function schemaViolations(errors: readonly ErrorObject[]): Violation[] {
  // An alternative that does not fit is explained by what it lacks; that it does not fit says nothing more.
  const telling = errors.filter((error) => error.keyword !== 'oneOf' && !isUnwantedNull(error, errors));
  return (telling.length > 0 ? telling : errors).slice(0, shownViolations).map((error) => ({
    pointer: `${error.instancePath}${offendingProperty(error)}`,
    message: `${error.message ?? 'is not valid'}.`,
  }));
}

/** That a value is not null matters only where nothing else is wrong with it. */
function isUnwantedNull({ keyword, params, instancePath }: ErrorObject, errors: readonly ErrorObject[]) {
  if (keyword !== 'type' || params['type'] !== 'null') return false;
  return errors.some(
    (other) => other.keyword !== 'oneOf' && isWithin(other, instancePath) && other.params['type'] !== 'null',
  );
}

function isWithin({ instancePath }: ErrorObject, outer: string): boolean {
  return instancePath === outer || instancePath.startsWith(`${outer}/`);
}

function offendingProperty({ params }: ErrorObject): string {
  const name: unknown =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof name === 'string' ? `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` : '';
}
