import { Button, IconButton, VisuallyHidden } from '@studio/ui';
import { type TooltipDelegate, useDelegatedTooltip, useMergedRefs } from '@studio/ui/internal';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Lock from 'lucide-react/icons/lock';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { RefusalNote } from '../shared/announcements/RefusalNote.tsx';
import {
  defaultDebounceMs,
  PendingTextsContext,
  TextDebounceContext,
} from '../shared/bufferedText/PendingTexts.ts';
import { DropMark, ReadOnlyNote, TreeBody, TreeGrid, TreeRoot } from './ConditionTree.styles.ts';
import type { ConditionTreeProps } from './ConditionTreeProps.ts';
import { ConditionTreeRow } from './ConditionTreeRow.tsx';
import { useConditionTree } from './hooks/useConditionTree.ts';
import { type ConditionNode, coreOf } from './model/nodes.ts';
import { rowKey } from './model/rowLayout.ts';
import { nodeOfRow, type TreeRow } from './model/visibleRows.ts';
import { ToolbarRoot } from './TreeToolbar.styles.ts';
import { TreeViewContext, useTreeView } from './TreeView.ts';

/** Buttons without words, texts, and what is chosen. */
const tipped =
  '[data-tip], [data-part="value-text"], [data-part="former"], [data-part="choice"], [role="combobox"]:not(input)';

/** What buttons without words say of themselves, and values that are cut. One tooltip serves all rows. */
const tips: TooltipDelegate = {
  showsFocused: true,
  read: (target) => {
    const element = target.closest<HTMLElement>(tipped);
    if (element === null) return null;
    const { tip } = element.dataset;
    if (tip !== undefined) return { element, text: tip };
    const cut = element.querySelector<HTMLElement>(':scope > span') ?? element;
    return cut.scrollWidth > cut.clientWidth ? { element, text: cut.textContent } : null;
  },
};

/**
 * Edits a rule's condition: groups of any depth in which any or all conditions count, with comparisons, custom
 * expressions and sentences with blanks. Of a large tree only what is on screen is drawn.
 */
export function ConditionTree(props: ConditionTreeProps) {
  const tree = useConditionTree(props);
  const { view, rows, drawn, drag, announcement } = tree;
  const {
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onChange,
    label,
    operators: _operators,
    valueKinds: _valueKinds,
    getValueText: _getValueText,
    checkExpression: _checkExpression,
    conditionTypes: _conditionTypes,
    getParameterOptions: _getParameterOptions,
    isReadOnly: _isReadOnly,
    readOnlyReason,
    isDisabled: _isDisabled,
    onUndo,
    onRedo: _onRedo,
    debounceMs = defaultDebounceMs,
    actionsRef: _actionsRef,
    outcomes,
    formerValues,
    scrollElement: _scrollElement,
    labels: _labels,
    ref,
    ...rest
  } = props;
  const rootRef = useMergedRefs(tree.rootRef, ref);
  const tooltip = useDelegatedTooltip(tree.rootRef, tips);
  const { mode } = view;

  return (
    <TreeViewContext value={view}>
      <PendingTextsContext value={tree.pending}>
        <TextDebounceContext value={debounceMs}>
          <TreeRoot data-part="condition-tree" data-mode={mode} {...rest} ref={rootRef}>
            {mode !== 'edit' && readOnlyReason && (
              <ReadOnlyNote data-part="read-only-reason">
                <Lock size={14} aria-hidden="true" />
                {readOnlyReason}
              </ReadOnlyNote>
            )}
            <TreeGrid data-outcomes={outcomes !== undefined || undefined}>
              {mode === 'edit' && <TreeToolbar {...tree.toolbar} hasHistory={onUndo === undefined} />}
              <TreeBody
                ref={drawn.bodyRef}
                role="treegrid"
                data-part="grid"
                aria-label={label}
                aria-rowcount={rows.length}
                data-outcomes={outcomes !== undefined || undefined}
                aria-colcount={outcomes === undefined ? 2 : 3}
                aria-readonly={mode !== 'edit' || undefined}
                aria-disabled={mode === 'disabled' || undefined}
                style={drawn.isPlaced ? { height: drawn.layout.height } : { minHeight: drawn.layout.height }}
                {...tree.gridProps}
              >
                <ConditionTreeRows tree={tree} outcomes={outcomes} formerValues={formerValues} />
              </TreeBody>
              {drag.target && (
                <DropMark
                  data-part="drop-mark"
                  data-into={drag.target.isInto || undefined}
                  style={{ top: drag.target.top, ['--mark-start' as string]: `${drag.target.start}px` }}
                />
              )}
            </TreeGrid>
            <RefusalNote text={tree.refusal} />
            {tooltip}
            <VisuallyHidden role="status" data-part="status">
              <span key={announcement.count}>{announcement.text}</span>
            </VisuallyHidden>
          </TreeRoot>
        </TextDebounceContext>
      </PendingTextsContext>
    </TreeViewContext>
  );
}

interface TreeToolbarProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly incomplete: number;
  readonly onShowIncomplete: () => void;
  /** Undo and redo are its own, and not the host's. */
  readonly hasHistory: boolean;
}

/** Undo, redo, and the button to what is incomplete. */
function TreeToolbar({ canUndo, canRedo, incomplete, onShowIncomplete, hasHistory }: TreeToolbarProps) {
  const { labels, actions } = useTreeView();
  return (
    <ToolbarRoot data-part="toolbar">
      {incomplete > 0 && (
        <Button
          variant="ghost"
          size="sm"
          data-part="incomplete"
          startIcon={<CircleAlert size={14} />}
          onClick={onShowIncomplete}
        >
          {labels.incompleteCount(incomplete)}
        </Button>
      )}
      {hasHistory && (
        <>
          <IconButton
            data-part="undo"
            label={labels.undo}
            icon={<Undo2 size={16} />}
            disabledReason={canUndo ? undefined : labels.announcements.nothingToUndo}
            onClick={actions.undo}
          />
          <IconButton
            data-part="redo"
            label={labels.redo}
            icon={<Redo2 size={16} />}
            disabledReason={canRedo ? undefined : labels.announcements.nothingToRedo}
            onClick={actions.redo}
          />
        </>
      )}
    </ToolbarRoot>
  );
}

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

interface ConditionTreeRowsProps extends Pick<ConditionTreeProps, 'formerValues' | 'outcomes'> {
  readonly tree: ReturnType<typeof useConditionTree>;
}

/** The rows that are on screen. */
function ConditionTreeRows({ tree, outcomes, formerValues }: ConditionTreeRowsProps) {
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
        former={formerValues?.get(row.id)}
        outcome={outcomes && (row.kind === 'foot' ? null : (outcomes.get(row.id) ?? null))}
        measure={drawn.measure}
        onCopy={menu.onCopy}
        onPaste={menu.onPaste}
      />
    );
  });
}
