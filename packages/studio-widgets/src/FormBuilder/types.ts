/**
 * A part of a form that is built: the head of a section, or a field. The list of parts is the form: a section reaches from its head to the
 * next one, and a field that stands beside is in one row with the part before it. A host adds what its parts have besides.
 */
export interface FormPartBase {
  /** Unique in the form, and kept for as long as the part is there. */
  readonly key: string;
  /** The head of a section, instead of a field. */
  readonly isHead: boolean;
  /** The field stands in one row with the field before it. Never true of a head, nor of what follows one. */
  readonly beside: boolean;
}

/** Where parts land. Counted in the list as it is before anything is taken out of it. */
export interface Spot {
  /** Before the part with that index; the length of the list for its end. */
  readonly index: number;
  /** In one row with the field before it. */
  readonly beside: boolean;
  /** In one row with the field behind it. */
  readonly joinsNext: boolean;
}

/** The side of a part on which others land: in its row, or in a row of their own. */
export type Side = 'before' | 'after' | 'above' | 'below';

/** The ways to move parts with the keyboard. */
export type StepDirection = 'up' | 'down' | 'left' | 'right';

/** How a field is drawn on the canvas: a picture of the control that its users will see. */
export type PartPictureKind =
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
  | 'rows';

/** What a part looks like, as its host tells it. */
export interface PartLook {
  /** What stands on the form; empty for a part without words. */
  readonly label: string;
  /** What expressions and rules call it; empty where it has no name. */
  readonly name: string;
  /** The component that it was made of, by its id. */
  readonly componentId: string;
  readonly picture: PartPictureKind;
  /** The choices that are drawn, of a picture with options. The first three are. */
  readonly options?: readonly string[] | undefined;
  readonly isRequired?: boolean | undefined;
  /** What cannot be seen on the form, such as 'Conditional'. */
  readonly marks?: readonly string[] | undefined;
  /** What is wrong with it. */
  readonly problem?: string | undefined;
  /** Why it cannot be deleted. */
  readonly undeletableReason?: string | undefined;
}

/** What can be inserted. */
export interface BuilderComponent {
  readonly id: string;
  readonly label: string;
  /** It begins a section, instead of being a field. Default false. */
  readonly isSection?: boolean | undefined;
}

/** Which edit changed the form. */
export interface BuilderChange {
  readonly reason: 'insert' | 'delete' | 'move' | 'paste' | 'duplicate' | 'undo' | 'redo';
  /** The parts that it was about; none for undo and redo. */
  readonly keys: readonly string[];
}

/** What a host can do with a builder. */
export interface FormBuilderActions {
  /** Selects a part, scrolls to it and moves the focus there. `false` when there is none with that key. */
  readonly focusPart: (key: string) => boolean;
}
