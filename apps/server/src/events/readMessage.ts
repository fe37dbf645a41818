import type { EventMessage, HereEntry } from '../store/announcements/EventMessage.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads what came over the channel of servers; null for what this release does not understand. Anybody who may connect to
 * the database may say anything there.
 */
export function readMessage(text: string): EventMessage | null {
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === 'object' && given !== null ? toMessage(given as Fields) : null;
  } catch {
    return null;
  }
}

function toMessage(given: Fields): EventMessage | null {
  const { is, from, entries } = given;
  switch (is) {
    case 'many':
      return { is };
    case 'saved':
    case 'deleted':
      return toChange(is, given);
    case 'underWay':
      return toUnderWay(given);
    case 'visitEnded':
      return toVisitEnded(given);
    case 'hello':
    case 'alive':
    case 'gone':
      return isText(from) ? { is, from } : null;
    case 'here':
      return isText(from) && isListOf(entries, isHereEntry) ? { is, from, entries } : null;
    default:
      return null;
  }
}

function toChange(is: 'saved' | 'deleted', given: Fields): EventMessage | null {
  const { topics, revision, authorId, time, clientTag, name, version } = given;
  if (!isListOf(topics, isText) || !isCount(revision) || !isText(authorId) || !isCount(time)) return null;
  if (clientTag !== null && !isText(clientTag)) return null;
  const change = { topics, revision, authorId, time, clientTag };
  if (is === 'deleted') return { is, ...change };
  return isText(name) && isCount(version) ? { is, ...change, name, version } : null;
}

function toUnderWay({ topics, underWay, clientTag }: Fields): EventMessage | null {
  if (!isListOf(topics, isText) || !(clientTag === null || isText(clientTag))) return null;
  const message = { is: 'underWay', topics, clientTag } as const;
  if (underWay === null) return { ...message, underWay };
  if (typeof underWay !== 'object') return null;
  const { userId, timeStarted, revision } = underWay as Fields;
  if (!isText(userId) || !isCount(timeStarted) || !isCount(revision)) return null;
  return { ...message, underWay: { userId, timeStarted, revision } };
}

function toVisitEnded({ userId, visit, topic }: Fields): EventMessage | null {
  if (!isText(userId) || !isText(visit) || !isText(topic)) return null;
  return { is: 'visitEnded', userId, visit, topic };
}

function isHereEntry(value: unknown): value is HereEntry {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [topic, userId, sessions] = value as unknown[];
  return isText(topic) && isText(userId) && isCount(sessions);
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
