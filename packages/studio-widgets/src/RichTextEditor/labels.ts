import type { LostMarkup } from './model/lostMarkup.ts';
import type { LeftOut as RichTextLeftOut } from './model/pastedMarkup.ts';

/** Texts of the editor. */
export interface RichTextEditorLabels {
  /** @default 'Formatting' */
  readonly toolbar: string;
  /** @default 'Loading the editor…' */
  readonly loading: string;
  /** @default 'Style' */
  readonly style: string;
  /** @default 'Normal', 'Quote', 'Code', 'Heading 1' … */
  readonly styles: Readonly<Record<'paragraph' | 'blockquote' | 'codeBlock', string>>;
  readonly heading: (level: number) => string;
  /** @default 'Bold' */
  readonly bold: string;
  /** @default 'Italic' */
  readonly italic: string;
  /** @default 'Underline' */
  readonly underline: string;
  /** @default 'Clear formatting' */
  readonly clear: string;
  /** @default 'Font' */
  readonly font: string;
  /** @default 'Default font' */
  readonly defaultFont: string;
  /** @default 'Colour' */
  readonly color: string;
  /** @default 'Default colour' */
  readonly defaultColor: string;
  /** Names of the palette, by value. */
  readonly colors: Readonly<Record<string, string>>;
  /** @default 'Bulleted list' */
  readonly bulletList: string;
  /** @default 'Numbered list' */
  readonly orderedList: string;
  /** @default 'Paragraph' */
  readonly paragraph: string;
  /** @default 'Alignment' */
  readonly alignment: string;
  readonly alignments: Readonly<Record<'left' | 'center' | 'right' | 'justify', string>>;
  /** @default 'Increase indent' */
  readonly indent: string;
  /** @default 'Decrease indent' */
  readonly outdent: string;
  /** @default 'Link' */
  readonly link: string;
  /** @default 'Address' */
  readonly linkAddress: string;
  /** @default 'Text to show' */
  readonly linkText: string;
  /** @default 'Opens in a new window. A web address, an e-mail address or a telephone number.' */
  readonly linkHint: string;
  /** @default 'Enter an address that starts with http, https, mailto or tel.' */
  readonly linkError: string;
  /** @default 'Apply' */
  readonly linkApply: string;
  /** @default 'Remove Link' */
  readonly linkRemove: string;
  /** @default 'Cancel' */
  readonly cancel: string;
  /** @default 'Close' */
  readonly close: string;
  /** @default 'Attach a file' */
  readonly attach: string;
  /** @default 'Attaching {name}…' */
  readonly attaching: (name: string) => string;
  /** @default '{name} attached' */
  readonly attached: (name: string) => string;
  /** @default 'File {name} is not a picture or a PDF.' */
  readonly attachType: (name: string) => string;
  /** @param limit such as '5 MiB' @default 'File {name} is larger than the limit of {limit}.' */
  readonly attachSize: (name: string, limit: string) => string;
  /** @default 'File {name} could not be attached. {reason}' */
  readonly attachFailed: (name: string, reason: string) => string;
  /** @default 'File {name} was not attached, because another one is being attached.' */
  readonly attachBusy: (name: string) => string;
  /** What a paste could not keep. @default 'Pasted without {what}.', and 'Tables were pasted as lines, with | between the cells.' */
  readonly pastedWithout: (leftOut: readonly RichTextLeftOut[]) => string;
  /** @default 'Undo' */
  readonly undo: string;
  /** @default 'Redo' */
  readonly redo: string;
  /** @default 'Source' */
  readonly source: string;
  /** Name of the field with the HTML. @default 'HTML source' */
  readonly sourceField: string;
  /** @default 'Was taken out, because it is not safe or not supported: {what}.' */
  readonly takenOut: (what: string) => string;
  /** @default 'Editing this text would lose some of it: {what}.' */
  readonly wouldLose: (what: string) => string;
  /** @default 'Edit Anyway' */
  readonly editAnyway: string;
  /** @default 'Edit Source' */
  readonly editSource: string;
  /** One thing that is lost: '<table>', 'attribute class', 'style line-height', 'comments', 'some text'. */
  readonly lost: (lost: LostMarkup) => string;
  /** Text in place of a picture that is not fetched. @default 'Picture not shown: {address}' */
  readonly blockedPicture: (address: string) => string;
  /** Shown where a read-only text is empty. @default 'No text' */
  readonly empty: string;
  /** @default ', ' */
  readonly separator: string;
}

