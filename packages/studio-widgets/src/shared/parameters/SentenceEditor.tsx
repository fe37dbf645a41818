import { Select, type SelectOption } from '@studio/ui';
import { useLocale } from '@studio/ui/internal';
import { CompactText } from '../literal/Compact.styles.ts';
import { LiteralEditor, type LiteralEditorProps } from '../literal/LiteralEditor.tsx';
import { showDay } from '../literal/readLiteral.ts';
import { LongText } from '../longText/LongText.tsx';
import type { Parameter } from './Parameter.ts';
import { Blank, Words } from './SentenceEditor.styles.ts';
import { splitSentence } from './splitSentence.ts';

export interface SentenceEditorProps {
  /** What is shown; a blank is written `{name}`. */
  readonly sentence: string;
  readonly parameters: readonly Parameter[];
  /** Texts and numbers come when typing pauses. */
  readonly onParameterChange: (name: string, value: string) => void;
  /** Options to choose a parameter's value from; `undefined` for one that is entered. */
  readonly getOptions?: ((parameter: Parameter) => readonly SelectOption<string>[] | undefined) | undefined;
  readonly getType: (typeName: string) => LiteralEditorProps['type'];
  readonly texts: LiteralEditorProps['texts'] & { readonly emptyBlank: string };
  readonly canEdit: boolean;
  /** Whether empty blanks are marked. */
  readonly isMarked: boolean;
  /** The id of what says that blanks are empty. */
  readonly describedBy?: string | undefined;
}

function shownValue(parameter: Parameter, props: SentenceEditorProps, locale: string): string {
  const { value } = parameter;
  const option = props.getOptions?.(parameter)?.find((candidate) => candidate.value === value);
  if (option !== undefined) return option.label;
  const type = props.getType(parameter.typeName);
  if (type === 'Boolean' && value !== '') return value === 'true' ? props.texts.yes : props.texts.no;
  return type === 'Date' ? showDay(value, locale) || value : value;
}

function ParameterEditor({ parameter, props }: { parameter: Parameter; props: SentenceEditorProps }) {
  const { name, value } = parameter;
  const locale = useLocale();
  if (!props.canEdit) {
    const text = shownValue(parameter, props, locale);
    return (
      <LongText
        as={CompactText}
        data-empty={text === '' || undefined}
        data-invalid={(props.isMarked && value.trim() === '') || undefined}
        text={text || props.texts.emptyBlank}
      />
    );
  }
  const options = props.getOptions?.(parameter);
  const isInvalid = props.isMarked && value.trim() === '';
  const commit = (next: string | null) => props.onParameterChange(name, next ?? '');
  if (options === undefined)
    return (
      <LiteralEditor
        label={name}
        type={props.getType(parameter.typeName)}
        value={value}
        onCommit={commit}
        placeholder={name}
        isInvalid={isInvalid}
        describedBy={isInvalid ? props.describedBy : undefined}
        texts={props.texts}
      />
    );
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      label={name}
      isLabelHidden
      placeholder={name}
      options={isKnown ? options : [...options, { value, label: value }]}
      value={value === '' ? null : value}
      onValueChange={commit}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? props.describedBy : undefined}
    />
  );
}

/** A sentence whose blanks are filled in place. */
export function SentenceEditor(props: SentenceEditorProps) {
  return splitSentence(props.sentence, props.parameters).map((part) =>
    part.kind === 'words' ? (
      <Words key={part.id} dir="auto">
        {part.text}
      </Words>
    ) : (
      <Blank key={part.id} data-part="parameter">
        <ParameterEditor parameter={part.parameter} props={props} />
      </Blank>
    ),
  );
}
