import type { Parameter } from './Parameter.ts';

export type Payload = Readonly<Record<string, unknown>>;

/** Whether something that came from outside is an object with properties. */
export function isRecord(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether something that came from outside is a parameter. */
export function isParameter(payload: unknown): payload is Parameter {
  return (
    isRecord(payload) &&
    ['name', 'value', 'typeName'].every((name) => typeof payload[name] === 'string') &&
    ['string', 'undefined'].includes(typeof payload['expression'])
  );
}

/** The properties of a payload that are not known, as a property to spread; nothing when there are none. */
export function extraOf(payload: Payload, known: readonly string[]): { readonly extra?: Payload } {
  const unknown = Object.entries(payload).filter(([name]) => name !== 'kind' && !known.includes(name));
  return unknown.length === 0 ? {} : { extra: Object.fromEntries(unknown) };
}
