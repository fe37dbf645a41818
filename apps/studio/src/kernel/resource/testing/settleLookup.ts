import { type Lookup, loaderOf } from '../Lookup.ts';

/** Gives a lookup its data without a request. */
export async function settleLookup<T>(lookup: Lookup<T>, data: T): Promise<void> {
  await loaderOf(lookup).load(lookup.key, () => Promise.resolve(data));
}

/** Makes a lookup drop its data. */
export function resetLookup<T>(lookup: Lookup<T>): void {
  loaderOf(lookup).reset();
}
