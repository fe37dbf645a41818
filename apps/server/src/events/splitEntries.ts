import { type HereEntry, longestNotice } from '../store/announcements/EventMessage.ts';

/** What a notice has besides its entries. */
const envelope = 200;

/** Entries in as few notices as they fit into. */
export function splitEntries(entries: readonly HereEntry[]): HereEntry[][] {
  const notices: HereEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(JSON.stringify(entry)) + 1;
    if (size > room) {
      notices.push([]);
      room = longestNotice - envelope;
    }
    notices.at(-1)?.push(entry);
    room -= size;
  }
  return notices;
}
