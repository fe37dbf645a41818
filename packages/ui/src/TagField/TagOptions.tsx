import type { UseComboboxReturnValue } from 'downshift';
import { type RefObject, useRef } from 'react';
import { OptionLayer } from '../internal/optionList.styles.ts';
import { useAnchoredLayer } from '../internal/useAnchoredLayer.ts';
import { Spinner } from '../Spinner/index.ts';
import { TagCreate } from './TagField.styles.ts';
import type { TagEntry } from './tagModel.ts';

interface TagOptionsProps {
  combobox: UseComboboxReturnValue<TagEntry>;
  entries: readonly TagEntry[];
  anchorRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  isLoading: boolean;
  loadingLabel: string;
  createLabel: string;
}

/** The list of tags to choose from. */
export function TagOptions(props: TagOptionsProps) {
  const { combobox, entries, anchorRef, isOpen, isLoading, loadingLabel, createLabel } = props;
  const layerRef = useRef<HTMLDivElement>(null);
  const isShown = isOpen && (entries.length > 0 || isLoading);
  useAnchoredLayer({ anchorRef, layerRef, isOpen: isShown, isAnchorWide: true });

  return (
    <OptionLayer ref={layerRef} popover="manual" data-part="popup">
      <div {...combobox.getMenuProps()} data-part="list" tabIndex={-1}>
        {isShown &&
          entries.map((item, index) => (
            <div
              key={`${item.isNew} ${item.text}`}
              {...combobox.getItemProps({ item, index, 'aria-selected': false })}
              data-part="option"
              data-create={item.isNew || undefined}
              data-highlighted={combobox.highlightedIndex === index || undefined}
            >
              {item.text}
              {item.isNew && <TagCreate> {createLabel}</TagCreate>}
            </div>
          ))}
      </div>
      {isShown && isLoading && (
        <div data-part="note">
          <Spinner label={loadingLabel} /> {loadingLabel}
        </div>
      )}
    </OptionLayer>
  );
}
