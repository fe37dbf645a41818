import { type Result, result } from '@studio/api';
import type { Loaded } from '../types.ts';

/** What a call of the client answers. */
export type Answer<T> = Promise<{ readonly data?: T; readonly response: Response }>;

/**
 * An object that the server has answered, by its version.
 * @throws ProblemError when it was refused, and an error when it has no ETag
 */
export async function toLoaded<Doc>(answer: Answer<Doc>): Promise<Loaded<Doc>> {
  const { data, etag }: Result<Doc> = await result(answer);
  if (etag === null) throw new Error('The server answered an object without an ETag.');
  return { doc: data, etag };
}
