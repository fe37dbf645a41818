import { Button, VisuallyHidden } from '@studio/ui';
import { deferPart, prepareStyles, useDeferredPart, useDelegatedTooltip } from '@studio/ui/internal';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { useVirtualizer } from 'react-window';
import { type ScrollElement, useScrollElement } from '../shared/scrollElement/useScrollElement.ts';
import { DropLine } from '../shared/table/table.styles.ts';
import { EditorRoot, GridRoot, GroupList } from './DataItemsEditor.styles.ts';
import type { DataItemsEditorProps } from './DataItemsEditorProps.ts';
import { DataItemsGroup } from './DataItemsGroup.tsx';
import { DataItemsToolbar } from './DataItemsToolbar.tsx';
import type { GroupsView } from './GroupsView.ts';
import { useDataItemsEditor } from './hooks/useDataItemsEditor.ts';
import type { ActiveField } from './hooks/useEditorFocus.ts';
import { getItem } from './model/findItem.ts';
import { countRows, createLayout, type GroupSlice, type Layout } from './model/layout.ts';
import { describeCellError, describeGroupError } from './model/messages.ts';
import { errorsToShow } from './model/rowErrors.ts';
import type { PastePreviewProps } from './PastePreview.tsx';
import { type GridPlace, groupOf, longTexts } from './places.ts';
import type { DataItemsDraft } from './types.ts';

const pastePreview = deferPart<PastePreviewProps>(
  async () => (await import('./PastePreview.tsx')).PastePreview,
);

/**
 * Edits a data set's groups of label/value rows: a blank row at the end of each group takes new items, errors
 * are shown in their cells, and of a long set only what is on screen is drawn.
 */
export function DataItemsEditor<Extra extends object = object>(given: DataItemsEditorProps<Extra>) {
  const props = { ...given, isReadOnly: given.isReadOnly ?? Boolean(given.readOnlyReason) };
  const editor = useDataItemsEditor(props);
  const tooltip = useDelegatedTooltip(editor.gridProps.ref, longTexts);
  const { model, view } = editor;
  const {
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onChange,
    selection: _selection,
    defaultSelection: _defaultSelection,
    onSelectionChange: _onSelectionChange,
    hasDefaultPrecedence: _hasDefaultPrecedence,
    locale: _locale,
    labels: _labels,
    actionsRef: _handleRef,
    refusals: _refusals,
    isReadOnly = false,
    readOnlyReason = '',
    scrollElement,
    ...rest
  } = props;
  const PastePreview = useDeferredPart(pastePreview, editor.pendingPaste !== undefined);

  return (
    <EditorRoot
      data-part="data-items-editor"
      data-without-toolbar={(isReadOnly && readOnlyReason === '') || undefined}
      {...rest}
    >
      <DataItemsToolbar
        model={model}
        editing={editor.editing}
        isReadOnly={isReadOnly}
        readOnlyReason={readOnlyReason}
        selection={view.selection}
        onMove={editor.moveSelected}
        onRemove={editor.removeSelected}
        onClear={editor.clearSelection}
        removedText={editor.removal?.text ?? ''}
        onTakeBack={editor.takeBack}
        onKeepRemoved={editor.keepRemoved}
        onGoToNextError={() => editor.goToNextError()}
      />
      <GridRoot data-part="grid" {...editor.gridProps}>
        <DataItemsGroups view={view} scrollElement={scrollElement} />
        {tooltip}
      </GridRoot>
      {!isReadOnly && (
        <Button data-part="add-group" startIcon={<Plus size={16} />} onClick={editor.addGroup}>
          {model.labels.addGroup}
        </Button>
      )}
      <DataItemsStatus view={view} active={editor.active} announcement={editor.announcement} />
      {PastePreview !== null && editor.pendingPaste !== undefined && (
        <PastePreview pending={editor.pendingPaste} columns={model.columns} labels={model.labels} />
      )}
    </EditorRoot>
  );
}

const sample: DataItemsDraft = {
  groups: [{ id: 'g', name: '', items: [{ id: 'i', label: 'a', value: 'b', defaultPrecedence: '' }] }],
  firstOrdering: 0,
};

const sampleSelection = { itemIds: new Set(['i']), groupIds: new Set<string>() };

prepareStyles([
  () => <DataItemsEditor hasDefaultPrecedence defaultValue={sample} defaultSelection={sampleSelection} />,
]);

interface DataItemsGroupsProps {
  readonly view: GroupsView;
  readonly scrollElement: ScrollElement | undefined;
}

