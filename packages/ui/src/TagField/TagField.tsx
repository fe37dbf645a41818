import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { FormField } from '../FormField/index.ts';
import { HiddenInputs } from '../internal/HiddenInputs.tsx';
import { isComposing } from '../internal/isComposing.ts';
import { joinControlProps } from '../internal/joinControlProps.ts';
import { mergeRefs } from '../internal/mergeProps.ts';
import { keepFromDownshift } from '../internal/options/keepFromDownshift.ts';
import { movesCaret } from '../internal/options/movesCaret.ts';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useBeforeClick } from '../internal/useAfterPress.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useDebouncedCallback } from '../internal/useDebouncedCallback.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { focusChip, TagChips } from './TagChips.tsx';
import { TagFrame, TagInput } from './TagField.styles.ts';
import { TagOptions } from './TagOptions.tsx';
import { englishTagLabels } from './tagLabels.ts';
import { cleanTag, endsTag, endsTagBehind, splitTags, suggestTags } from './tagModel.ts';
import type { TagFieldProps } from './types.ts';
import { useTagCombobox } from './useTagCombobox.ts';
import { useTags } from './useTags.ts';

const none: readonly string[] = [];
const mostEntries = 100;

/** Short texts that are given freely or chosen among known ones. */
export function TagField({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  readOnlyReason,
  value: givenValue,
  defaultValue = none,
  onValueChange,
  options: givenOptions = none,
  onSearch,
  canCreate,
  debounceMs = 250,
  isLoading = false,
  isReadOnly = false,
  maxTags = Number.POSITIVE_INFINITY,
  maxLength = 255,
  format = 'text',
  tagErrors,
  labels: givenLabels,
  inputRef: givenInputRef,
  id: givenId,
  name,
  ...rest
}: TagFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const frameRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const beforeClick = useBeforeClick();
  const [text, setText] = useState('');
  const [tags, setTags] = useControlled(givenValue, defaultValue, onValueChange);
  const [control, root] = splitControlProps(rest);
  const search = useDebouncedCallback(onSearch, debounceMs, 'cancel');
  const labels = useLabels('TagField', englishTagLabels, givenLabels);
  const options = givenOptions.map((option) => (typeof option === 'string' ? { text: option } : option));
  const optionTexts = options.map((option) => option.text);
  const split = (written: string) => splitTags(written, format, optionTexts);
  const isLocked = isReadOnly || Boolean(readOnlyReason);
  const canEdit = !isLocked && !control.disabled;
  const { notice, setNotice, add, remove } = useTags({
    ...{ tags, setTags, labels },
    options: optionTexts,
    maxTags,
    maxLength,
  });
  const isFull = tags.length >= maxTags;
  const found = suggestTags({
    ...{ options, tags, query: text },
    isFiltered: onSearch === undefined,
    limit: mostEntries,
  });
  // Whether a tag is new is not known before the search has answered.
  const entries = isFull
    ? []
    : found.filter((entry) => !entry.isNew || (!isLoading && (canCreate?.(entry.text) ?? true)));

  const write = (next: string) => {
    setText(next);
    search.call(next.trim());
  };
  const addAll = (texts: readonly string[]) => write(add(texts).join(', '));
  const combobox = useTagCombobox({ id, entries, text, onChoose: (entry) => addAll([entry.text]) });

  const take = (index: number, goTo: number) => {
    flushSync(() => remove(index));
    if (!focusChip(listRef.current, goTo)) inputRef.current?.focus();
  };

  const goesToChips = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (selectionStart !== 0 || selectionEnd !== 0) return false;
    const back = event.currentTarget.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft';
    return event.key === back || (event.key === 'Backspace' && text === '');
  };
  /** What a key makes a tag of: the entry in focus, or else the text. */
  const taken = (event: KeyboardEvent) => {
    const entry = combobox.isOpen ? entries[combobox.highlightedIndex] : undefined;
    if (event.key === 'Enter') return entry?.text ?? (text.trim() === '' ? undefined : text);
    return event.key.length === 1 && endsTagBehind(text, event.key, format) ? text : undefined;
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && combobox.isOpen) event.stopPropagation();
    if (!canEdit || isComposing(event)) return;
    // What is left in the input would become a tag: this is how to give it up.
    if (event.key === 'Escape' && !combobox.isOpen && text !== '') {
      event.stopPropagation();
      write('');
    }
    if (movesCaret(event)) combobox.setHighlightedIndex(-1);
    if (goesToChips(event) && focusChip(listRef.current, tags.length - 1)) event.preventDefault();
    const tag = taken(event);
    if (tag === undefined) return;
    event.preventDefault();
    // Downshift would report its choice only after the next key, which would then come behind the old text.
    keepFromDownshift(event);
    flushSync(() => {
      addAll(format === 'email' ? split(tag) : [tag]);
      combobox.closeMenu();
    });
  };

  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    const found = split(pasted);
    const isOneText = !endsTag(pasted, format) && (found.length === 0 || found[0] === cleanTag(pasted));
    if (!canEdit || isOneText) return;
    event.preventDefault();
    addAll([...split(text), ...found]);
  };

  /** What was left in the input becomes a tag. */
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // While another window has the focus, the input stays the active element.
    const isStaying = currentTarget.contains(relatedTarget) || document.activeElement === inputRef.current;
    if (!canEdit || isStaying || text.trim() === '') return;
    beforeClick(() => addAll(split(text)));
  };

  const handleMouseDown = (event: MouseEvent) => {
    if (event.target !== event.currentTarget || control.disabled) return;
    event.preventDefault();
    inputRef.current?.focus();
  };

  const inputProps = combobox.getInputProps({
    disabled: !canEdit,
    ref: givenInputRef ? mergeRefs(inputRef, givenInputRef) : inputRef,
    onKeyDown: handleKeyDown,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setNotice(null);
      write(event.currentTarget.value);
    },
    onFocus: () => onSearch?.(text.trim()),
  });

  return (
    <FormField
      {...{ label, error, isRequired, isLabelHidden, readOnlyReason, controlId: id }}
      hint={notice?.isRefusal ? notice.text : hint}
      {...root}
    >
      {(field) => (
        <TagFrame
          ref={frameRef}
          data-part="control"
          data-invalid={error ? true : undefined}
          data-read-only={isLocked || undefined}
          data-disabled={control.disabled || undefined}
          onMouseDown={handleMouseDown}
          onBlur={handleBlur}
        >
          <TagChips
            {...{ tags, listRef, tagErrors }}
            label={labels.tags(label)}
            removeLabel={labels.remove}
            isFixed={!canEdit}
            onRemove={take}
            onLeave={() => inputRef.current?.focus()}
          />
          <TagInput
            spellCheck={false}
            dir={text === '' ? undefined : 'auto'}
            {...inputProps}
            {...joinControlProps(control, field)}
            placeholder={tags.length === 0 && canEdit ? control.placeholder : undefined}
            data-part="input"
            data-pending={canEdit && text.trim() !== '' ? true : undefined}
            disabled={control.disabled}
            readOnly={isLocked}
            aria-readonly={isLocked || undefined}
            onPaste={handlePaste}
          />
          <TagOptions
            {...{ combobox, entries, isLoading }}
            anchorRef={frameRef}
            isOpen={combobox.isOpen && canEdit && !isFull}
            loadingLabel={labels.loading}
            createLabel={labels.create}
          />
          <VisuallyHidden role="status">{notice?.text}</VisuallyHidden>
          <HiddenInputs {...{ name, form: control.form }} isDisabled={control.disabled} values={tags} />
        </TagFrame>
      )}
    </FormField>
  );
}
