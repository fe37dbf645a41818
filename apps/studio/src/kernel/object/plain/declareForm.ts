import type { ChangeListItem } from '@studio/widgets';
import { comparableDraft, defineOutline, type OutlineInput } from '../../editor/fields/defineOutline.ts';
import type { ListDefinitions } from '../../editor/fields/FieldDefinitions.ts';
import { findFaults } from '../../editor/fields/findFaults.ts';
import { compareContents } from '../../editor/history/compareContents.ts';
import { objectKey } from '../../editor/outline/fieldsOf.ts';
import type { OutlineDefinition, OutlineWords } from '../../editor/outline/OutlineDefinition.ts';
import type { EditorDefinition } from '../../editor/types.ts';
import type { VersionContent } from '../../editor/VersionSource.ts';
import { objectText } from '../object.messages.ts';
import { type FieldTab, type FormItem, type FormLayout, headingOf, namesIn, toLayout } from './FormLayout.ts';
import { unplacedRefusals } from './findShownFaults.ts';
import type { AnyPlainControl, PlainFields, PlainLists } from './PlainField.ts';

/** A form of single values and lists of rows, declared once. */
export interface FormInput<Doc, Draft extends object> {
  /** Names the object in changes and conflicts, such as 'Pop-up template'. */
  readonly heading: () => string;
  readonly fields: PlainFields<Draft, Doc>;
  readonly lists: PlainLists<Draft, Doc>;
  /** The names of fields and lists in the order of the form, and groups of them; those in an array are side by side. Default: the fields, then the lists, each by itself. */
  readonly order?: readonly FormItem<keyof Draft & string>[];
  /** The parts of a form of which one is shown at a time, in place of `order`. Default: it has none. */
  readonly tabs?: readonly FieldTab<keyof Draft & string>[];
  /** What is edited of a version as it was loaded; null for one that is still to be made. */
  savedDraft(doc: Doc): Draft | null;
}

/** What is declared of a form, for whatever draws it, and what it gives the definition of its editor. */
export interface DeclaredForm<Doc, Draft extends object> {
  /** Fields and lists by their names, in the order of the form. */
  readonly controls: Readonly<Record<string, AnyPlainControl>>;
  /** The names of fields and lists away from the form: those of the same label with the heading above them. */
  readonly names: Readonly<Record<string, { readonly label: string }>>;
  /** Their arrangement. */
  readonly layout: FormLayout;
  readonly outline: OutlineInput<Draft, Doc>;
  readonly definition: Pick<
    EditorDefinition<Doc, Draft>,
    'describeRefusals' | 'isValid' | 'normalise' | 'outline'
  >;
  /** What differs between two versions. @param before null for nothing */
  compare(
    before: VersionContent<Doc, Draft> | null,
    after: VersionContent<Doc, Draft>,
  ): readonly ChangeListItem[];
}

/** Makes a form of declared fields and lists: equality, validation, merging, undo, 'what am I saving' and history follow from it. */
export function declareForm<Doc, Draft extends object>(
  input: FormInput<Doc, Draft>,
): DeclaredForm<Doc, Draft> {
  // The types of the names were checked by the input.
  const declared = { ...input.fields, ...input.lists } as unknown as Readonly<
    Record<string, AnyPlainControl>
  >;
  const layout = toLayout(Object.keys(declared), input as LayoutInput);
  const controls = Object.fromEntries(
    layout.tabs.flatMap(namesIn).flatMap((name): [string, AnyPlainControl][] => {
      const control = declared[name];
      return control === undefined ? [] : [[name, control]];
    }),
  );
  const names = namesOf(controls, layout);
  const outlineInput: OutlineInput<Draft, Doc> = {
    get name() {
      return input.heading();
    },
    fields: input.fields,
    lists: input.lists as ListDefinitions<Draft>,
    savedDraft: input.savedDraft,
  };
  const outline = withNames(defineOutline(outlineInput), names);
  return {
    ...{ controls, names, layout, outline: outlineInput },
    definition: {
      normalise: (draft) => comparableDraft(outlineInput, draft),
      isValid: (draft) => findFaults(outlineInput, draft).length === 0,
      describeRefusals: (refusals, draft) => unplacedRefusals(refusals, { controls, draft }),
      outline,
    },
    compare: (before, after) => compareContents(outline, before, after),
  };
}

/** What `toLayout` needs of a declaration, whose names were checked by its type. */
type LayoutInput = Parameters<typeof toLayout<string>>[1];

/** Labels that are read late; fields with the same label have the headings above them added. */
function namesOf(
  controls: Readonly<Record<string, AnyPlainControl>>,
  layout: FormLayout,
): DeclaredForm<never, never>['names'] {
  const all = Object.values(controls);
  const names = Object.entries(controls).map(([name, control]) => {
    const named = {
      get label() {
        const { label } = control;
        const isAlone = all.filter((each) => each.label === label).length < 2;
        const group = isAlone ? null : headingOf(layout, name);
        return group === null ? label : objectText('field.inGroup', { group, label });
      },
    };
    return [name, named] as const;
  });
  return Object.fromEntries(names);
}

function withNames<Doc, Draft extends object>(
  outline: OutlineDefinition<Doc, Draft>,
  names: DeclaredForm<Doc, Draft>['names'],
): OutlineDefinition<Doc, Draft> {
  const field: OutlineWords['field'] = (entry, name, whole) =>
    (entry.type === objectKey ? names[name]?.label : undefined) ?? outline.words.field(entry, name, whole);
  return { ...outline, words: { ...outline.words, field } };
}
