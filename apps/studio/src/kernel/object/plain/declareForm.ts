import type { ListedChange } from '@studio/widgets';
import { comparableDraft, defineOutline, type OutlineInput } from '../../editor/fields/defineOutline.ts';
import type { ListDefinitions } from '../../editor/fields/FieldDefinitions.ts';
import { findFaults } from '../../editor/fields/findFaults.ts';
import { compareContents } from '../../editor/history/compareContents.ts';
import type { EditorDefinition } from '../../editor/types.ts';
import type { VersionContent } from '../../editor/VersionSource.ts';
import { unplacedRefusals } from './findShownFaults.ts';
import type { AnyPlainControl, PlainFields, PlainLists } from './PlainField.ts';

/** A form of single values and lists of rows, declared once. */
export interface FormInput<Doc, Draft extends object> {
  /** Names the object in changes and conflicts, such as 'Pop-up template'. */
  readonly heading: () => string;
  readonly fields: PlainFields<Draft, Doc>;
  readonly lists: PlainLists<Draft, Doc>;
  /** The names of fields and lists in the order of the form; those in an array stand side by side. Default: the fields, then the lists, each by itself. */
  readonly order?: readonly ((keyof Draft & string) | readonly (keyof Draft & string)[])[];
  /** What is edited of a version as it was loaded; null for one that is still to be made. */
  savedDraft(doc: Doc): Draft | null;
}

/** What is declared of a form, for whatever draws it, and what it gives the definition of its editor. */
export interface DeclaredForm<Doc, Draft extends object> {
  /** Fields and lists by their names, in the order of the form. */
  readonly controls: Readonly<Record<string, AnyPlainControl>>;
  /** The names of the controls as they stand below one another; several stand side by side. */
  readonly rows: readonly (readonly string[])[];
  readonly outline: OutlineInput<Draft, Doc>;
  readonly definition: Pick<
    EditorDefinition<Doc, Draft>,
    'describeRefusals' | 'isValid' | 'normalise' | 'outline'
  >;
  /** What differs between two versions. @param before null for nothing */
  compare(
    before: VersionContent<Doc, Draft> | null,
    after: VersionContent<Doc, Draft>,
  ): readonly ListedChange[];
}

/** Makes a form of declared fields and lists: equality, validation, merging, undo, 'what am I saving' and history follow from it. */
export function declareForm<Doc, Draft extends object>(
  input: FormInput<Doc, Draft>,
): DeclaredForm<Doc, Draft> {
  // The types of the names were checked by the input.
  const declared = { ...input.fields, ...input.lists } as unknown as Readonly<
    Record<string, AnyPlainControl>
  >;
  const order: readonly (string | readonly string[])[] = input.order ?? Object.keys(declared);
  const rows = order.map((names) => (typeof names === 'string' ? [names] : names));
  const controls = Object.fromEntries(
    rows.flat().flatMap((name): [string, AnyPlainControl][] => {
      const control = declared[name];
      return control === undefined ? [] : [[name, control]];
    }),
  );
  const outlineInput: OutlineInput<Draft, Doc> = {
    get name() {
      return input.heading();
    },
    fields: input.fields,
    lists: input.lists as ListDefinitions<Draft>,
    savedDraft: input.savedDraft,
  };
  const outline = defineOutline(outlineInput);
  return {
    ...{ controls, rows, outline: outlineInput },
    definition: {
      normalise: (draft) => comparableDraft(outlineInput, draft),
      isValid: (draft) => findFaults(outlineInput, draft).length === 0,
      describeRefusals: (refusals, draft) => unplacedRefusals(refusals, { controls, draft }),
      outline,
    },
    compare: (before, after) => compareContents(outline, before, after),
  };
}
