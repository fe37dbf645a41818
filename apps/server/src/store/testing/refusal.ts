import { StoreError, type StoreFailure } from '../StoreError.ts';

/** Why the store refuses something. Throws when it does not. */
export async function refusal(work: Promise<unknown>): Promise<StoreFailure> {
  const error: unknown = await work.then(
    () => new Error('It was not refused.'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof StoreError) return error.failure;
  throw error;
}
