import { Check, Minus, Plus } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { permissionsText } from '../permissions.messages.ts';
import { BodyCell, BodyRow, Box, HeadCell, HeadRow, RowHead } from './PermissionGrid.styles.ts';

interface PermissionRowProps {
  /** Among those that are shown. */
  readonly row: number;
  readonly authorization: string;
  readonly description: string;
  readonly roleNames: readonly string[];
  /** Which of them are drawn. Keep the list stable. */
  readonly columns: readonly number[];
  readonly allowed: readonly string[];
  readonly saved: readonly string[];
  /** Pixels from the beginning of the grid. */
  readonly top: number;
  /** Where the tab stop is: -1 for the head of the row; null when it is in another row. */
  readonly activeColumn: number | null;
  readonly isReadOnly: boolean;
}

/** One authorization: its name, and a checkbox for each role that is in sight. */
export const PermissionRow = memo(function PermissionRow(props: PermissionRowProps) {
  const { row, description, roleNames, columns, allowed, saved, top, activeColumn, isReadOnly } = props;
  const isChanged =
    allowed !== saved && (allowed.length !== saved.length || allowed.some((role) => !saved.includes(role)));
  return (
    <BodyRow
      role="row"
      aria-rowindex={row + 2}
      data-changed={isChanged || undefined}
      style={{ '--top': `${top}px` } as CSSProperties}
    >
      <RowHead
        role="rowheader"
        aria-colindex={1}
        data-row={row}
        data-column={-1}
        tabIndex={activeColumn === -1 ? 0 : -1}
        aria-label={description}
        title={description}
      >
        <span>{description}</span>
        {!isReadOnly && <AllButton label={permissionsText('row.toggle', { authorization: description })} />}
      </RowHead>
      {columns.map((column, index) => {
        const role = roleNames[column] ?? '';
        const skipped = column - (columns[index - 1] ?? -1) - 1;
        const isAllowed = allowed.includes(role);
        const change = changeOf(isAllowed, saved.includes(role));
        const name = permissionsText('cell', { authorization: description, role });
        return (
          <BodyCell
            key={role}
            role="gridcell"
            aria-colindex={column + 2}
            data-change={change ?? undefined}
            style={skipped > 0 ? ({ '--skipped': skipped } as CSSProperties) : undefined}
          >
            <Box
              role="checkbox"
              aria-checked={isAllowed}
              aria-disabled={isReadOnly || undefined}
              aria-label={change === null ? name : `${name}, ${changeText(change)}`}
              data-row={row}
              data-column={column}
              tabIndex={activeColumn === column ? 0 : -1}
            >
              <i>{isAllowed && <Check size={12} strokeWidth={3} aria-hidden />}</i>
              {change === 'added' && <Plus size={14} aria-hidden />}
              {change === 'removed' && <Minus size={14} aria-hidden />}
            </Box>
          </BodyCell>
        );
      })}
    </BodyRow>
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
export function AllButton({ label }: { readonly label: string }) {
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
