import { VisuallyHidden } from '@studio/ui';
import Plus from 'lucide-react/icons/plus';
import { RowHandle } from './DataItemsRow.styles.ts';
import type { DataItemsEditorLabels } from './labels.ts';

export interface DataItemsRowHeadProps {
  /** Position in the group, from 1. */
  readonly rowNumber: number;
  readonly groupText: string;
  /** The blank row for entry at the end of a group. */
  readonly isTrailing: boolean;
  /** Whether the row can be selected and dragged. */
  readonly hasHandle: boolean;
  readonly isSelected: boolean;
  readonly labels: DataItemsEditorLabels;
}

/** The head of a row: the handle with its number, or the sign of the row for entry. */
export function DataItemsRowHead(props: DataItemsRowHeadProps) {
  const { rowNumber, groupText, isTrailing, hasHandle, isSelected, labels } = props;
  if (hasHandle) {
    return (
      <RowHandle
        role="button"
        tabIndex={-1}
        data-handle
        data-part="row-handle"
        aria-label={labels.selectRow(rowNumber, groupText)}
        aria-pressed={isSelected}
      >
        {rowNumber}
      </RowHandle>
    );
  }
  if (!isTrailing) return <span data-part="row-mark">{rowNumber}</span>;
  return (
    <span data-part="row-mark">
      <Plus size={12} aria-hidden="true" />
      <VisuallyHidden>{labels.newRow}</VisuallyHidden>
    </span>
  );
}
