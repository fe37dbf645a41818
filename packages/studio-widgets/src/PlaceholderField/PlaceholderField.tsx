import { IconButton, TextArea, type TextAreaProps, TextField, type TextFieldProps } from '@studio/ui';
import {
  insertText,
  isComposing,
  splitControlProps,
  useAfterPress,
  useControlled,
  useLabels,
} from '@studio/ui/internal';
import Braces from 'lucide-react/icons/braces';
import {
  type KeyboardEvent,
  type ReactElement,
  type SyntheticEvent,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { defaultPlaceholderLabels, type PlaceholderLabels } from '../shared/placeholders/labels.ts';
import {
  type Placeholder,
  placeholderFaults,
  placeholderNames,
  placeholderQuery,
  writePlaceholder,
} from '../shared/placeholders/Placeholder.ts';
import {
  completionAttributes,
  PlaceholderCompletion,
} from '../shared/placeholders/PlaceholderCompletion.tsx';
import { PlaceholderFaults } from '../shared/placeholders/PlaceholderFaults.tsx';
import { PlaceholderPicker } from '../shared/placeholders/PlaceholderPicker.tsx';
import { usePlaceholderCompletion } from '../shared/placeholders/usePlaceholderCompletion.ts';
import { Root } from './PlaceholderField.styles.ts';

type Shared = Omit<
  TextFieldProps,
  'endContent' | 'inputRef' | 'labels' | 'role' | 'startIcon' | 'type' | 'wrap'
>;

export interface PlaceholderFieldProps extends Shared, Pick<TextAreaProps, 'minRows' | 'maxRows'> {
  /**
   * What can be filled in: offered by the button, and to complete what is typed after `{{`. A list is not changed: others are another
   * list. While it is missing nothing is offered and nothing is reported as unknown.
   */
  placeholders?: readonly Placeholder[] | undefined;
  /**
   * Text of several lines.
   * @default false
   */
  isMultiline?: boolean | undefined;
  labels?: Partial<PlaceholderLabels> | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const none: readonly Placeholder[] = [];

/**
 * Plain text with placeholders, such as `Quote {{quoteNumber}}`: they are found in a list or by typing, and those that
 * will not be filled in, because they are not known or not closed, are named below it. It refuses nothing.
 */
export function PlaceholderField(props: PlaceholderFieldProps): ReactElement {
  const { placeholders, isMultiline = false, labels, minRows, maxRows, ...others } = props;
  const { value: givenValue, defaultValue = '', onValueChange, ...field } = others;
  const { label, hint, error, isRequired, isLabelHidden, readOnlyReason, ...further } = field;
  const { id, isReadOnly, isDisabled, ...rest } = further;
  const [control, root] = splitControlProps(rest);
  const texts = useLabels('PlaceholderField', defaultPlaceholderLabels, labels);
  const [value, setValue] = useControlled(givenValue, defaultValue, onValueChange);
  const fieldRef = useRef<Field>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const listId = useId();
  const isLocked = Boolean(isReadOnly || readOnlyReason || isDisabled);
  const names = placeholderNames(placeholders ?? none);
  const query =
    caret === null || isLocked || placeholders === undefined ? null : placeholderQuery(value, caret, names);

  const put = (text: string, from: number, to: number) => {
    const field = fieldRef.current;
    if (!field) return;
    field.focus();
    field.setSelectionRange(from, to);
    insertText(field, text);
    setCaret(from + text.length);
  };
  const completion = usePlaceholderCompletion({
    placeholders,
    query,
    text: value,
    onChoose: (placeholder, { from, to }) => put(writePlaceholder(placeholder), from, to),
  });
  const insert = (placeholder: Placeholder) => {
    const field = fieldRef.current;
    const from = field?.selectionStart ?? value.length;
    const begun = placeholderQuery(value, from, names);
    put(writePlaceholder(placeholder), begun?.from ?? from, begun?.to ?? field?.selectionEnd ?? from);
  };

  const from = query?.from ?? 0;
  const measure = useCallback(() => fieldRef.current && caretBox(fieldRef.current, from), [from]);
  const followCaret = ({ target }: SyntheticEvent) => {
    const field = fieldRef.current;
    if (target !== field || !field) return;
    setCaret(field.selectionStart === field.selectionEnd ? field.selectionStart : null);
  };
  // Together: the list opens for an edit, and not for a caret that is moved.
  const edit = (next: string) => {
    setValue(next);
    setCaret(fieldRef.current?.selectionStart ?? null);
  };
  const afterPress = useAfterPress();
  // What is wrong with what was being typed is named below, and must not move what is being pressed.
  const leave = () =>
    afterPress(() => {
      if (document.activeElement !== fieldRef.current) setCaret(null);
    });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.target === fieldRef.current && !isComposing(event)) completion.handleKey(event);
  };

  const shown = useDeferredValue(value);
  const faults = useMemo(
    () => (placeholders === undefined ? [] : placeholderFaults(shown, placeholderNames(placeholders))),
    [shown, placeholders],
  );
  /** One that is being typed is not wrong yet. */
  const shownFaults = faults.filter((fault) => !(fault.kind === 'unclosed' && fault.from === query?.from));

  const given = {
    ...{ label, hint, error, isRequired, isLabelHidden, readOnlyReason },
    ...{ id, isReadOnly, isDisabled, ...control, value },
    ...(placeholders && completionAttributes(listId, completion)),
    onValueChange: edit,
    onSelect: followCaret,
    onKeyDown: handleKeyDown,
    onBlur: leave,
  };
  const picker = placeholders !== undefined && !isLocked && (
    <PlaceholderPicker
      {...{ placeholders }}
      labels={texts}
      trigger={<IconButton size="sm" data-part="insert" label={texts.insert} icon={<Braces size={16} />} />}
      onChoose={insert}
    />
  );
  const setField = useCallback((element: Field | null) => {
    fieldRef.current = element;
  }, []);

  return (
    <Root
      data-part="placeholder-field"
      {...root}
      data-lines={isMultiline || undefined}
      data-label-hidden={isLabelHidden || undefined}
    >
      {isMultiline ? (
        <>
          <TextArea {...given} {...{ minRows, maxRows }} inputRef={setField} />
          {picker}
        </>
      ) : (
        <TextField {...given} inputRef={setField} endContent={picker || undefined} />
      )}
      <PlaceholderFaults faults={shownFaults} labels={texts} />
      <PlaceholderCompletion {...{ id: listId, completion, measure }} labels={texts} />
    </Root>
  );
}

