import { VisuallyHidden } from '@studio/ui';
import { useMergedRefs } from '@studio/ui/internal';
import Lock from 'lucide-react/icons/lock';
import { PendingTextsContext } from '../shared/bufferedText/PendingTexts.ts';
import { useLongTextTooltip } from '../shared/longText/useLongTextTooltip.tsx';
import type { TextWatch } from '../shared/longText/watchTexts.ts';
import { RefusalNote } from '../shared/said/RefusalNote.tsx';
import { DropMark, ReadOnlyNote, TreeBody, TreeGrid, TreeRoot } from './ConditionTree.styles.ts';
import type { ConditionTreeProps } from './ConditionTreeProps.ts';
import { ConditionTreeRows } from './ConditionTreeRows.tsx';
import { useConditionTree } from './hooks/useConditionTree.ts';
import { TreeToolbar } from './TreeToolbar.tsx';
import { TreeViewContext } from './TreeView.ts';

/** What buttons without words and cut texts say of themselves. One tooltip serves all rows. */
const tips: TextWatch = {
  showsFocused: true,
  read: (target) => {
    const element = target.closest<HTMLElement>('[data-tip]');
    const text = element?.dataset['tip'];
    return element && text ? { element, text } : null;
  },
};

/**
 * Edits a rule's condition: groups of any depth in which any or all conditions count, with comparisons, custom
 * expressions and sentences with blanks. Of a large tree only what is on screen is drawn.
 */
export function ConditionTree(props: ConditionTreeProps) {
  const tree = useConditionTree(props);
  const { view, rows, drawn, drag, said } = tree;
  const {
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onChange,
    label,
    operators: _operators,
    valueKinds: _valueKinds,
    conditionTypes: _conditionTypes,
    getParameterOptions: _getParameterOptions,
    isReadOnly: _isReadOnly,
    readOnlyReason,
    isDisabled: _isDisabled,
    onUndo: _onUndo,
    onRedo: _onRedo,
    actionsRef: _actionsRef,
    scrollElement: _scrollElement,
    labels: _labels,
    ref,
    ...rest
  } = props;
  const rootRef = useMergedRefs(tree.rootRef, ref);
  const tooltip = useLongTextTooltip(tree.rootRef, tips);
  const { mode } = view;

  return (
    <TreeViewContext value={view}>
      <PendingTextsContext value={tree.pending}>
        <TreeRoot data-part="condition-tree" data-mode={mode} {...rest} ref={rootRef}>
          {mode !== 'edit' && readOnlyReason && (
            <ReadOnlyNote data-part="read-only-reason">
              <Lock size={14} aria-hidden="true" />
              {readOnlyReason}
            </ReadOnlyNote>
          )}
          <TreeGrid>
            {mode === 'edit' && <TreeToolbar {...tree.toolbar} />}
            <TreeBody
              ref={drawn.bodyRef}
              role="treegrid"
              data-part="grid"
              aria-label={label}
              aria-rowcount={rows.length}
              aria-colcount={2}
              aria-readonly={mode !== 'edit' || undefined}
              aria-disabled={mode === 'disabled' || undefined}
              style={{ height: drawn.layout.height }}
              {...tree.gridProps}
            >
              <ConditionTreeRows tree={tree} />
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
            <span key={said.count}>{said.text}</span>
          </VisuallyHidden>
        </TreeRoot>
      </PendingTextsContext>
    </TreeViewContext>
  );
}
