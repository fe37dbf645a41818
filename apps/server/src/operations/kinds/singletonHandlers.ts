import { readIfMatch } from '../../http/readIfMatch.ts';
import { readWrite } from '../../http/readWrite.ts';
import { type SingletonRules, singletonName } from '../../kinds/SingletonRules.ts';
import type { Services } from '../../Services.ts';
import type { Queries } from '../../store/Database.ts';
import { findVersionByTag } from '../../store/documentVersions.ts';
import { findDocument } from '../../store/findDocuments.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { joinViolations } from '../../store/joinViolations.ts';
import type { Kind } from '../../store/Kind.ts';
import { etagOf, type StoredDocument } from '../../store/StoredDocument.ts';
import { StoreError } from '../../store/StoreError.ts';
import type { Update } from '../../store/Write.ts';
import { pointingInto } from '../pointingInto.ts';
import type { KindCall, ServedKind } from './ServedKind.ts';

/** Both sides changed the same; nothing was written. */
class MergeConflict extends Error {}

/** How the one document of a kind is read and written; what others have saved meanwhile is merged. */
export function singletonHandlers(
  { store, queries }: Services,
  { module }: ServedKind,
  rules: SingletonRules<JsonObject>,
) {
  const { kind, operations } = module;
  const current = async () => (await findDocument(queries, kind, singletonName)) ?? unsaved(rules);
  const answer = async (document: StoredDocument) => ({
    status: 200,
    body: await module.view(document, { queries }),
    headers: { etag: etagOf(document) },
  });
  const refuseStale = async () =>
    new StoreError({
      ...{ reason: 'stale', kind: kind.name, noun: kind.noun, isSingleton: true },
      current: await current(),
    });
  return {
    get: async () => answer(await current()),
    update: async (call: KindCall) => {
      const base = await findBase(queries, kind, rules, call.headers['if-match']);
      if (base === null) throw await refuseStale();
      const { doc: mine, violations } = await rules.read(call.body, { queries, base });
      const all = joinViolations(violations, call.bodyFaults);
      if (all.length > 0) throw new StoreError({ reason: 'invalid', violations: all });
      const change = (theirs: JsonObject) => {
        const merged = rules.merge(base, mine, theirs);
        if (merged === null) throw new MergeConflict();
        return merged;
      };
      const write = readWrite(operations.update ?? kind.name, call);
      // What the store finds wrong is of the whole: rows have another order there.
      const matches = isStrict(call.headers) ? readIfMatch(call.headers['if-match']) : () => true;
      const work = () => save({ store, kind, rules }, { ...write, change, matches });
      const saved = await pointingInto(() => '', work).catch(async (error: unknown) => {
        throw error instanceof MergeConflict || isRefusal(error, 'stale') ? await refuseStale() : error;
      });
      return answer(saved);
    },
  } as const;
}

/** The version that the header names: the present one, or one that was; null when there was none such. */
async function findBase(
  queries: Queries,
  kind: Kind,
  rules: SingletonRules<JsonObject>,
  header: string | string[] | undefined,
): Promise<JsonObject | null> {
  const matches = readIfMatch(header);
  const current = (await findDocument(queries, kind, singletonName)) ?? unsaved(rules);
  if (matches(etagOf(current))) return current.doc;
  if (matches(etagOf(unsaved(rules)))) return rules.initial;
  for (const tag of String(header).split(',')) {
    const found = await findVersionByTag(queries, kind.name, tag.trim());
    if (found) return found.doc;
  }
  return null;
}

interface Target {
  store: Services['store'];
  kind: Kind;
  rules: SingletonRules<JsonObject>;
}

/** The first save makes the document; of two first ones the second is merged into what the first made. */
async function save({ store, kind, rules }: Target, write: Update<JsonObject>): Promise<StoredDocument> {
  const update = () => store.update(kind, singletonName, write);
  try {
    return await update();
  } catch (error) {
    if (!isRefusal(error, 'missing')) throw error;
  }
  try {
    return await store.create(kind, write.change(rules.initial), write);
  } catch (error) {
    if (!isRefusal(error, 'notAllowed')) throw error;
    return update();
  }
}

function isRefusal(error: unknown, reason: 'missing' | 'notAllowed' | 'stale'): boolean {
  return error instanceof StoreError && error.failure.reason === reason;
}

/** Whether who writes wants to merge what others have saved meanwhile for themselves (RFC 7240). */
function isStrict(headers: KindCall['headers']): boolean {
  return String(headers['prefer'] ?? '')
    .split(/[,;]/)
    .some((each) => each.trim() === 'handling=strict');
}

/** The document as it is until it is saved. */
function unsaved({ initial: doc }: SingletonRules<JsonObject>): StoredDocument {
  const noAuthor = { authorId: '', authorName: 'Nobody', time: 0 };
  return { id: '', name: singletonName, doc, version: 0, revision: 0, ...noAuthor };
}
