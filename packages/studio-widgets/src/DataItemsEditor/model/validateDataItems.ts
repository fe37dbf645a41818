import type { DataItemsDraft, DataItemsValidation, DataItemsValidationOptions } from '../types.ts';
import { advanceIndex } from './advanceIndex.ts';
import { createDraftIndex, type DraftIndex, toValidation } from './draftIndex.ts';

/** How many sets may be edited in turn before one of them is looked at as a whole again. */
const poolSize = 8;

/** What is remembered of the drafts seen, apart for sets with and without default priorities. */
interface Memory {
  readonly answers: WeakMap<DataItemsDraft, DataItemsValidation>;
  /** Kept alive by the draft that each belongs to. */
  readonly indexes: WeakMap<DataItemsDraft, DraftIndex>;
  /** The same indexes, the latest first. */
  readonly pool: WeakRef<DraftIndex>[];
}

function createMemory(): Memory {
  return { answers: new WeakMap(), indexes: new WeakMap(), pool: [] };
}

const withoutPriorities = createMemory();
const withPriorities = createMemory();

/** The index of an earlier state of the same set: one that has a group in common. It is taken out. */
function takeRelative({ pool, indexes }: Memory, draft: DataItemsDraft): DraftIndex | undefined {
  const groupIds = new Set(draft.groups.map(({ id }) => id));
  for (const [position, reference] of pool.entries()) {
    const index = reference.deref();
    if (index === undefined || !index.draft.groups.some(({ id }) => groupIds.has(id))) continue;
    pool.splice(position, 1);
    indexes.delete(index.draft);
    return index;
  }
  return undefined;
}

/**
 * Checks a draft: required labels and values, labels, values and default priorities unique in the set, group
 * names unique. Texts are compared trimmed and case-sensitively. Of rows with the same text the first is right
 * and each later one is in error. Blank rows are never in error. The answer for a draft is remembered as long as
 * the draft is, and a draft that differs from the one before in a few rows costs only those.
 */
export function validateDataItems(
  draft: DataItemsDraft,
  options: DataItemsValidationOptions = {},
): DataItemsValidation {
  const hasPriorities = options.hasDefaultPrecedence === true;
  const memory = hasPriorities ? withPriorities : withoutPriorities;
  const known = memory.answers.get(draft);
  if (known !== undefined) return known;
  const relative = takeRelative(memory, draft);
  const index = (relative && advanceIndex(relative, draft)) ?? createDraftIndex(draft, hasPriorities);
  memory.indexes.set(draft, index);
  memory.pool.unshift(new WeakRef(index));
  memory.pool.length = Math.min(memory.pool.length, poolSize);
  const validation = toValidation(index);
  memory.answers.set(draft, validation);
  return validation;
}
