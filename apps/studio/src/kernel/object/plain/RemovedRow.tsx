import { IconButton } from '@studio/ui';
import { Undo2 } from 'lucide-react';
import { RowButtons } from './RowTable.styles.ts';
import { valueText } from './values.messages.ts';

export interface RemovedRowProps {
  /** The key of the row. */
  readonly rowKey: string;
  /** What the row is called. */
  readonly name: string;
  readonly isReadOnly: boolean;
  readonly onRestore: () => void;
}

/** A row that is removed by the next save, and its button to restore it. */
export function RemovedRow({ rowKey, name, isReadOnly, onRestore }: RemovedRowProps) {
  return (
    <tr data-row={rowKey} data-removed>
      <td data-part="removed">
        <del>{name}</del> <span>{valueText('rows.goes')}</span>
      </td>
      <td>
        {!isReadOnly && (
          <RowButtons>
            <IconButton
              size="sm"
              data-part="restore"
              label={valueText('rows.restore', { name })}
              icon={<Undo2 aria-hidden size={16} />}
              onClick={onRestore}
            />
          </RowButtons>
        )}
      </td>
    </tr>
  );
}
