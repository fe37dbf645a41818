import { Editor } from '../Editor.ts';
import { equal } from '../equal.ts';
import type { EditorDefinition, Loaded } from '../types.ts';
import type { DraftStore } from './DraftStore.ts';
import { findDrafts } from './findDrafts.ts';
import { isUnconfirmed, resolveUnconfirmed } from './resolveUnconfirmed.ts';
import type { DraftsOf, StoredDraft } from './StoredDraft.ts';

/** A draft from before that the user can go on with. */
export interface OfferedDraft<Doc, Draft extends object> {
  readonly stored: StoredDraft<Doc, Draft>;
  /** What going on with it would come to: merged with what was saved since. */
  readonly outcome: Editor<Doc, Draft>;
  /** The object is another one that has got the name of the one that the draft is of. */
  readonly isOfOther: boolean;
}

/** What is kept of the object of an editor. */
export interface Offers<Doc, Draft extends object> {
  /** Newest first. */
  readonly offered: readonly OfferedDraft<Doc, Draft>[];
  /** Records of which nothing is left to go on with: all of it has been saved, or is on screen already. */
  readonly spent: readonly string[];
  /** Records that this version of the studio cannot read. */
  readonly unreadable: readonly string[];
}

/** The drafts that the user of an editor can go on with. An editor without edits may take the latest version for that. */
export async function findRecoverableDrafts<Doc, Draft extends object>(
  store: DraftStore,
  editor: Editor<Doc, Draft>,
  userId: string,
): Promise<Offers<Doc, Draft>> {
  const { definition, id } = editor;
  const { kind, schemaVersion } = definition;
  const { drafts, foreign } = await findDrafts<Doc, Draft>(store, { userId, kind, id, schemaVersion });
  const resolved = await Promise.all(drafts.map((each) => resolveUnconfirmed(definition, id, each)));
  if (resolved.some((each, index) => each !== drafts[index])) await editor.catchUp();
  const [offered, spent, unreadable]: [OfferedDraft<Doc, Draft>[], string[], string[]] = [
    [],
    [],
    [...foreign],
  ];
  for (const stored of resolved) {
    const outcome = outcomeOf(editor, stored);
    if (outcome === null) unreadable.push(stored.recordId);
    else if (isUnconfirmed(stored, editor.state.base) || hasUnsavedContent(outcome, editor))
      offered.push({ stored, outcome, isOfOther: await isOfOther(editor, stored) });
    else spent.push(stored.recordId);
  }
  return { offered, spent, unreadable };
}

/** The drafts of an object that is not there any more, newest first: as they were, over the version they were made from. */
export async function findGoneOffers<Doc, Draft extends object>(
  store: DraftStore,
  definition: EditorDefinition<Doc, Draft>,
  of: Pick<DraftsOf, 'userId' | 'id'>,
): Promise<readonly OfferedDraft<Doc, Draft>[]> {
  const { kind, schemaVersion } = definition;
  const { drafts } = await findDrafts<Doc, Draft>(store, { ...of, kind, schemaVersion });
  return drafts.flatMap((each) => {
    // Whatever was sent, nothing of it is there.
    const stored = { ...each, attempts: [] };
    const outcome = outcomeOf({ definition, id: of.id, state: { base: stored.base } }, stored);
    return outcome?.isDirty ? [{ stored, outcome, isOfOther: false }] : [];
  });
}

/** What cannot be found out counts as the same object. */
async function isOfOther<Doc, Draft extends object>(
  { definition, id, state }: Opened<Doc, Draft>,
  { base }: StoredDraft<Doc, Draft>,
): Promise<boolean> {
  if (base.etag === state.base.etag || definition.isSameObject === undefined) return false;
  return !(await definition.isSameObject(id, base).catch(() => true));
}

/** What going on with a draft comes to; null for one that this version of the studio cannot read. */
export function outcomeOf<Doc, Draft extends object>(
  { definition, id, state }: Opened<Doc, Draft>,
  stored: StoredDraft<Doc, Draft>,
): Editor<Doc, Draft> | null {
  try {
    const outcome = new Editor(definition, id, state.base);
    outcome.restore(stored);
    return outcome;
  } catch {
    return null;
  }
}

/** What is known of an editor from the beginning. */
interface Opened<Doc, Draft extends object> {
  readonly definition: EditorDefinition<Doc, Draft>;
  readonly id: string;
  readonly state: { readonly base: Loaded<Doc> };
}

export function hasUnsavedContent<Doc, Draft extends object>(
  outcome: Editor<Doc, Draft>,
  editor: Editor<Doc, Draft>,
): boolean {
  if (outcome.state.conflict !== null) return true;
  const { normalise } = editor.definition;
  const { doc } = editor.state.base;
  return outcome.isDirty && !equal(normalise(outcome.state.draft, doc), normalise(editor.state.draft, doc));
}
