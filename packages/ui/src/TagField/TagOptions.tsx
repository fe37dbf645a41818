import type { UseComboboxReturnValue } from 'downshift';
import { type RefObject, useRef } from 'react';
import { OptionLayer } from '../internal/optionList.styles.ts';
import { useAnchoredLayer } from '../internal/useAnchoredLayer.ts';
import { Spinner } from '../Spinner/index.ts';
import { TagGroup, TagNote, TagSection } from './TagField.styles.ts';
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
          runsOf(entries).map(({ group, start, items }) => {
            const options = items.map((item, index) => (
              <div
                key={`${item.isNew} ${item.text}`}
                {...combobox.getItemProps({ item, index: start + index, 'aria-selected': false })}
                data-part="option"
                data-create={item.isNew || undefined}
                data-highlighted={combobox.highlightedIndex === start + index || undefined}
              >
                {item.text}
                {item.hint && <TagNote> {item.hint}</TagNote>}
                {item.isNew && <TagNote> {createLabel}</TagNote>}
              </div>
            ));
            if (group === undefined) return options;
            return (
              <TagSection key={group} aria-label={group}>
                <TagGroup aria-hidden="true">{group}</TagGroup>
                {options}
              </TagSection>
            );
          })}
      </div>
      {isShown && isLoading && (
        <div data-part="note">
          <Spinner label={loadingLabel} /> {loadingLabel}
        </div>
      )}
    </OptionLayer>
  );
}

interface EntryRun {
  readonly group: string | undefined;
  /** The index of the first of them among all entries. */
  readonly start: number;
  readonly items: TagEntry[];
}

/** Entries of the same group that follow one another. */
function runsOf(entries: readonly TagEntry[]): readonly EntryRun[] {
  const runs: EntryRun[] = [];
  entries.forEach((entry, index) => {
    const last = runs.at(-1);
    const group = entry.isNew ? undefined : entry.group;
    if (last !== undefined && last.group === group) last.items.push(entry);
    else runs.push({ group, start: index, items: [entry] });
  });
  return runs;
}
