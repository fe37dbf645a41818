import type { ReactNode } from 'react';

/**
 * A part of a form that is built: the head of a section, or a field. The list of parts is the form: a section reaches from its head to the
 * next one, and a field that is beside is in one row with the part before it. A host adds what its parts have besides.
 */
export interface FormPartBase {
  /** Unique in the form, and kept for as long as the part is there. */
  readonly key: string;
  /** The head of a section, instead of a field. */
  readonly isHead: boolean;
  /** The field is in one row with the field before it. Never true of a head, nor of what follows one. */
  readonly isBeside: boolean;
}

/** Where parts land. Counted in the list as it is before anything is taken out of it. */
export interface Spot {
  /** Before the part with that index; the length of the list for its end. */
  readonly index: number;
  /** In one row with the field before it. */
  readonly isBeside: boolean;
  /** In one row with the field behind it. */
  readonly joinsNext: boolean;
}

/** The side of a part on which others land: in its row, or in a row of their own. */
export type Side = 'before' | 'after' | 'above' | 'below';

/** The ways to move parts with the keyboard. */
export type StepDirection = 'up' | 'down' | 'left' | 'right';

/** How a field is drawn on the canvas: a picture of the control that its users will see. */
export type FormPartPicture =
  | 'text'
  | 'area'
  | 'choice'
  | 'choices'
  | 'checkbox'
  | 'options'
  | 'date'
  | 'search'
  | 'words'
  | 'space'
  | 'button'
  | 'link'
  | 'rows'
  | 'file'
  | 'grid';

/** What of a part cannot be seen on the form. */
export interface FormPartMark {
  /** Such as 'Conditional'. Unique among the marks of a part. */
  readonly label: string;
  /** Its icon in the outline. Default: it is not in the outline. */
  readonly icon?: ReactNode | undefined;
}

/** What a part looks like, as given by its host. */
export interface FormPartLook {
  /** The text on the form; empty for a part without words. */
  readonly label: string;
  /** What expressions and rules call it; empty where it has no name. */
  readonly name: string;
  /** The component that it was made of, by its id. */
  readonly componentId: string;
  readonly picture: FormPartPicture;
  /** The choices that are drawn, of a picture with options. The first three are. */
  readonly options?: readonly string[] | undefined;
  readonly isRequired?: boolean | undefined;
  readonly marks?: readonly FormPartMark[] | undefined;
  /** Characters that its label can have, where the host changes it (`relabelPart`). Default: it is not changed on the canvas. */
  readonly labelLimit?: number | undefined;
  /** At most so wide on the form, in pixels, as its users will see it. Default: as much as there is beside others. */
  readonly width?: number | undefined;
  /** Of its label, and of a text that it is. Default: as usual. */
  readonly textStyle?: 'bold' | 'italic' | 'boldItalic' | undefined;
  /** A text that it is, is a heading of that level. Default: it is none. */
  readonly heading?: 1 | 2 | 3 | undefined;
  /** Its label is before its control. Default: above it. */
  readonly isLabelBeside?: boolean | undefined;
  /** Of a label that is before its control, in pixels. Default 160. */
  readonly labelWidth?: number | undefined;
  /** The components that it can become in its place, by their ids, where the host changes it (`convertPart`). Default: none. */
  readonly conversions?: readonly string[] | undefined;
  /** Why it cannot become another component, such as that it is in production. */
  readonly unconvertibleReason?: string | undefined;
  /** Of a section: how it differs from others, at the end of its head, such as 'Repeats'. */
  readonly detail?: string | undefined;
  /** As the last field of its row, it is about the row behind: what is inserted with it selected goes behind that row. Default false. */
  readonly holdsNextRow?: boolean | undefined;
  /** What is wrong with it. */
  readonly problem?: string | undefined;
  /** Why it cannot be deleted: it has no delete button then. */
  readonly undeletableReason?: string | undefined;
}

/** What can be inserted. */
export interface FormComponent {
  readonly id: string;
  readonly label: string;
  /** Its icon in the palette and in the outline. Default: none. */
  readonly icon?: ReactNode | undefined;
  /** It begins a section, instead of being a field. Default false. */
  readonly isSection?: boolean | undefined;
}

/** What a part becomes as another component. */
export interface FormPartConversion<Part extends FormPartBase> {
  /** With the same key. */
  readonly part: Part;
  /** What would be lost of it, in words, such as `Data Set: Roof types`. It is shown before the part is changed; where it is empty, nothing is asked. */
  readonly lost: readonly string[];
}

/** Which edit changed the form. */
export interface FormBuilderChange {
  readonly reason:
    | 'insert'
    | 'delete'
    | 'move'
    | 'relabel'
    | 'convert'
    | 'resize'
    | 'paste'
    | 'duplicate'
    | 'undo'
    | 'redo';
  /** The parts that it was about; none for undo and redo. */
  readonly keys: readonly string[];
}

/** What a host can do with a builder. */
export interface FormBuilderActions {
  /** Selects a part, scrolls to it and moves the focus there. `false` when there is none with that key. */
  readonly focusPart: (key: string) => boolean;
}
