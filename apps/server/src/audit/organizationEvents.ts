import type { LetterOfAuthorityPlan } from '@studio/api';
import type { AuditEvent, AuditUser } from './AuditEvent.ts';
import { eventOf } from './events.ts';

const type = 'Letters of Authority';

/** Letters of authority came in a file. */
export function lettersImported(
  user: AuditUser,
  fileName: string,
  { added, updated, unchanged, failed }: Omit<LetterOfAuthorityPlan, 'letters' | 'plan'>,
): AuditEvent {
  const counts = `${added} added, ${updated} updated, ${unchanged} unchanged, ${failed} not imported`;
  return eventOf(user, type, 'Imported', `The file '${fileName}' was imported: ${counts}.`);
}

/** All letters of authority of carriers, or of MGAs, were downloaded. */
export function lettersExported(user: AuditUser, issuers: 'carriers' | 'mgas'): AuditEvent {
  const whose = issuers === 'mgas' ? 'MGAs' : 'carriers';
  return eventOf(user, type, 'Exported', `The letters of authority of ${whose} were exported.`);
}
