import { VisuallyHidden } from '@studio/ui';
import { type TooltipDelegate, useDelegatedTooltip, useMergedRefs } from '@studio/ui/internal';
import Lock from 'lucide-react/icons/lock';
import { RefusalNote } from '../shared/announcements/RefusalNote.tsx';
import {
  defaultDebounceMs,
  PendingTextsContext,
  TextDebounceContext,
} from '../shared/bufferedText/PendingTexts.ts';
import { DropMark, ReadOnlyNote, TreeBody, TreeGrid, TreeRoot } from './ConditionTree.styles.ts';
import type { ConditionTreeProps } from './ConditionTreeProps.ts';
import { ConditionTreeRows } from './ConditionTreeRows.tsx';
import { useConditionTree } from './hooks/useConditionTree.ts';
import { TreeToolbar } from './TreeToolbar.tsx';
import { TreeViewContext } from './TreeView.ts';

/** What buttons without words say of themselves, and values that are cut. One tooltip serves all rows. */
const tips: TooltipDelegate = {
  showsFocused: true,
  read: (target) => {
    const element = target.closest<HTMLElement>('[data-tip], [data-part="value-text"]');
    if (element === null) return null;
    const { tip } = element.dataset;
    if (tip !== undefined) return { element, text: tip };
    return element.scrollWidth > element.clientWidth ? { element, text: element.textContent } : null;
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
    conditionTypes: _conditionTypes,
    getParameterOptions: _getParameterOptions,
    isReadOnly: _isReadOnly,
    readOnlyReason,
    isDisabled: _isDisabled,
    onUndo: _onUndo,
    onRedo: _onRedo,
    debounceMs = defaultDebounceMs,
    actionsRef: _actionsRef,
    outcomes,
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
              {mode === 'edit' && <TreeToolbar {...tree.toolbar} />}
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
                <ConditionTreeRows tree={tree} outcomes={outcomes} />
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