/** The list of groups, of which only what is on screen is drawn. */
function DataItemsGroups({ view, scrollElement }: DataItemsGroupsProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { height, slices } = useVisibleGroups(view.draft, container, scrollElement, view.pinned);
  return (
    <GroupList
      ref={setContainer}
      data-part="groups"
      data-with-priorities={view.columns.includes('defaultPrecedence') || undefined}
      style={{ height }}
    >
      {slices.map((slice) => {
        const group = view.draft.groups[slice.groupIndex];
        return group && <DataItemsGroup key={group.id} view={view} group={group} slice={slice} />;
      })}
      {view.dropTop !== undefined && <DropLine data-part="drop-line" style={{ top: view.dropTop }} />}
    </GroupList>
  );
}

interface DataItemsStatusProps {
  readonly view: GroupsView;
  readonly active: ActiveField | undefined;
  /** What was just done, in words. */
  readonly announcement: string;
}

/** The error of the field in use, once its text has changed; before that the field itself says it. */
function newError(
  { draft, validation, labels, errorFocus }: GroupsView,
  active: ActiveField | undefined,
): string {
  if (active === undefined) return '';
  const { place, textAtFocus } = active;
  if (!('itemId' in place)) {
    const group = draft.groups.find(({ id }) => id === place.groupId);
    const error = validation.groupErrors.get(place.groupId);
    return error === undefined || group?.name === textAtFocus ? '' : describeGroupError(error, labels);
  }
  const item = getItem(draft, place.itemId);
  const error = errorsToShow(validation, place.itemId, errorFocus)?.[place.column];
  if (item === undefined || error === undefined || item[place.column] === textAtFocus) return '';
  return describeCellError(error, place.column, place.groupId, draft, labels);
}

/** How much is selected, in words; empty for nothing. */
function selectedText({ selection, validation, labels }: GroupsView): string {
  const { itemIds, groupIds } = selection;
  if (itemIds.size + groupIds.size === 0) return '';
  return labels.selected(itemIds.size, validation.itemCount, groupIds.size);
}

/** Announces to assistive technology what typing does to the field in use, what is selected, and what was just done. */
function DataItemsStatus({ view, active, announcement }: DataItemsStatusProps) {
  return (
    <>
      <VisuallyHidden role="status" data-part="status">
        {newError(view, active)}
      </VisuallyHidden>
      <VisuallyHidden role="status" data-part="selection-status">
        {selectedText(view)}
      </VisuallyHidden>
      <VisuallyHidden role="status" data-part="announcement">
        {announcement}
      </VisuallyHidden>
    </>
  );
}

const drawAllUpTo = 120;
const overscan = 6;
const heightBeforeMeasuring = 700;

/** What to draw of a long list of groups. */
interface VisibleGroups {
  /** Of the whole list, in pixels. */
  readonly height: number;
  readonly slices: readonly GroupSlice[];
}

function useLayout(draft: DataItemsDraft): Layout {
  const key = countRows(draft).join();
  return useMemo(() => createLayout(key === '' ? [] : key.split(',').map(Number)), [key]);
}

function withPinnedGroup(
  slices: readonly GroupSlice[],
  layout: Layout,
  draft: DataItemsDraft,
  pinned: GridPlace | undefined,
): readonly GroupSlice[] {
  const index = pinned === undefined ? -1 : draft.groups.findIndex(({ id }) => id === groupOf(pinned));
  if (index < 0 || slices.some(({ groupIndex }) => groupIndex === index)) return slices;
  return [...slices, layout.sliceWithoutRows(index)].sort((a, b) => a.groupIndex - b.groupIndex);
}

/**
 * Decides which rows are drawn: all of a short list, else those near the part of the list that is on screen.
 * `container` is the element that holds the list; the group of the `pinned` place is drawn wherever it is.
 */
function useVisibleGroups(
  draft: DataItemsDraft,
  container: HTMLElement | null,
  givenScrollElement: ScrollElement | undefined,
  pinned: GridPlace | undefined,
): VisibleGroups {
  const layout = useLayout(draft);
  const isLong = layout.entryCount > drawAllUpTo;
  const scrollElement = useScrollElement(container, givenScrollElement, isLong);
  const { items } = useVirtualizer({
    count: layout.entryCount,
    itemSize: layout.sizeOf,
    element: container,
    scrollElement,
    defaultSize: heightBeforeMeasuring,
    overscanCount: isLong ? overscan : layout.entryCount,
  });
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const slices = withPinnedGroup(layout.slice(first, last), layout, draft, pinned);
  return { height: layout.height, slices };
}
