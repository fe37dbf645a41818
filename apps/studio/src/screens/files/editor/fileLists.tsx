import { Badge } from '@studio/ui';
import { useId } from 'react';
import { noFile } from '../../../kernel/object/files/fileValue.ts';
import { checkboxField } from '../../../kernel/object/plain/checkboxField.tsx';
import { replaceRow } from '../../../kernel/object/plain/editRows.ts';
import { makeField } from '../../../kernel/object/plain/makeField.ts';
import type {
  FieldControl,
  PlainField,
  PlainList,
  RowFaults,
} from '../../../kernel/object/plain/PlainField.ts';
import { rowsField } from '../../../kernel/object/plain/rowsField.tsx';
import { textField } from '../../../kernel/object/plain/textField.tsx';
import { filesText } from '../files.messages.ts';
import { FileCell } from './FileCell.tsx';
import {
  type CustomFileRow,
  customRows,
  type FileDoc,
  type FileDraft,
  idOfRow,
  itemOfRow,
  type ProductFileRow,
} from './fileDraft.ts';
import { Group, Groups } from './ProductFiles.styles.ts';
import { comparableFile, formatFile, takenAway } from './storedFile.ts';

type CustomFields = Omit<CustomFileRow, 'key'>;

/** The file of a custom row: it needs one. */
const fileField: PlainField<CustomFields, string, FileDoc> = makeField<string, FileDoc, CustomFields>(
  { label: () => filesText('custom.file'), isRequired: true },
  {
    empty: noFile,
    comparable: comparableFile,
    format: formatFile,
    isEmpty: (value) => comparableFile(value) === null,
    render: (control, { doc, draft, rows = [] }) => (
      // The version and the row are those of this list.
      <FileCell {...control} item={itemOfRow(draft as CustomFileRow, doc as FileDoc, rows)} />
    ),
  },
);

/** The files that somebody added: rows that come and go. */
export const customFileList: PlainList<CustomFileRow, FileDoc, FileDraft> = rowsField<
  CustomFileRow,
  FileDoc,
  FileDraft
>({
  label: () => filesText('custom.heading'),
  noun: () => filesText('custom.noun'),
  name: ({ name }) => filesText('custom.row', { name: String(name ?? '') }),
  identity: idOfRow,
  isReadAnew: true,
  isOrdered: false,
  columns: 'minmax(0, 3fr) minmax(0, 4fr) 6rem minmax(14rem, 5fr)',
  newRow: () => filesText('custom.new'),
  savedRows: customRows,
  blank: (key) => ({ key, name: '', description: '', carrierOnly: false, file: noFile }),
  fields: {
    name: textField({
      label: () => filesText('custom.name'),
      maxLength: 1000,
      isName: true,
      isRequired: true,
      spellCheck: false,
    }),
    description: textField({ label: () => filesText('custom.description'), maxLength: 1000 }),
    carrierOnly: checkboxField({ label: () => filesText('custom.carrierOnly') }),
    file: fileField,
  },
  unique: 'name',
  takenElsewhere: ({ productFiles }) => productFiles.map(({ name }) => name.trim()),
});

/** The files that the product has places for: rows that neither come nor go, and of which only the file changes. */
export const productFileList: PlainList<ProductFileRow, FileDoc, FileDraft> = {
  get label() {
    return filesText('product.heading');
  },
  name: ({ name }) => filesText('product.row', { name: String(name ?? '') }),
  identity: idOfRow,
  isReadAnew: true,
  blank: (key) => ({ key, name: '', required: false, file: noFile }),
  fields: {
    name: {
      get label() {
        return filesText('custom.name');
      },
    },
    required: {
      get label() {
        return filesText('product.required');
      },
    },
    file: {
      get label() {
        return filesText('custom.file');
      },
      empty: noFile,
      comparable: comparableFile,
      format: formatFile,
      fault: (value, { required }) => (required && value === takenAway ? filesText('file.missing') : null),
    },
  },
  render: (control, { doc, rowFaults }) => (
    // The version is one of this kind.
    <ProductFiles control={control} doc={doc as FileDoc} rowFaults={rowFaults} />
  ),
};

interface ProductFilesProps {
  readonly control: FieldControl<readonly ProductFileRow[]>;
  readonly doc: FileDoc;
  readonly rowFaults: RowFaults;
}

/** The files that the product has places for, by grouping. */
function ProductFiles(props: ProductFilesProps) {
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
