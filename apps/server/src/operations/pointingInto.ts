import { StoreError } from '../store/StoreError.ts';

/** Lets the store's violations, which point into the document, point into the body that it came from. */
export async function pointingInto<Result>(
  toBodyPointer: (pointer: string) => string,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof StoreError) || error.failure.reason !== 'invalid') throw error;
    const violations = error.failure.violations.map(({ pointer, message }) => ({
      pointer: toBodyPointer(pointer),
      message,
    }));
    throw new StoreError({ reason: 'invalid', violations }, { cause: error });
  }
}
