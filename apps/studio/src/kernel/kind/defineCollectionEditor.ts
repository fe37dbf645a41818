import { draftOnce } from '../editor/fields/draftOnce.ts';
import { savedPart } from '../editor/fields/savedPart.ts';
import { mayHaveBeenSaved } from '../editor/IdempotentSaver.ts';
import {
  definePlainEditor,
  type PlainEditor,
  type PlainEditorInput,
} from '../object/plain/definePlainEditor.ts';
import type { CollectionDoc, CollectionItem, CollectionKind } from './collectionKind.ts';
import { collectionObject } from './collectionObject.ts';
import { loneId } from './loneKind.ts';
import { type CollectionRun, type CollectionStep, saveOneByOne } from './saveOneByOne.ts';

/** All objects of a kind as one draft, declared once. */
export interface CollectionEditorInput<Item, Draft extends object, Body>
  extends Omit<
    PlainEditorInput<CollectionDoc<Item>, Draft, Body>,
    'blank' | 'idOf' | 'kind' | 'object' | 'secondStep'
  > {
  /** What is to be written, in its order. @param draft without blank rows */
  stepsOf(draft: Draft, doc: CollectionDoc<Item>): readonly CollectionStep<Item>[];
}

/** Makes the editor of a collection: what every plain editor has, and a save that writes object by object. */
export function defineCollectionEditor<Item extends CollectionItem, Draft extends object, Body>(
  kind: Pick<CollectionKind<Item>, 'kind' | 'load'>,
  input: CollectionEditorInput<Item, Draft, Body>,
): PlainEditor<CollectionDoc<Item>, Draft, Body> {
  const toDraft = draftOnce(input.toDraft);
  const editor = definePlainEditor<CollectionDoc<Item>, Draft, Body>({
    ...input,
    kind: kind.kind,
    object: collectionObject(kind),
    blank: { items: [] },
    idOf: () => loneId,
    toDraft,
  });
  const { definition, outline } = editor;
  /** The saves whose outcome is still unknown, by their keys. */
  const open = new Map<string, CollectionRun<Item>>();
  return {
    ...editor,
    definition: {
      ...definition,
      isCollection: true,
      // Each object has a history of its own.
      versions: null,
      save: async (_id, draft, base, options) => {
        const { idempotencyKey } = options;
        const keyed = (doc: CollectionDoc<Item>) => definition.outline.alignKeys(toDraft(doc), draft, doc);
        const run = open.get(idempotencyKey) ?? {
          steps: input.stepsOf(savedPart(outline, draft, keyed(base.doc)), base.doc),
          done: [],
        };
        open.set(idempotencyKey, run);
        try {
          const saved = await saveOneByOne({
            ...{ run, base, options },
            ...{ load: () => kind.load(null), toDraft: keyed },
          });
          open.delete(idempotencyKey);
          return saved;
        } catch (error) {
          if (!mayHaveBeenSaved(error)) open.delete(idempotencyKey);
          throw error;
        }
      },
    },
  };
}
