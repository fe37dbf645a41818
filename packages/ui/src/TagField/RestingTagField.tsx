import { type DOMAttributes, useRef } from 'react';
import { FormField } from '../FormField/index.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { TagChips } from './TagChips.tsx';
import { TagFrame, TagInput } from './TagField.styles.ts';
import { englishTagLabels } from './tagLabels.ts';

type FrameEvents = 'onBlur' | 'onFocus' | 'onPaste' | 'onPointerCancel' | 'onPointerDown' | 'onPointerUp';

/** What is done in a `RestingTagField` before its `TagField` is there, which then goes on with it. */
export interface RestingTagEvents extends Pick<DOMAttributes<HTMLElement>, FrameEvents> {
  readonly onText: (text: string) => void;
  /** The button that takes away the tag at a place was pressed. */
  readonly onRemove: (index: number, isByPointer: boolean) => void;
}

export interface RestingTagFieldProps extends RestingTagEvents {
  readonly label: string;
  readonly placeholder: string;
  readonly tags: readonly string[];
  readonly isInvalid: boolean;
  /** The id of what says what is wrong. */
  readonly describedBy: string | undefined;
}

/**
 * Looks and reads like a `TagField` whose label is hidden, and does nothing itself: it is drawn until the code of the
 * `TagField` has come that takes its place.
 */
export function RestingTagField(props: RestingTagFieldProps) {
  const { label, placeholder, tags, isInvalid, describedBy, onText, onRemove, ...events } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const labels = useLabels('TagField', englishTagLabels);
  return (
    <FormField label={label} isLabelHidden>
      {(field) => (
        <TagFrame data-part="control" {...events}>
          <TagChips
            {...{ tags, listRef }}
            tagErrors={undefined}
            label={labels.tags(label)}
            removeLabel={labels.remove}
            isFixed={false}
            onRemove={(index, goTo) => onRemove(index, goTo === tags.length)}
            onLeave={() => inputRef.current?.focus()}
          />
          <TagInput
            ref={inputRef}
            id={field.id}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={false}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
            placeholder={tags.length === 0 ? placeholder : undefined}
            data-part="input"
            onChange={(event) => onText(event.currentTarget.value)}
          />
        </TagFrame>
      )}
    </FormField>
  );
}
