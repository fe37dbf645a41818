import type { DataSet } from '@studio/api';
import type { Entry, Outline } from '../../../../kernel/editor/outline/Outline.ts';
import {
  type DataSetDraft,
  hasCriteria,
  hasOwnItems,
  showsDefaultPrecedence,
} from '../draft/DataSetDraft.ts';
import { criterionEntries, dependencyEntries } from './criteriaEntries.ts';
import { itemEntries } from './itemEntries.ts';

/** The content of a draft: what its type has of groups and items, dependencies and criteria. */
export function readOutline(draft: DataSetDraft, doc: Pick<DataSet, 'type'>): Outline {
  const outline = new Map<string, Entry>();
  const add = (entries: readonly Entry[]) => {
    for (const entry of entries) outline.set(entry.key, entry);
  };
  if (hasOwnItems(doc)) add(itemEntries(draft, showsDefaultPrecedence(doc)));
  if (hasCriteria(doc)) {
    add(dependencyEntries(draft));
    add(criterionEntries(draft, doc));
  }
  return outline;
}
