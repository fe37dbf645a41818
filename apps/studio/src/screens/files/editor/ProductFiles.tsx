import { Badge } from '@studio/ui';
import { useId } from 'react';
import { replaceRow } from '../../../kernel/object/plain/editRows.ts';
import type { FieldControl, RowFaults } from '../../../kernel/object/plain/PlainField.ts';
import { filesText } from '../files.messages.ts';
import { FileCell } from './FileCell.tsx';
import { type FileDoc, itemOfRow, type ProductFileRow } from './fileDraft.ts';
import { Group, Groups } from './ProductFiles.styles.ts';

export interface ProductFilesProps {
  readonly control: FieldControl<readonly ProductFileRow[]>;
  readonly doc: FileDoc;
  readonly rowFaults: RowFaults;
}

/** The files that the product has places for, by grouping. */
export function ProductFiles(props: ProductFilesProps) {
  const { control, doc } = props;
  const byGroup = Map.groupBy(control.value, (row) => itemOfRow(row, doc, control.value)?.grouping ?? '');
  return (
    <Groups role="group" aria-label={control.label}>
      {[...byGroup].map(([grouping, rows]) => (
        <FileGroup key={grouping} {...props} {...{ grouping, rows }} />
      ))}
    </Groups>
  );
}

interface FileGroupProps extends ProductFilesProps {
  readonly grouping: string;
  readonly rows: readonly ProductFileRow[];
}

function FileGroup({ control, doc, rowFaults, grouping, rows }: FileGroupProps) {
  const headingId = useId();
  return (
    <Group aria-labelledby={headingId}>
      <h2 id={headingId}>{grouping}</h2>
      <ul>
        {rows.map((row) => {
          const item = itemOfRow(row, doc, control.value);
          return (
            <li key={row.key} data-row={row.key}>
              <span data-part="label">
                <span data-part="title">
                  {row.name} {row.required && <Badge>{filesText('product.required')}</Badge>}
                </span>
                <small>{item?.description}</small>
              </span>
              <div data-cell="file">
                <FileCell
                  label={filesText('product.file', { name: row.name })}
                  item={item}
                  value={row.file}
                  onValueChange={(file) =>
                    control.onValueChange(replaceRow(control.value, { ...row, file }), {})
                  }
                  onLeave={control.onLeave}
                  isRequired={false}
                  error={rowFaults.get(row.key)?.['file']}
                  isReadOnly={control.isReadOnly}
                  readOnlyReason={control.readOnlyReason}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Group>
  );
}
