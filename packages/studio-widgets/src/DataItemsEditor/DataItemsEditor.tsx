import { Button } from '@studio/ui';
import Plus from 'lucide-react/icons/plus';
import { EditorRoot } from './DataItemsEditor.styles.ts';
import type { DataItemsEditorProps } from './DataItemsEditorProps.ts';
import { DataItemsGroups } from './DataItemsGroups.tsx';
import { DataItemsStatus } from './DataItemsStatus.tsx';
import { DataItemsToolbar } from './DataItemsToolbar.tsx';
import { useDataItemsEditor } from './hooks/useDataItemsEditor.ts';

/**
 * Edits a data set's groups of label/value rows: a blank row at the end of each group takes new items, errors
 * stand in their cells, and of a long set only what is on screen is drawn.
 */
export function DataItemsEditor<Extra extends object = object>(props: DataItemsEditorProps<Extra>) {
  const { model, editing, view, gridProps, active, addGroup, goToNextError } = useDataItemsEditor(props);
  const {
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    showDefaultPrecedence: _showDefaultPrecedence,
    locale: _locale,
    labels: _labels,
    isReadOnly = false,
    readOnlyReason = '',
    scrollElement,
    ...rest
  } = props;

  return (
    <EditorRoot
      data-part="data-items-editor"
      data-without-toolbar={(isReadOnly && readOnlyReason === '') || undefined}
      {...rest}
    >
      <DataItemsToolbar
        model={model}
        editing={editing}
        isReadOnly={isReadOnly}
        readOnlyReason={readOnlyReason}
        onGoToNextError={() => goToNextError()}
      />
      <div data-part="grid" {...gridProps}>
        <DataItemsGroups view={view} scrollElement={scrollElement} />
      </div>
      {!isReadOnly && (
        <Button data-part="add-group" startIcon={<Plus size={16} />} onClick={addGroup}>
          {model.labels.addGroup}
        </Button>
      )}
      <DataItemsStatus view={view} active={active} />
    </EditorRoot>
  );
}
