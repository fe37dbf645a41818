import { ConditionTreeRow } from './ConditionTreeRow.tsx';
import type { useConditionTree } from './hooks/useConditionTree.ts';
import { type ConditionNode, coreOf } from './model/nodes.ts';
import { rowKey } from './model/rowLayout.ts';
import { nodeOfRow, type TreeRow } from './model/visibleRows.ts';
import type { ConditionOutcome } from './types.ts';

/** The operators of the groups around a row's content, outermost first. */
function operatorsOf(tree: ReturnType<typeof useConditionTree>, row: TreeRow): string {
  const { draft, rows } = tree;
  let operators = '';
  let at: TreeRow | undefined = row.kind === 'group' ? row : rows[row.parentRow];
  for (; at !== undefined; at = rows[at.parentRow]) {
    const group: ConditionNode | undefined = nodeOfRow(draft, rows, at);
    const core = group && coreOf(group);
    operators = `${core?.kind === 'CompositeCondition' && core.operator === 'or' ? 'o' : 'a'}${operators}`;
  }
  return operators;
}

interface ConditionTreeRowsProps {
  readonly tree: ReturnType<typeof useConditionTree>;
  readonly outcomes: ReadonlyMap<string, ConditionOutcome> | undefined;
}

/** The rows that are on screen. */
export function ConditionTreeRows({ tree, outcomes }: ConditionTreeRowsProps) {
  const { draft, rows, drawn, menu } = tree;
  return drawn.indexes.map((index) => {
    const row = rows[index];
    const node = row && nodeOfRow(draft, rows, row);
    if (row === undefined || node === undefined) return null;
    return (
      <ConditionTreeRow
        key={rowKey(row)}
        row={row}
        index={index}
        top={drawn.isPlaced ? (drawn.layout.tops[index] ?? 0) : undefined}
        node={node}
        operators={operatorsOf(tree, row)}
        isTabStop={index === tree.activeIndex}
        isFresh={row.id === tree.freshId}
        isDragged={row.id === tree.drag.draggedId}
        outcome={outcomes && (row.kind === 'foot' ? null : (outcomes.get(row.id) ?? null))}
        measure={drawn.measure}
        onCopy={menu.onCopy}
        onPaste={menu.onPaste}
      />
    );
  });
}
