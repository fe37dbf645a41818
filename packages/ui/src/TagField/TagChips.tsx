import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { Tooltip } from '../Tooltip/index.ts';
import { chipAction } from './chipAction.ts';
import { TagChip, TagList, TagRemove, TagText } from './TagField.styles.ts';

const longText = 45;

interface TagChipsProps {
  tags: readonly string[];
  listRef: RefObject<HTMLUListElement | null>;
  label: string;
  removeLabel: (tag: string) => string;
  /** What is wrong with tags, by the tag. */
  tagErrors: ReadonlyMap<string, string> | undefined;
  /** They cannot be taken away. */
  isFixed: boolean;
  /**
   * The tag at a place has to go.
   * @param goTo the place among those that remain that takes the focus; beyond them, the input does.
   */
  onRemove: (index: number, goTo: number) => void;
  /** The focus goes on to the input. */
  onLeave: () => void;
}

/** Focuses the chip at a place; false when there is none. */
export function focusChip(list: HTMLUListElement | null, index: number): boolean {
  const button = list?.querySelectorAll('button')[index];
  button?.focus();
  return button !== undefined;
}

/** A key for each tag, also where the same is there twice. */
function keysOf(tags: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return tags.map((tag) => {
    const count = counts.get(tag) ?? 0;
    counts.set(tag, count + 1);
    return `${count} ${tag}`;
  });
}

/** The tags that are there. The arrow keys go along them and on to the input. */
export function TagChips(props: TagChipsProps) {
  const { tags, listRef, label, removeLabel, tagErrors, isFixed, onRemove, onLeave } = props;
  const [focused, setFocused] = useState<number | null>(null);
  const tabStop = Math.min(focused ?? tags.length, tags.length - 1);
  const keys = keysOf(tags);

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const isRtl = event.currentTarget.matches(':dir(rtl)');
    const action = chipAction(event.key, { index, count: tags.length, isRtl });
    if (!action) {
      // What is typed goes to the input.
      const isText = event.key.length === 1 && event.key !== ' ';
      if (isText && !event.ctrlKey && !event.metaKey && !event.altKey) onLeave();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (action.kind === 'remove') onRemove(index, action.goTo);
    else if (action.kind === 'focus') focusChip(listRef.current, action.index);
    else if (action.kind === 'leave') onLeave();
  };

  if (tags.length === 0) return null;
  return (
    <TagList ref={listRef} data-part="tags" aria-label={label} onBlur={handleBlur}>
      {tags.map((tag, index) => {
        const error = tagErrors?.get(tag);
        const isLong = tag.length > longText;
        return (
          <Tooltip
            key={keys[index]}
            content={[isLong ? tag : '', error].filter(Boolean).join(' – ')}
            isDescription={false}
            isDisabled={!isLong && error === undefined}
          >
            <TagChip
              data-part="tag"
              data-fixed={isFixed || undefined}
              data-invalid={error ? true : undefined}
              aria-description={isFixed ? error : undefined}
            >
              {error && <CircleAlert size={12} aria-hidden="true" data-part="tag-error" />}
              <TagText dir="auto">{tag}</TagText>
              {!isFixed && (
                <TagRemove
                  type="button"
                  data-part="remove"
                  aria-label={removeLabel(tag)}
                  aria-description={error}
                  tabIndex={index === tabStop ? 0 : -1}
                  onFocus={() => setFocused(index)}
                  onClick={(event) => onRemove(index, event.detail === 0 ? index : tags.length)}
                  onKeyDown={(event) => handleKeyDown(event, index)}
                >
                  <X size={12} aria-hidden="true" />
                </TagRemove>
              )}
            </TagChip>
          </Tooltip>
        );
      })}
    </TagList>
  );
}