/** What decides where a letter is in a field. */
const copied = [
  ...[
    'box-sizing',
    'width',
    'border-top-width',
    'border-right-width',
    'border-bottom-width',
    'border-left-width',
  ],
  ...[
    'padding-top',
    'padding-right',
    'padding-bottom',
    'padding-left',
    'font-family',
    'font-size',
    'font-style',
  ],
  ...[
    'font-weight',
    'font-stretch',
    'font-variant',
    'letter-spacing',
    'line-height',
    'text-align',
    'text-indent',
  ],
  ...['text-transform', 'word-spacing', 'tab-size', 'direction'],
];

/** Where a letter of a field is in the window, in pixels. @param index characters before it */
function caretBox(
  field: HTMLInputElement | HTMLTextAreaElement,
  index: number,
): Pick<DOMRect, 'left' | 'top' | 'bottom'> {
  const isOfLines = field instanceof HTMLTextAreaElement;
  const { ownerDocument } = field;
  const style = getComputedStyle(field);
  const mirror = ownerDocument.createElement('div');
  for (const name of copied) mirror.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(mirror.style, {
    ...{ position: 'fixed', left: '0', top: '0', visibility: 'hidden', height: 'auto' },
    ...{ borderStyle: 'solid', whiteSpace: isOfLines ? 'pre-wrap' : 'pre', overflowWrap: 'break-word' },
  });
  const mark = ownerDocument.createElement('span');
  mark.textContent = field.value.slice(index, index + 1) || '.';
  mirror.append(field.value.slice(0, index), mark);
  (field.parentElement ?? ownerDocument.body).append(mirror);
  const [box, letter, base] = [field, mark, mirror].map((element) => element.getBoundingClientRect());
  mirror.remove();
  if (!box || !letter || !base) return field.getBoundingClientRect();
  const left = box.left + letter.left - base.left - field.scrollLeft;
  const top = isOfLines ? box.top + letter.top - base.top - field.scrollTop : box.top;
  return {
    left: Math.max(box.left, Math.min(left, box.right)),
    top: Math.max(box.top, Math.min(top, box.bottom)),
    bottom: isOfLines ? Math.max(box.top, Math.min(top + letter.height, box.bottom)) : box.bottom,
  };
}