function nameLost({ kind, name }: LostMarkup): string {
  if (kind === 'element') return `<${name}>`;
  if (kind === 'comment') return 'comments';
  return kind === 'text' ? 'some text' : `${kind} ${name}`;
}

const leftOutNames: Readonly<Record<Exclude<RichTextLeftOut, 'table'>, string>> = {
  picture: 'pictures',
  media: 'video and embedded content',
  field: 'form fields',
  comment: 'comments',
  link: 'links to addresses that are not allowed',
};

function describeLeftOut(leftOut: readonly RichTextLeftOut[]): string {
  const names = leftOut.flatMap((what) => (what === 'table' ? [] : [leftOutNames[what]]));
  const [last = '', ...others] = names.toReversed();
  const list = others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
  return [
    ...(leftOut.includes('table') ? ['Tables were pasted as lines, with | between the cells.'] : []),
    ...(names.length > 0 ? [`Pasted without ${list}.`] : []),
  ].join(' ');
}

export const defaultLabels: RichTextEditorLabels = {
  toolbar: 'Formatting',
  loading: 'Loading the editor…',
  style: 'Style',
  styles: { paragraph: 'Normal', blockquote: 'Quote', codeBlock: 'Code' },
  heading: (level) => `Heading ${level}`,
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  clear: 'Clear formatting',
  font: 'Font',
  defaultFont: 'Default font',
  color: 'Colour',
  defaultColor: 'Default colour',
  colors: {
    '#17202b': 'Ink',
    '#56616f': 'Grey',
    '#b3261e': 'Red',
    '#8a5a00': 'Amber',
    '#1b7a48': 'Green',
    '#0c6478': 'Teal',
    '#1d4ed8': 'Blue',
    '#6d28d9': 'Violet',
  },
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  paragraph: 'Paragraph',
  alignment: 'Alignment',
  alignments: { left: 'Left', center: 'Centre', right: 'Right', justify: 'Justified' },
  indent: 'Increase indent',
  outdent: 'Decrease indent',
  link: 'Link',
  linkAddress: 'Address',
  linkText: 'Text to show',
  linkHint: 'Opens in a new window. A web address, an e-mail address or a telephone number.',
  linkError: 'Enter an address that starts with http, https, mailto or tel.',
  linkApply: 'Apply',
  linkRemove: 'Remove Link',
  cancel: 'Cancel',
  close: 'Close',
  attach: 'Attach a file',
  attaching: (name) => `Attaching ${name}…`,
  attached: (name) => `${name} attached`,
  attachType: (name) => `File ${name} is not a picture or a PDF.`,
  attachSize: (name, limit) => `File ${name} is larger than the limit of ${limit}.`,
  attachFailed: (name, reason) => `File ${name} could not be attached. ${reason}`.trim(),
  attachBusy: (name) => `File ${name} was not attached, because another one is being attached.`,
  pastedWithout: describeLeftOut,
  undo: 'Undo',
  redo: 'Redo',
  source: 'Source',
  sourceField: 'HTML source',
  takenOut: (what) => `Was taken out, because it is not safe or not supported: ${what}.`,
  wouldLose: (what) => `Editing this text would lose some of it: ${what}.`,
  editAnyway: 'Edit Anyway',
  editSource: 'Edit Source',
  lost: nameLost,
  blockedPicture: (address) => `Picture not shown: ${address}`,
  empty: 'No text',
  separator: ', ',
};
