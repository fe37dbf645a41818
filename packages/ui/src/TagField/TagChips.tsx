import X from 'lucide-react/icons/x';
import type { KeyboardEvent, RefObject } from 'react';
import { Tooltip } from '../Tooltip/index.ts';
import { chipAction } from './chipAction.ts';
import { TagChip, TagList, TagRemove, TagText } from './TagField.styles.ts';

const longText = 45;

interface TagChipsProps {
  tags: readonly string[];
  listRef: RefObject<HTMLUListElement | null>;
  label: string;
  removeLabel: (tag: string) => string;
  /** They cannot be taken away. */
  isFixed: boolean;
  /** @param goTo the place among those that remain that takes the focus; beyond them, the input does. */
  onRemove: (tag: string, goTo: number) => void;
  /** The focus goes on to the input. */
  onLeave: () => void;
}

/** Focuses the chip at a place; false when there is none. */
export function focusChip(list: HTMLUListElement | null, index: number): boolean {
  const button = list?.querySelectorAll('button')[index];
  button?.focus();
  return button !== undefined;
}

/** The tags that are there. The arrow keys go along them and on to the input. */
export function TagChips(props: TagChipsProps) {
  const { tags, listRef, label, removeLabel, isFixed, onRemove, onLeave } = props;
  const last = tags.length - 1;

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, tag: string, index: number) => {
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
    if (action.kind === 'remove') onRemove(tag, action.goTo);
    else if (action.kind === 'focus') focusChip(listRef.current, action.index);
    else if (action.kind === 'leave') onLeave();
  };

  if (tags.length === 0) return null;
  return (
    <TagList ref={listRef} data-part="tags" aria-label={label}>
      {tags.map((tag, index) => (
        <Tooltip key={tag} content={tag} isDescription={false} isDisabled={tag.length <= longText}>
          <TagChip data-part="tag" data-fixed={isFixed || undefined}>
            <TagText>{tag}</TagText>
            {!isFixed && (
              <TagRemove
                type="button"
                data-part="remove"
                aria-label={removeLabel(tag)}
                tabIndex={index === last ? 0 : -1}
                onClick={(event) => onRemove(tag, event.detail === 0 ? index : tags.length)}
                onKeyDown={(event) => handleKeyDown(event, tag, index)}
              >
                <X size={12} aria-hidden="true" />
              </TagRemove>
            )}
          </TagChip>
        </Tooltip>
      ))}
    </TagList>
  );
}
