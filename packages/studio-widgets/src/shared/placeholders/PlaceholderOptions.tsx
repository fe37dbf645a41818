import { type MouseEvent, type ReactElement, useCallback, useLayoutEffect, useRef } from 'react';
import { useFixedRows } from '../fixedRows/useFixedRows.ts';
import { type Placeholder, writePlaceholder } from './Placeholder.ts';
import { Options, optionHeight } from './Placeholders.styles.ts';

export interface PlaceholderOptionsProps {
  /** Those of its options begin with it. */
  id: string;
  label: string;
  placeholders: readonly Placeholder[];
  /** The one that Enter takes. */
  index: number;
  onHighlight: (index: number) => void;
  onChoose: (placeholder: Placeholder) => void;
}

function indexAt({ target }: MouseEvent): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
  return Number(row?.ariaPosInSet ?? 0) - 1;
}

/** Placeholders with their labels, samples and names. Of many only those in sight are in the document. */
export function PlaceholderOptions(props: PlaceholderOptionsProps): ReactElement {
  const { id, label, placeholders, index, onHighlight, onChoose } = props;
  const listRef = useRef<HTMLElement>(null);
  const { scrollRef, bodyRef, height, indexes } = useFixedRows({
    count: placeholders.length,
    rowHeight: optionHeight,
    pinnedIndex: index,
  });

  const setList = useCallback(
    (element: HTMLElement | null) => {
      listRef.current = element;
      scrollRef(element);
    },
    [scrollRef],
  );

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const top = index * optionHeight;
    const bottom = top + optionHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }, [index]);

  return (
    <Options
      ref={setList}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      data-part="list"
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={(event) => {
        const at = indexAt(event);
        if (at >= 0 && at !== index) onHighlight(at);
      }}
      onClick={(event) => {
        const chosen = placeholders[indexAt(event)];
        if (chosen) onChoose(chosen);
      }}
    >
      <div ref={bodyRef} role="presentation" data-part="options" style={{ height }}>
        {indexes.map((at) => {
          const placeholder = placeholders[at];
          return (
            placeholder && (
              <div
                key={placeholder.name}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === index}
                aria-setsize={placeholders.length}
                aria-posinset={at + 1}
                data-part="option"
                data-highlighted={at === index || undefined}
                style={{ top: at * optionHeight }}
              >
                <span>{placeholder.label}</span>
                <span data-part="sample">{placeholder.sample}</span>
                <span data-part="name" dir="ltr">
                  {writePlaceholder(placeholder)}
                </span>
              </div>
            )
          );
        })}
      </div>
    </Options>
  );
}
