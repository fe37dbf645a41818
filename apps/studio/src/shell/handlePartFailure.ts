import type { PartFailureHandler } from '@studio/ui';
import { notify } from '../platform/feedback/notices.ts';
import { isMissingPart } from './isMissingPart.ts';
import { shellText } from './shell.messages.ts';

/**
 * Looks at why a part of the console's code could not be loaded. A server that answers, but not with that file, has been
 * given a newer version: trying again is of no use then, and a notification that stays offers to reload. Never rejects.
 */
export const handlePartFailure: PartFailureHandler = async (error) => {
  if (!isMissingPart(error) || !(await isGone(error))) return 'retry';
  notify({
    message: shellText('partGone'),
    tone: 'bad',
    durationMs: Number.POSITIVE_INFINITY,
    action: { label: shellText('routeError.reload'), onAction: () => location.reload() },
  });
  return 'giveUp';
};

/** Asks the server for the file that the error names; where a browser names none, whether there is a server at all. */
async function isGone({ message }: Error): Promise<boolean> {
  const file = /(?:https?:\/)?\/\S+/.exec(message)?.[0];
  try {
    const answer = await fetch(file ?? '/', { method: 'HEAD', cache: 'no-store' });
    return file === undefined ? answer.ok : isNoSuchFile(answer);
  } catch {
    return false;
  }
}

/** Some servers answer with the console's page for everything that they do not have. */
function isNoSuchFile({ ok, status, headers }: Response): boolean {
  if (!ok) return status === 404 || status === 410;
  return headers.get('Content-Type')?.startsWith('text/html') === true;
}
