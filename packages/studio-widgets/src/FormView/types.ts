/** One choice of a field. */
export interface ViewOption {
  readonly value: string;
  readonly label: string;
}

/** The components that a form is made of, sections apart. */
export type ViewFieldType =
  | 'label'
  | 'spacer'
  | 'text'
  | 'textArea'
  | 'yesNo'
  | 'checkBox'
  | 'checkBoxGroup'
  | 'radioGroup'
  | 'dropDown'
  | 'multiSelect'
  | 'rowRepeater'
  | 'date'
  | 'classCode'
  | 'functionButton'
  | 'link'
  | 'attachment'
  | 'summaryGrid';

/** What a text may be. */
export type ViewTextFormat = 'text' | 'integer' | 'number' | 'currency' | 'percent';

/** A column of a summary grid. */
export interface ViewColumn {
  /** Of the rows' property. */
  readonly name: string;
  readonly label: string;
  /** In pixels. Default: as much as there is. */
  readonly width?: number | undefined;
}

/** How a field is drawn, where that is not as usual. What does not concern its type has no effect. */
export interface ViewFieldLook {
  /** Of the label, and of the text of a link or a label. Default: as other labels. */
  readonly textStyle?: 'bold' | 'italic' | 'boldItalic' | undefined;
  /** The label is before the control, where there is room. Default: above it. */
  readonly isLabelBeside?: boolean | undefined;
  /** Of a label that is before its control, in pixels. Default 160. */
  readonly labelWidth?: number | undefined;
  /** At most so wide, in pixels. Default: as much as there is beside others. */
  readonly width?: number | undefined;
  /** The answers of a yes/no question. Default: those of the labels. */
  readonly yesText?: string | undefined;
  readonly noText?: string | undefined;
  /** Text of a choice that was not made. Default: that of the labels. */
  readonly prompt?: string | undefined;
  /** Text of a choice of which nothing is offered. Default: as of one that was not made. */
  readonly noItemsText?: string | undefined;
  /** The options of a group are beside each other. Default: below each other. */
  readonly isHorizontal?: boolean | undefined;
  /** Lines of a text area that holds less. Default 3. */
  readonly lines?: number | undefined;
  /** A label is a heading below that of its section: large, medium or small. Default: it is a text. */
  readonly heading?: 1 | 2 | 3 | undefined;
  /** Of a spacer, in pixels. Default: as high as what is beside it. */
  readonly height?: number | undefined;
  /** On the button that adds a row to a repeater. Default: that of the labels. */
  readonly addText?: string | undefined;
  /** An amount has no currency sign. Default false. */
  readonly hasNoSign?: boolean | undefined;
  /** A link is followed in the same window. Default: in a new one, so that the form stays. */
  readonly opensHere?: boolean | undefined;
  /** What a box that is on is read as. Default: as the labels have yes. */
  readonly checkedText?: string | undefined;
}

/** A field of a form, as its users see it. */
export interface ViewField {
  /** Unique in the form. */
  readonly key: string;
  /** Where its value is kept; unique in the form, or in the section that repeats, or in the repeater. Empty where there is no value. */
  readonly name: string;
  readonly type: ViewFieldType;
  readonly label: string;
  /** One quiet line below; a spacer has none. */
  readonly hint?: string | undefined;
  /** The label stays for assistive technology only. Default false. */
  readonly isLabelHidden?: boolean | undefined;
  readonly look?: ViewFieldLook | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** It is left out of what is printed. Default false. */
  readonly isNotPrinted?: boolean | undefined;
  /** Of a choice. */
  readonly options?: readonly ViewOption[] | undefined;
  /** Not all of its choices are there, so that one that is not among them may be right. Default false. */
  readonly hasUnknownOptions?: boolean | undefined;
  /** Its choices are still loading: what is chosen is neither read by its value nor called unknown until they are there. Default false. */
  readonly hasPendingOptions?: boolean | undefined;
  /** Of a text. Default: any text. */
  readonly format?: ViewTextFormat | undefined;
  /** The smallest and the largest number, of a text that is one. */
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** Decimals of a number, at most. Default: no limit. */
  readonly maximumDecimals?: number | undefined;
  /** A number is rounded to a multiple of it once the field is left, such as 100. Default: it stays. */
  readonly roundTo?: number | undefined;
  /** A number gets commas between its thousands once the field is left. Default false. */
  readonly isGrouped?: boolean | undefined;
  /** Characters of a text. Default: no limit. */
  readonly maximumLength?: number | undefined;
  /** The first and the last day of a date, as `yyyy-MM-dd`. */
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  /** Choices of several. Default: no limit. */
  readonly maximumChoices?: number | undefined;
  /** A regular expression that a text has to match as a whole; one that cannot be read matches everything. */
  readonly pattern?: string | undefined;
  /** Text about a value that does not match. Default: that it is not valid. */
  readonly patternHint?: string | undefined;
  /** Where a link leads; other addresses than those of the web, of mail and of telephones are not followed. */
  readonly href?: string | undefined;
  /** Asked before the press of a function button counts. Default: nothing is asked. */
  readonly question?: string | undefined;
  /** Files of an attachment, at most, and their types as a file input takes them. Default: no limit, and all. */
  readonly maximumFiles?: number | undefined;
  readonly accept?: readonly string[] | undefined;
  /** Why a function button is off. Default: it is on where the host takes presses. */
  readonly disabledReason?: string | undefined;
  /** Of a row repeater. */
  readonly fields?: readonly ViewField[] | undefined;
  /** Rows of a repeater, at least and at most. Default: none, and no limit. */
  readonly minimumRows?: number | undefined;
  readonly maximumRows?: number | undefined;
  /** Of a summary grid. */
  readonly columns?: readonly ViewColumn[] | undefined;
}

/** A section of a form. */
export interface ViewSection {
  /** Unique in the form. */
  readonly key: string;
  readonly label: string;
  /** Each row holds fields that are beside each other. */
  readonly rows: readonly (readonly ViewField[])[];
  /** Where the entries of a section that is filled in several times are kept. Default: it is filled in once. */
  readonly repeatsAs?: string | undefined;
}

/** A field that is otherwise in one entry of what repeats: what is left out is as the field says. */
export interface ViewEntryState {
  /** The place of the field, the numbers of its entries included. */
  readonly path: ViewPath;
  readonly isRequired?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
}

/** A form, as its users see it. */
export interface ViewForm {
  readonly sections: readonly ViewSection[];
  /** Fields that are required, or can only be read, in some of their entries. Default: none. */
  readonly entryStates?: readonly ViewEntryState[] | undefined;
}

/** A value: a text, on or off, several choices, or the entries of what repeats. A date is `yyyy-MM-dd`. Null for none. */
export type ViewValue = string | boolean | null | readonly string[] | readonly ViewValues[];

/** The values of a form, or of an entry, by the names of fields. */
export interface ViewValues {
  readonly [name: string]: ViewValue | undefined;
}

/** Where a field is: names of what repeats and the number of the entry, counted from 0, before the name of the field. */
export type ViewPath = readonly (string | number)[];

/** What is wrong with a value. */
export type ViewProblemCode =
  | 'required'
  | 'notInteger'
  | 'notNumber'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooManyDecimals'
  | 'tooLong'
  | 'noMatch'
  | 'notOffered'
  | 'notDate'
  | 'tooEarly'
  | 'tooLate'
  | 'tooManyChoices'
  | 'tooFewRows'
  | 'tooManyRows';

/** A value that is not as it has to be. */
export interface ViewProblem {
  readonly path: ViewPath;
  readonly field: ViewField;
  readonly code: ViewProblemCode;
}
