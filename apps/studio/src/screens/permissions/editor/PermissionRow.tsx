import { type CSSProperties, memo } from 'react';
import { permissionsText } from '../permissions.messages.ts';
import { BodyCell, BodyRow, Box, HeadCell, HeadRow, RowHead } from './PermissionGrid.styles.ts';

interface PermissionRowProps {
  /** Unique in the page, without blanks. Its cells have ids that begin with it. */
  readonly id: string;
  /** Of its head, which is its first cell though it is drawn elsewhere. */
  readonly headId: string;
  /** Among those that are shown. */
  readonly row: number;
  readonly description: string;
  readonly roleNames: readonly string[];
  /** Which of them are drawn. Keep the list stable. */
  readonly columns: readonly number[];
  readonly allowed: readonly string[];
  readonly saved: readonly string[];
  /** Pixels from the beginning of the grid. */
  readonly top: number;
  /** Where the tab stop is; null when it is in another row, or at the head. */
  readonly activeColumn: number | null;
  readonly isReadOnly: boolean;
  /** It cannot be given to roles that do not allow it. */
  readonly isWithheld: boolean;
}

/** One authorization: a checkbox for each role that is in sight. Its head is in a column that stays in sight. */
export const PermissionRow = memo(function PermissionRow(props: PermissionRowProps) {
  const { id, headId, row, description, roleNames, columns, allowed, saved, top, activeColumn } = props;
  const idOf = (column: number) => `${id}-${column}`;
  return (
    <BodyRow
      role="row"
      aria-rowindex={row + 2}
      // In the order in which they are read: what a row owns follows its children otherwise.
      aria-owns={[headId, ...columns.map(idOf)].join(' ')}
      style={{ '--top': `${top}px` } as CSSProperties}
    >
      {columns.map((column, index) => {
        const role = roleNames[column] ?? '';
        return (
          <PermissionCell
            key={role}
            id={idOf(column)}
            {...{ row, column, description, role }}
            skipped={column - (columns[index - 1] ?? -1) - 1}
            isAllowed={allowed.includes(role)}
            wasAllowed={saved.includes(role)}
            isWithheld={props.isWithheld && !allowed.includes(role) && !saved.includes(role)}
            isActive={activeColumn === column}
            isReadOnly={props.isReadOnly}
          />
        );
      })}
    </BodyRow>
  );
});

interface PermissionCellProps extends Pick<PermissionRowProps, 'description' | 'id' | 'isReadOnly' | 'row'> {
  /** It cannot be turned. */
  readonly isWithheld: boolean;
  readonly column: number;
  readonly role: string;
  /** Columns before it that are not drawn. */
  readonly skipped: number;
  readonly isAllowed: boolean;
  /** As it is saved. */
  readonly wasAllowed: boolean;
  /** It has the tab stop. */
  readonly isActive: boolean;
}

/** Drawn again for its own change alone. */
const PermissionCell = memo(function PermissionCell(props: PermissionCellProps) {
  const { id, row, column, description, role, skipped, isAllowed, wasAllowed, isActive } = props;
  const isWithheld = props.isWithheld && !props.isReadOnly;
  const why = isWithheld ? permissionsText('cell.withheld') : undefined;
  const change = changeOf(isAllowed, wasAllowed);
  const name = permissionsText('cell', { authorization: description, role });
  return (
    <BodyCell
      id={id}
      role="gridcell"
      aria-colindex={column + 2}
      data-change={change ?? undefined}
      data-withheld={isWithheld || undefined}
      style={skipped > 0 ? ({ '--skipped': skipped } as CSSProperties) : undefined}
    >
      <Box
        role="checkbox"
        aria-checked={isAllowed}
        aria-disabled={props.isReadOnly || isWithheld || undefined}
        aria-label={change === null ? name : `${name}, ${changeText(change)}`}
        aria-description={why}
        title={why}
        data-row={row}
        data-column={column}
        tabIndex={isActive ? 0 : -1}
      >
        <i />
      </Box>
    </BodyCell>
  );
});

interface PermissionRowHeadProps
  extends Pick<PermissionRowProps, 'description' | 'id' | 'isReadOnly' | 'row' | 'top'> {
  /** It differs from what is saved. */
  readonly isChanged: boolean;
  /** A save was refused for it. */
  readonly isRefused: boolean;
  /** It has the tab stop. */
  readonly isActive: boolean;
}

/** What an authorization is called, in the column of heads. */
export const PermissionRowHead = memo(function PermissionRowHead(props: PermissionRowHeadProps) {
  const { id, row, description, top, isChanged, isRefused, isActive, isReadOnly } = props;
  return (
    <RowHead
      id={id}
      role="rowheader"
      aria-colindex={1}
      data-row={row}
      data-column={-1}
      data-changed={isChanged || undefined}
      data-refused={isRefused || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-label={isRefused ? `${description}, ${permissionsText('row.refused')}` : description}
      title={description}
      style={{ '--top': `${top}px` } as CSSProperties}
    >
      <span>{description}</span>
      {!isReadOnly && <AllButton label={permissionsText('row.toggle', { authorization: description })} />}
    </RowHead>
  );
});

interface PermissionHeadProps
  extends Pick<PermissionRowProps, 'activeColumn' | 'columns' | 'isReadOnly' | 'roleNames'> {
  /** Below the name of a role; empty for nothing. Keep it stable. */
  readonly noteOf: (role: string) => string;
}

/** The row of heads: a role each that is in sight. */
export const PermissionHead = memo(function PermissionHead(props: PermissionHeadProps) {
  const { columns, roleNames, noteOf, activeColumn, isReadOnly } = props;
  return (
    <HeadRow role="row" aria-rowindex={1}>
      <HeadCell role="columnheader" aria-colindex={1} data-corner>
        {permissionsText('authorization')}
      </HeadCell>
      {columns.map((column) => {
        const role = roleNames[column] ?? '';
        return (
          <HeadCell
            key={role}
            role="columnheader"
            aria-colindex={column + 2}
            data-row={-1}
            data-column={column}
            tabIndex={activeColumn === column ? 0 : -1}
            aria-label={`${role} ${noteOf(role)}`.trim()}
            title={role}
            style={{ '--at': column } as CSSProperties}
          >
            <b>{role}</b>
            <span>{noteOf(role)}</span>
            {!isReadOnly && <AllButton label={permissionsText('column.toggle', { role })} />}
          </HeadCell>
        );
      })}
    </HeadRow>
  );
});

/** Turns all cells of a row or a column; the keyboard does that at the head itself. */
function AllButton({ label }: { readonly label: string }) {
  return (
    <button type="button" tabIndex={-1} aria-label={label}>
      {permissionsText('all')}
    </button>
  );
}

function changeText(change: 'added' | 'removed'): string {
  return permissionsText(change === 'added' ? 'cell.added' : 'cell.removed');
}

function changeOf(isAllowed: boolean, wasAllowed: boolean): 'added' | 'removed' | null {
  if (isAllowed === wasAllowed) return null;
  return isAllowed ? 'added' : 'removed';
}
