import type { DataSet } from '@studio/api';
import { type DataSetDraft, hasOwnItems } from '../../draft/DataSetDraft.ts';
import { adoptCriteria } from './adoptCriteria.ts';
import { adoptDependencies } from './adoptDependencies.ts';
import { adoptItems } from './adoptItems.ts';

/** The drafts of documents, by the drafts that they became by taking over ids. */
const originals = new WeakMap<DataSetDraft, DataSetDraft>();

/** The ids of what was found to be the same to the letter: another draft with those ids changes nothing about it. */
const settledIds = new WeakMap<DataSetDraft, ReadonlySet<string>>();

/** The draft as it was made of a document; itself when it never took over ids. */
export function originalOf(draft: DataSetDraft): DataSetDraft {
  return originals.get(draft) ?? draft;
}

/**
 * The draft with the ids that the same things have in `known`. Ids of groups and items are never given out twice; those of
 * criteria count from 1 in every draft that is made of a document, and so mean something only once they were taken over.
 */
export function adoptDraft(
  draft: DataSetDraft,
  known: DataSetDraft,
  doc: Pick<DataSet, 'type'>,
): DataSetDraft {
  if (draft === known) return draft;
  const settled = new Set(settledIds.get(draft));
  const sharesIds = originals.has(draft);
  const withItems = hasOwnItems(doc) ? adoptItems(draft, known, settled, sharesIds) : draft;
  const withDependencies = adoptDependencies(withItems, known, settled);
  const aligned = adoptCriteria(withDependencies, known, doc, sharesIds, settled);
  originals.set(aligned, originalOf(draft));
  settledIds.set(aligned, settled);
  return aligned;
}
