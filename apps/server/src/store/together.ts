/** PostgreSQL's answer to whatever follows a statement that has failed in a transaction. */
const aborted = '25P02';

/**
 * Waits for the answers to several statements of a transaction that were asked without waiting for one another, so that they take one
 * round trip instead of one each; PostgreSQL still runs them one after the other, each on what was committed when its turn comes. Nothing
 * is left under way when this ends, since the connection may be another's then. Throws what failed first.
 * @param asked promises that have sent their statements already, in that order: of a query of drizzle's, what `execute()` returns
 */
export async function together<const Asked extends readonly Promise<unknown>[]>(
  asked: Asked,
): Promise<{ -readonly [Key in keyof Asked]: Awaited<Asked[Key]> }> {
  const settled = await Promise.allSettled(asked);
  const reasons = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  if (reasons.length > 0) throw reasons.find((reason) => !isAborted(reason)) ?? reasons[0];
  return Promise.all(asked) as Promise<{ -readonly [Key in keyof Asked]: Awaited<Asked[Key]> }>;
}

function isAborted(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  return ('code' in reason && reason.code === aborted) || isAborted(reason.cause);
}
