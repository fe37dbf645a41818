import { Button } from '@studio/ui';
import { deferPart, prepareStyles, useDeferredPart, useDelegatedTooltip } from '@studio/ui/internal';
import Plus from 'lucide-react/icons/plus';
import { EditorRoot, GridRoot } from './DataItemsEditor.styles.ts';
import type { DataItemsEditorProps } from './DataItemsEditorProps.ts';
import { DataItemsGroups } from './DataItemsGroups.tsx';
import { DataItemsStatus } from './DataItemsStatus.tsx';
import { DataItemsToolbar } from './DataItemsToolbar.tsx';
import { useDataItemsEditor } from './hooks/useDataItemsEditor.ts';
import type { PastePreviewProps } from './PastePreview.tsx';
import { longTexts } from './places.ts';
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
