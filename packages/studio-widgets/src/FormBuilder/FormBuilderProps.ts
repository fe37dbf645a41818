import type { GivenLabels } from '@studio/ui/internal';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import type { FormBuilderLabels } from './labels.ts';
import type {
  FormBuilderActions,
  FormBuilderChange,
  FormComponent,
  FormPartBase,
  FormPartConversion,
  FormPartLook,
} from './types.ts';

/** Puts parts behind what is selected, with keys and names that the form does not have, and moves the focus there. */
export type InsertParts<Part extends FormPartBase> = (parts: readonly Part[]) => void;

/**
 * Props of `FormBuilder`; what is not named here goes to its root element. Objects and functions should stay the same from render to
 * render: what is drawn is drawn again when they change.
 */
export interface FormBuilderProps<Part extends FormPartBase>
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** The form, when the host holds it. */
  readonly value?: readonly Part[] | undefined;
  /** The form at first, when the builder holds it. Default: one without parts. */
  readonly defaultValue?: readonly Part[] | undefined;
  /** The form after an edit, and which edit it was. */
  readonly onValueChange?: ((next: readonly Part[], change: FormBuilderChange) => void) | undefined;
  /** Accessible name of the canvas. */
  readonly label: string;
  /** What can be inserted, in the order of the palette. */
  readonly components: readonly FormComponent[];
  /** Makes a part of a component, with a key and a name that the form does not have. */
  readonly createPart: (component: FormComponent, parts: readonly Part[]) => Part;
  /** Names the form: `copyParts` gets it with what is copied here, wherever that is pasted. Default: it has no name. */
  readonly formName?: string | undefined;
  /**
   * Makes parts like others, in their order, each with a key and a name that neither the form nor another copy has; also of what was copied
   * elsewhere, whose properties can be anything. What cannot be a part of the form is left out.
   */
  readonly copyParts: (
    sources: readonly FormPartBase[],
    parts: readonly Part[],
    from: { readonly formName: string | undefined },
  ) => readonly Part[];
  /**
   * Asked before parts are duplicated, for a host that lets names be chosen first: it answers true, and gives the copies to `insert` later,
   * or never. Default: they are duplicated at once.
   */
  readonly askForCopies?: ((sources: readonly Part[], insert: InsertParts<Part>) => boolean) | undefined;
  /** What follows the palette, such as a button that inserts parts of another form. Default: nothing. */
  readonly renderPaletteEnd?: ((insert: InsertParts<Part>) => ReactNode) | undefined;
  /** Gives a part another label, as it was typed on the canvas. Asked for parts whose look has a `labelLimit`. Default: labels are not changed there. */
  readonly relabelPart?: ((part: Part, label: string) => Part) | undefined;
  /**
   * Makes another component of a part, in its place, of those that its look names as `conversions`. Default: a part stays what it is.
   * @throws with the reason as its message; the part stays then
   */
  readonly convertPart?:
    | ((part: Part, component: FormComponent) => FormPartConversion<Part> | Promise<FormPartConversion<Part>>)
    | undefined;
  /**
   * Gives a field another width, in pixels; undefined for as wide as there is room. With it, the edge of the selected field can be
   * dragged. Several in a row of one field are one edit of its user. Default: widths are not changed on the canvas.
   */
  readonly resizePart?: ((part: Part, width: number | undefined) => Part) | undefined;
  /**
   * Draws the edge of the selected field as it is given, or nothing where that field has no width: then the keyboard does not change it
   * either. Default: every field has one.
   */
  readonly renderEdge?: ((part: Part, edge: ReactNode) => ReactNode) | undefined;
  /** What a part looks like. */
  readonly getLook: (part: Part) => FormPartLook;
  /** The settings of the selected parts. Default: none are shown. */
  readonly renderSettings?: ((selected: readonly Part[]) => ReactNode) | undefined;
  /** Shows everything, can be walked through and copied, changes nothing. Default false. */
  readonly isReadOnly?: boolean | undefined;
  /** Which permission or state keeps it from being edited; shown above it. With it, it is read-only. */
  readonly readOnlyReason?: string | undefined;
  /** Take over undo and redo from the builder's own history, for a host that keeps one for the whole screen. Give both. */
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  /** What the host can do with the builder, such as moving the focus to a part. */
  readonly actionsRef?: Ref<FormBuilderActions> | undefined;
  /**
   * The level of the headings of palette and settings in the page.
   * @default 3
   */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Texts to replace the English ones. */
  readonly labels?: GivenLabels<FormBuilderLabels> | undefined;
}
