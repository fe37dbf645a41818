import { type Lookup, loaderOf } from '../Lookup.ts';

/** Answers a lookup without asking anybody. */
export async function settleLookup<T>(lookup: Lookup<T>, data: T): Promise<void> {
  await loaderOf(lookup).load(lookup.key, () => Promise.resolve(data));
}

/** Makes a lookup forget what it has. */
export function resetLookup<T>(lookup: Lookup<T>): void {
  loaderOf(lookup).reset();
}
