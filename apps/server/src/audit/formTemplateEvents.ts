import type { AuditEvent, AuditUser } from '../store/log/AuditEvent.ts';
import { eventOf } from './events.ts';

interface Changed {
  changed: number;
  setId: number | null;
}

const type = 'Form Template';

/** Form templates were published together. */
export function formTemplatesPublished(user: AuditUser, { changed, setId }: Changed): AuditEvent {
  const message = `${counted(changed)} published; the form template set ${setId} was created.`;
  return eventOf(user, type, 'Published', message);
}

/** Form templates were marked in production. */
export function formTemplatesInProduction(user: AuditUser, { changed }: Changed): AuditEvent {
  return eventOf(user, type, 'Marked in production', `${counted(changed)} marked in production.`);
}

/** A set for trying out drafts was made. */
export function testSetMade(user: AuditUser, { setId }: Pick<Changed, 'setId'>): AuditEvent {
  return eventOf(user, type, 'Created', `The form template set ${setId} was created for a test.`);
}

function counted(count: number): string {
  return count === 1 ? '1 form template was' : `${count} form templates were`;
}

/** Form templates came in a file. @param counts how many were imported, and how many not */
export function formTemplatesImported(user: AuditUser, fileName: string, counts: string): AuditEvent {
  return eventOf(user, type, 'Imported', `The file '${fileName}' was imported: ${counts}.`);
}
