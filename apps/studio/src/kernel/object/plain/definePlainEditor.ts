import { equal } from '../../editor/equal.ts';
import { draftOnce } from '../../editor/fields/draftOnce.ts';
import { savedPart } from '../../editor/fields/savedPart.ts';
import type { RestObject } from '../../editor/rest/restObject.ts';
import type { EditorDefinition, Loaded, SaveOptions } from '../../editor/types.ts';
import type { Lookup } from '../../resource/Lookup.ts';
import { type ObjectTexts, toEditorTexts } from '../ObjectTexts.ts';
import { objectText } from '../object.messages.ts';
import { type DeclaredForm, declareForm, type FormInput } from './declareForm.ts';
import { type SecondStep, saveInTwoSteps } from './SecondStep.ts';

/** An object of single values and lists of rows, declared once. */
export interface PlainEditorInput<Doc extends object, Draft extends object, Body>
  extends Omit<FormInput<Doc, Draft>, 'savedDraft'> {
  /** The kind's owner URI, such as `/NotificationPopupTemplate`. */
  readonly kind: string;
  /** Counts up when a draft that was kept by an earlier build could not be read any more. From 1. */
  readonly schemaVersion: number;
  readonly object: RestObject<Doc, Body>;
  readonly texts: () => ObjectTexts;
  /** Lookups that faults ask with `peekLookup`: the draft is checked again when one of them answers. Default: none. */
  readonly checkedWith?: readonly Lookup<unknown>[];
  /** What a new object starts from. */
  readonly blank: Doc;
  /** The object's id; empty for the blank one. */
  idOf(doc: Doc): string;
  toDraft(doc: Doc): Draft;
  /** What saving sends besides, once the object is saved. Default: nothing. */
  readonly secondStep?: SecondStep<Doc, Draft>;
  /** What saving sends. Blank rows are not among those that it is given, and a field that is not shown holds what the document says. */
  toBody(draft: Draft, doc: Doc): Body;
}

/** A plain editor: its definition for the kernel, and its fields for the form. */
export interface PlainEditor<Doc extends object, Draft extends object, Body = unknown>
  extends Omit<DeclaredForm<Doc, Draft>, 'definition' | 'compare'> {
  readonly definition: EditorDefinition<Doc, Draft>;
  /** Lookups that faults ask. */
  readonly checkedWith: readonly Lookup<unknown>[];
  /** The version that a new object starts from; its ETag is empty. */
  readonly blank: Loaded<Doc>;
  /** Makes another object that says the same but for some fields. @throws ProblemError 409 when its name is taken */
  copy(doc: Doc, other: Readonly<Record<string, unknown>>, options: SaveOptions): Promise<Loaded<Doc>>;
  /** What saving sends. */
  readonly toBody: (draft: Draft, doc: Doc) => Body;
}

/** Makes an editor of what is declared: drafts, merging, undo, history and new objects included. The id of a new object is empty. */
export function definePlainEditor<Doc extends object, Draft extends object, Body>(
  input: PlainEditorInput<Doc, Draft, Body>,
): PlainEditor<Doc, Draft, Body> {
  const { object, secondStep } = input;
  const toDraft = draftOnce((doc: Doc) => withoutGaps(input.fields, input.toDraft(doc)));
  const form = declareForm<Doc, Draft>({
    ...input,
    savedDraft: (doc) => (input.idOf(doc) === '' ? null : toDraft(doc)),
  });
  const toBody = (draft: Draft, doc: Doc) => {
    const saved = form.definition.outline.alignKeys(toDraft(doc), draft, doc);
    return input.toBody(savedPart(form.outline, draft, saved), doc);
  };
  const blank: Loaded<Doc> = { doc: input.blank, etag: '' };
  const definition: EditorDefinition<Doc, Draft> = {
    kind: input.kind,
    schemaVersion: input.schemaVersion,
    hasOwnId: true,
    ...form.definition,
    toDraft,
    load: async (id, signal) => (id === '' ? blank : object.load(id, signal)),
    isSameObject: async (id, earlier) => earlier.etag === '' || object.isSameObject(id, earlier),
    save: (id, draft, base, options) => {
      const body = toBody(draft, base.doc);
      const first = () =>
        base.etag === '' ? object.create(body, options) : object.save(id, body, base, options);
      if (secondStep === undefined) return first();
      const isSaved = base.etag !== '' && equal(body, toBody(toDraft(base.doc), base.doc));
      return saveInTwoSteps(secondStep, { draft, base, options, first: isSaved ? null : first });
    },
    create: (draft, base, options) => {
      const first = () => object.create(toBody(draft, base.doc), options);
      return secondStep === undefined ? first() : saveInTwoSteps(secondStep, { draft, base, options, first });
    },
    toConflict: object.toConflict,
    idOf: input.idOf,
    saverOf: object.saverOf,
    versions: {
      ...object.versions,
      get restoreNote() {
        return objectText('versions.restoreNote');
      },
      compare: form.compare,
    },
    texts: toEditorTexts(input.texts),
  };
  const copy: PlainEditor<Doc, Draft>['copy'] = (doc, other, options) =>
    object.create(toBody({ ...toDraft(doc), ...other }, doc), options);
  return {
    ...{ ...form, definition, blank, copy },
    checkedWith: input.checkedWith ?? [],
    toBody,
  };
}

/** A draft in which fields that its document does not have are blank. */
function withoutGaps<Draft extends object>(
  fields: Readonly<Record<string, { readonly absent?: unknown; readonly empty?: unknown }>>,
  draft: Draft,
): Draft {
  const gaps = Object.entries(fields).flatMap(([name, { empty, absent = empty }]) =>
    absent !== undefined && Reflect.get(draft, name) === undefined ? [[name, absent] as const] : [],
  );
  return gaps.length === 0 ? draft : { ...draft, ...Object.fromEntries(gaps) };
}
