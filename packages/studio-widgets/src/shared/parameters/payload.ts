import type { Parameter } from './Parameter.ts';

export type Payload = Readonly<Record<string, unknown>>;

/** Whether something that came from outside is an object with properties. */
export function isRecord(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a property that may be left out is a text, absent or `null`. */
export function isTextOrNothing(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === 'string';
}

/** Whether something that came from outside is a parameter. */
export function isParameter(payload: unknown): payload is Parameter {
  return (
    isRecord(payload) &&
    ['name', 'value', 'typeName'].every((name) => typeof payload[name] === 'string') &&
    isTextOrNothing(payload['expression'])
  );
}

/**
 * The properties of a payload that are not known, and known ones that are `null`, as a property to spread; nothing when
 * there are none. What the model later sets of them counts more.
 */
export function extraOf(payload: Payload, known: readonly string[]): { readonly extra?: Payload } {
  const unknown = Object.entries(payload).filter(
    ([name, value]) => name !== 'kind' && (value === null || !known.includes(name)),
  );
  return unknown.length === 0 ? {} : { extra: Object.fromEntries(unknown) };
}
