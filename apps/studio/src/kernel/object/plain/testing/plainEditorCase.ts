import fc from 'fast-check';
import type { Change, Outline } from '../../../editor/outline/Outline.ts';
import type { EditorCase, RandomEdit } from '../../../editor/testing/EditorCase.ts';
import type { PlainEditor } from '../definePlainEditor.ts';
import { editField } from '../editField.ts';
import type { AnyPlainControl } from '../PlainField.ts';
import { editsOf, type ValueEdit } from './fieldArbitraries.ts';

/** What the case of a plain editor is made of. */
export interface PlainCaseInput<Doc extends object, Draft extends object> {
  readonly name: string;
  readonly editor: PlainEditor<Doc, Draft>;
  /** Documents as the server answers them. Default: what is saved of drafts of declared values. */
  readonly samples?: fc.Arbitrary<Doc>;
  /** Values for fields whose declaration does not say them, or says more than is to be tried. */
  readonly values?: { readonly [Name in keyof Draft]?: fc.Arbitrary<Draft[Name]> };
  /** Edits that depend on the draft, such as those of lists of another build. Default: none. */
  readonly further?: fc.Arbitrary<RandomEdit<Doc, Draft>>;
  /** The document as the server answers it after a draft was saved. */
  saved(draft: Draft, doc: Doc): Doc;
}

/** Makes the case of a plain editor from its declaration: each edit gives one field or list another value. */
export function plainEditorCase<Doc extends object, Draft extends object>(
  input: PlainCaseInput<Doc, Draft>,
): EditorCase<Doc, Draft> {
  const { name, editor, saved } = input;
  const changes = fieldEdits(input);
  const edits = fc.oneof(
    ...(input.further ? [input.further] : []),
    ...changes.map(([field, arbitrary]) =>
      fc
        .tuple(arbitrary, fc.boolean())
        .map(([change, isTyped]) => namedEdit<Doc, Draft>(editor.controls, field, change, isTyped)),
    ),
  );
  const { conditional, conditions } = conditionsOf(editor);
  const touches = (change: Change, names: ReadonlySet<string>) =>
    change.kind === 'changed' && change.key === 'object' && names.has(change.field);
  return {
    ...{ name, definition: editor.definition, edits, saved },
    samples: input.samples ?? samplesOf(input, changes),
    payloadOf: (draft, doc) => editor.toBody(draft, doc),
    isSuperseded: (change, merged) =>
      change.kind === 'changed' && !isShownIn(merged, editor.controls[change.field]),
    isTied: (one, other) =>
      [one, other].every((each) => touches(each, conditional) || touches(each, conditions)),
  };
}

type FieldEdits = readonly (readonly [string, fc.Arbitrary<ValueEdit>])[];

function fieldEdits<Doc extends object, Draft extends object>({
  editor,
  values = {},
}: PlainCaseInput<Doc, Draft>): FieldEdits {
  const given = values as Readonly<Record<string, fc.Arbitrary<unknown>>>;
  return Object.entries(editor.controls).flatMap(([field, control]) => {
    const edits =
      given[field]?.map(
        (value): ValueEdit =>
          () =>
            value,
      ) ?? editsOf(control);
    return edits === null ? [] : [[field, edits] as const];
  });
}

function namedEdit<Doc extends object, Draft extends object>(
  controls: PlainEditor<Doc, Draft>['controls'],
  field: string,
  change: ValueEdit,
  isTyped: boolean,
): RandomEdit<Doc, Draft> {
  return Object.assign(
    (draft: Draft) => {
      const value = change((draft as Readonly<Record<string, unknown>>)[field]);
      const intent = isTyped ? { coalesceKey: field } : {};
      return { draft: editField(controls, draft, field, value).draft, intent };
    },
    { [fc.toStringMethod]: () => JSON.stringify({ field, value: change([]), isTyped }) },
  );
}

/** Documents that a server can have: valid drafts that were saved. */
function samplesOf<Doc extends object, Draft extends object>(
  { editor, saved }: PlainCaseInput<Doc, Draft>,
  changes: FieldEdits,
): fc.Arbitrary<Doc> {
  const { definition, blank } = editor;
  return fc
    .tuple(...changes.map(([field, arbitrary]) => arbitrary.map((change) => [field, change] as const)))
    .map((all) => {
      const start = definition.toDraft(blank.doc);
      const now = start as Readonly<Record<string, unknown>>;
      return { ...start, ...Object.fromEntries(all.map(([field, change]) => [field, change(now[field])])) };
    })
    .filter((draft) => definition.isValid(draft, blank.doc))
    .map((draft) => saved(draft, blank.doc));
}

/** Which fields are not always shown, and which it depends on. */
function conditionsOf<Doc extends object, Draft extends object>({
  controls,
  definition,
  blank,
}: PlainEditor<Doc, Draft>) {
  const conditional = Object.entries(controls).flatMap(([field, { isShown }]) => (isShown ? [field] : []));
  const conditions = new Set<string>();
  const watched = new Proxy(definition.toDraft(blank.doc), {
    get: (draft, property, receiver) => {
      conditions.add(String(property));
      return Reflect.get(draft, property, receiver);
    },
  });
  for (const field of conditional) controls[field]?.isShown?.(watched);
  return { conditional: new Set(conditional), conditions };
}

function isShownIn(outline: Outline, control: AnyPlainControl | undefined): boolean {
  return control?.isShown?.(outline.get('object')?.fields ?? {}) ?? true;
}
