/**
 * Why drafts are not kept at the moment. `unavailable`: the browser has no storage or forbids it; `blocked`: another tab
 * holds an older version of it; `outdated`: another tab has a newer version of the studio; `full`: no space is left;
 * `failed`: anything else.
 */
export type DraftsOffReason = 'unavailable' | 'blocked' | 'outdated' | 'full' | 'failed';

/** What an error of the storage means. */
export function offReasonOf(error: unknown): DraftsOffReason {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'VersionError') return 'outdated';
  return 'failed';
}
