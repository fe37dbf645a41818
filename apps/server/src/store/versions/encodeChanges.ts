import { crc32 } from 'node:zlib';
import { LoopTurns } from '../../LoopTurns.ts';
import type { Change, Content } from '../Change.ts';
import type { Queries } from '../Database.ts';
import { insertInSteps } from '../insertInSteps.ts';
import type { JsonObject } from '../JsonObject.ts';
import { history } from '../schema.ts';
import { nextPosition, spanOf } from './chain.ts';
import { makeDelta } from './delta.ts';
import { readContents } from './readContents.ts';
import { isOneOf, type VersionId, versionKey } from './VersionId.ts';

/** A delta that is over this share of its document is not worth the way to its base. */
const largestShare = 0.5;

/** A change, as far as its content goes. */
interface ContentChange extends Pick<Change, 'id' | 'version' | 'before' | 'after'> {
  /** The text of `after`, where it is there already. */
  text?: string;
}

interface Draft extends Omit<ContentChange, 'before'> {
  /** The text before the change; null when no delta may be made. */
  previous: Buffer | null;
  /** The position of the version if it becomes a delta; 0 when it may not. */
  position: number;
}

/**
 * The contents of changes for history, in their order: each once, and small where little has changed. They depend on the
 * versions before, which never change. Large documents take long, so others have turns in between.
 */
export async function encodeChanges(
  queries: Queries,
  changes: readonly ContentChange[],
  turns = new LoopTurns(),
): Promise<Content[]> {
  const replacing = changes.filter(({ before, after }) => before !== null && after !== null);
  const places = await readPlaces(
    queries,
    replacing.map(({ id, version }) => ({ documentId: id, version: version - 1 })),
  );
  const drafts: Draft[] = [];
  for (const change of changes) {
    drafts.push(draftOf(change, places));
    await turns.give();
  }
  const far = drafts.filter(({ position }) => spanOf(position) > 1).map(baseOf);
  const bases = await readContents(queries, far);
  const contents: Content[] = [];
  for (const draft of drafts) {
    contents.push(await encode(draft, bases.get(versionKey(baseOf(draft))) ?? draft.previous));
    await turns.give();
  }
  return contents;
}

function draftOf({ before, ...draft }: ContentChange, places: ReadonlyMap<string, Place>): Draft {
  const { id, version, after } = draft;
  const place = places.get(versionKey({ documentId: id, version: version - 1 }));
  const previous = before && after && place ? textOf(before) : null;
  // What is not exactly as history has it is no base.
  if (!previous || !place || crc32(previous) !== place.checksum)
    return { ...draft, previous: null, position: 0 };
  return { ...draft, previous, position: nextPosition(place.position) };
}

function baseOf({ id, version, position }: Draft): VersionId {
  return { documentId: id, version: version - spanOf(position) };
}

async function encode({ after, position, text: made }: Draft, base: Buffer | null): Promise<Content> {
  if (after === null) return { after, delta: null, position: 0, checksum: null };
  const text = made === undefined ? textOf(after) : Buffer.from(made);
  const checksum = crc32(text);
  if (base && position > 0) {
    const delta = await makeDelta(base, text);
    if (delta.length <= text.length * largestShare) return { after: null, delta, position, checksum };
  }
  return { after, delta: null, position: 0, checksum };
}

/** As the database is given it, in UTF-8. */
function textOf(doc: JsonObject): Buffer {
  return Buffer.from(JSON.stringify(doc));
}

/** The position of a version, for the deltas that are made after it. */
type Place = Pick<typeof history.$inferSelect, 'position' | 'checksum'>;

/** The places of versions that can be the base of a delta, by `versionKey`. */
async function readPlaces(queries: Queries, versions: readonly VersionId[]): Promise<Map<string, Place>> {
  const { documentId, version, position, checksum } = history;
  const rows = await insertInSteps(versions, (some) =>
    queries.select({ documentId, version, position, checksum }).from(history).where(isOneOf(some)),
  );
  return new Map(rows.flat().map((row) => [versionKey(row), row]));
}
