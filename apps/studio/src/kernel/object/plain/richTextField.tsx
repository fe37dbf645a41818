import {
  htmlBlocks,
  isRichTextElement,
  parseRichText,
  RichTextEditor,
  type RichTextEditorProps,
  type RichTextMarkup,
} from '@studio/widgets';
import { type ComponentType, use } from 'react';
import { textMerger } from '../../editor/texts/mergeTexts.ts';
import { EditorSteps } from '../../editor/undo/EditorSteps.ts';
import { type FieldOptions, lengthFault, makeField, type Requirable } from './makeField.ts';
import type { FieldControl, PlainField } from './PlainField.ts';

/** A text with styles, lists and links, as HTML. */
export interface RichTextFieldInput<Doc, Draft>
  extends FieldOptions<string, Doc, Draft>,
    Requirable<string, Doc, Draft> {
  /** Characters of its HTML at most. */
  readonly maxLength: number;
  /** Default: the editor as it is. */
  readonly Editor?: ComponentType<RichTextEditorProps>;
}

const blocks = { format: 'html', merge: textMerger(htmlBlocks) } as const;

/** A field for a text with styles. Versions of it are compared and merged by paragraphs and words; where there is no room for that, it is shown as plain text. */
export function richTextField<Doc, Draft = unknown>(
  input: RichTextFieldInput<Doc, Draft>,
): PlainField<Draft, string, Doc> {
  const { maxLength, Editor = RichTextEditor, ...options } = input;
  return makeField(options, {
    ...{ isTyped: true, maxLength, empty: '', blocks },
    values: { of: 'html' },
    comparable: (value) => (value.trim() === '' ? null : value),
    format: (value) => plainTextOf(String(value ?? '')),
    formatInFull: (value) => String(value ?? ''),
    isEmpty: (value) => plainTextOf(value) === '',
    check: (value) => lengthFault(value, maxLength),
    render: (control) => <RichTextControl {...control} Editor={Editor} />,
  });
}

interface RichTextControlProps extends FieldControl<string> {
  readonly Editor: ComponentType<RichTextEditorProps>;
}

/** The text in an editor, whose bursts of typing are steps of the editor around it. */
function RichTextControl({ Editor, onLeave, onValueChange, ...control }: RichTextControlProps) {
  const steps = use(EditorSteps);
  const history = steps && { ...steps, hasUndo: steps.canUndo, hasRedo: steps.canRedo };
  return (
    <Editor
      {...control}
      {...(history && { history })}
      onBlur={onLeave}
      onValueChange={(next, { isNewStep }) =>
        onValueChange(next, isNewStep ? { startsStep: true } : undefined)
      }
    />
  );
}

/** The words of HTML, in one line. */
function plainTextOf(html: string): string {
  return textsOf(parseRichText(html)).join(' ').replaceAll(/\s+/g, ' ').trim();
}

function textsOf(content: readonly RichTextMarkup[]): readonly string[] {
  return content.flatMap((node) => {
    if (typeof node === 'string') return [node];
    return isRichTextElement(node) ? textsOf(node.children) : [];
  });
}
