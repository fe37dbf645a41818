import type { UseSelectReturnValue } from 'downshift';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mergeRefs } from '../internal/mergeProps.ts';
import { OptionLayer } from '../internal/optionList.styles.ts';
import { OptionRow } from '../internal/options/OptionRow.tsx';
import { OptionTooltip } from '../internal/options/OptionTooltip.tsx';
import { optionEvents } from '../internal/options/optionEvents.ts';
import { showOption } from '../internal/options/showOption.ts';
import { longLabel } from '../internal/options/types.ts';
import { useAnchoredLayer } from '../internal/useAnchoredLayer.ts';
import type { SelectOption } from './types.ts';

interface SelectListProps<T extends string> {
  id: string;
  anchorRef: RefObject<HTMLElement | null>;
  listRef: RefObject<HTMLDivElement | null>;
  options: readonly SelectOption<T>[];
  selected: SelectOption<T> | null;
  select: UseSelectReturnValue<SelectOption<T>>;
  /** What downshift gives the list. */
  menuProps: ReturnType<UseSelectReturnValue<SelectOption<T>>['getMenuProps']>;
  onChoose: (option: SelectOption<T>) => void;
}

/** The open list of a Select. */
export function SelectList<T extends string>(props: SelectListProps<T>) {
  const { id, anchorRef, listRef, options, selected, select, menuProps, onChoose } = props;
  const { highlightedIndex } = select;
  const layerRef = useRef<HTMLDivElement>(null);
  const firstIndex = useRef(highlightedIndex);
  const highlighted = options[highlightedIndex];
  const { ref: menuRef, ...listProps } = menuProps;
  useAnchoredLayer({ anchorRef, layerRef, isOpen: true, isAnchorWide: true });

  useLayoutEffect(() => {
    if (listRef.current && firstIndex.current > 0) showOption(listRef.current, firstIndex.current);
  }, [listRef]);

  return (
    <OptionLayer
      ref={layerRef}
      popover="manual"
      data-part="popup"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        {...listProps}
        ref={menuRef ? mergeRefs(listRef, menuRef) : listRef}
        tabIndex={-1}
        data-part="list"
        {...optionEvents({
          highlightedIndex,
          onHighlight: select.setHighlightedIndex,
          onChoose: (index) => {
            const option = options[index];
            if (option) onChoose(option);
          },
        })}
      >
        {options.map((option, index) => (
          <OptionRow
            key={option.value}
            id={`${id}-option-${index}`}
            index={index}
            count={options.length}
            label={option.label}
            isHighlighted={index === highlightedIndex}
            isChosen={option === selected}
            isDisabled={option.isDisabled ?? false}
            isCreate={false}
          />
        ))}
      </div>
      {highlighted && highlighted.label.length > longLabel && (
        <OptionTooltip
          key={highlightedIndex}
          anchorId={`${id}-option-${highlightedIndex}`}
          text={highlighted.label}
          side="end"
        />
      )}
    </OptionLayer>
  );
}
