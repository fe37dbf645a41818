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
  const { definition, blank, controls } = editor;
  const ofObject = conditionsOf(controls, definition.toDraft(blank.doc));
  const ofRows = new Map(
    Object.entries(controls).flatMap(([list, { values }]) =>
      values?.of === 'rows' ? [[list, conditionsOf(values.fields, values.blank(''))] as const] : [],
    ),
  );
  const isOf = ({ conditional, conditions }: Conditions, field: string) =>
    conditional.has(field) || conditions.has(field);
  const depends = (change: Change) => {
    if (change.kind !== 'changed') return false;
    const { key, field } = change;
    return key === 'object' ? isOf(ofObject, field) : [...ofRows.values()].some((each) => isOf(each, field));
  };
  return {
    ...{ name, definition, edits, saved },
    samples: input.samples ?? samplesOf(input, changes),
    payloadOf: (draft, doc) => editor.toBody(draft, doc),
    isSuperseded: (change, merged) => change.kind === 'changed' && isHiddenIn(merged, change, controls),
    isTied: (one, other) => one.key === other.key && depends(one) && depends(other),
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

interface Conditions {
  readonly conditional: ReadonlySet<string>;
  readonly conditions: ReadonlySet<string>;
}

/** Which fields are not always shown, and which it depends on. */
function conditionsOf(
  fields: Readonly<Record<string, Pick<AnyPlainControl, 'isShown'>>>,
  owner: object,
): Conditions {
  const conditional = Object.entries(fields).flatMap(([field, { isShown }]) => (isShown ? [field] : []));
  const conditions = new Set<string>();
  const watched = new Proxy(owner, {
    get: (target, property, receiver) => {
      conditions.add(String(property));
      return Reflect.get(target, property, receiver);
    },
  });
  for (const field of conditional) fields[field]?.isShown?.(watched);
  return { conditional: new Set(conditional), conditions };
}

/** Whether what was changed is not shown in an outline. */
function isHiddenIn(
  outline: Outline,
  { key, field }: Extract<Change, { kind: 'changed' }>,
  controls: Readonly<Record<string, AnyPlainControl>>,
): boolean {
  const entry = outline.get(key);
  if (entry === undefined) return false;
  const { [field]: own, [entry.type]: list } = controls;
  const ofRow = list?.values?.of === 'rows' ? list.values.fields[field] : undefined;
  const definition = key === 'object' ? own : ofRow;
  return definition?.isShown?.(entry.fields) === false;
}
