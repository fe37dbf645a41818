import type { Change } from '../Change.ts';
import type { JsonObject } from '../JsonObject.ts';
import type { Kind } from '../Kind.ts';
import type { AuditAction, AuditEvent } from './AuditEvent.ts';
import { typeWords } from './typeWords.ts';

const actions: Record<Change['action'], AuditAction> = {
  create: 'Created',
  update: 'Updated',
  rename: 'Renamed',
  follow: 'Updated',
  delete: 'Deleted',
};

/** What the log says of a change of a document, but for who made it. */
export function describeChange(change: Change): Pick<AuditEvent, 'type' | 'action' | 'message'> {
  const { kind, action } = change;
  return { type: typeWords(kind.noun), action: actions[action], message: sentence(change) };
}

function sentence({ kind, action, before, after, cause }: Change): string {
  const name = shownName(kind, after ?? before);
  const subject = kind.isSingleton ? `The ${kind.noun}` : `The ${kind.noun} ${name}`;
  switch (action) {
    case 'create':
      return `${subject} was created.`;
    case 'update':
      return `${subject} was updated.`;
    case 'delete':
      return `${subject} was deleted.`;
    case 'rename':
      return `The ${kind.noun} ${shownName(kind, before)} was renamed to ${name}.`;
    case 'follow':
      return `${subject} was updated because ${cause ?? 'something that it refers to was renamed'}.`;
  }
}

/** What people call a document, and the name that tells it apart where that is another. */
function shownName(kind: Kind, doc: JsonObject | null): string {
  const name = kind.nameOf(doc ?? {});
  const { displayName } = kind.summarise(doc ?? {});
  return typeof displayName === 'string' && displayName !== name ? `'${displayName}' (${name})` : `'${name}'`;
}
