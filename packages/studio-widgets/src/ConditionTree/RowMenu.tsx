import { IconButton, Menu, type MenuEntry } from '@studio/ui';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ConditionTreeLabels } from './labels.ts';
import type { MoveDirection } from './model/moves.ts';
import { type ConditionNode, coreOf } from './model/nodes.ts';
import type { ValueKind } from './model/values.ts';
import { TreeButton } from './TreeButton.styles.ts';
import { type TreeView, useTreeView } from './TreeView.ts';

export interface RowMenuProps {
  readonly node: ConditionNode;
  /** The root stays where it is: it can be copied, and pasted into. */
  readonly isRoot: boolean;
  readonly onCopy: (id: string, isCut: boolean) => void;
  readonly onPaste: (id: string) => void;
}

const directions: readonly (readonly [MoveDirection, string])[] = [
  ['up', 'Alt+↑'],
  ['down', 'Alt+↓'],
  ['out', 'Alt+←'],
  ['in', 'Alt+→'],
];

function kindEntries(node: ConditionNode, view: TreeView): MenuEntry[] {
  const core = coreOf(node);
  const { labels, actions, getLeftKinds, getRightKinds } = view;
  if (core.kind !== 'BinaryCondition') return [];
  const entry = (
    id: string,
    label: string,
    offered: readonly ValueKind[],
    value: ValueKind,
    onChoose: (kind: ValueKind) => void,
  ): MenuEntry => ({
    kind: 'radio',
    id,
    label,
    value,
    options: [...new Set([...offered, value])].map((kind) => ({ value: kind, label: labels.kinds[kind] })),
    onValueChange: (next) => onChoose(next as ValueKind),
  });
  const entries = [
    entry('left', labels.leftSideKind, getLeftKinds(), core.lhs.kind, (kind) =>
      actions.setLeftKind(core.id, kind),
    ),
  ];
  if (core.rhs !== undefined)
    entries.push(
      entry('right', labels.valueKind, getRightKinds(core.lhs), core.rhs.kind, (kind) =>
        actions.setRightKind(core.id, kind),
      ),
    );
  return [...entries, { kind: 'separator', id: 'after kinds' }];
}

function groupEntries(node: ConditionNode, { labels, actions }: TreeView): MenuEntry[] {
  const { id } = coreOf(node);
  const wrap: MenuEntry = { id: 'wrap', label: labels.wrap, onSelect: () => actions.wrap(id) };
  const ungroup: MenuEntry = { id: 'ungroup', label: labels.ungroup, onSelect: () => actions.ungroup(id) };
  return node.kind === 'CompositeCondition' ? [wrap, ungroup] : [wrap];
}

function clipboardEntries(
  { node, isRoot, onCopy, onPaste }: RowMenuProps,
  labels: ConditionTreeLabels,
  duplicate: () => void,
): MenuEntry[] {
  const { id } = coreOf(node);
  const copy: MenuEntry = {
    id: 'copy',
    label: labels.copy,
    shortcut: 'Ctrl+C',
    onSelect: () => onCopy(id, false),
  };
  const paste: MenuEntry = {
    id: 'paste',
    label: labels.paste,
    shortcut: 'Ctrl+V',
    onSelect: () => onPaste(id),
  };
  if (isRoot) return [copy, paste];
  return [
    { id: 'duplicate', label: labels.duplicate, onSelect: duplicate },
    copy,
    { id: 'cut', label: labels.cut, shortcut: 'Ctrl+X', onSelect: () => onCopy(id, true) },
    paste,
  ];
}

function entriesOf(props: RowMenuProps, view: TreeView): MenuEntry[] {
  const { labels, actions } = view;
  const { id } = coreOf(props.node);
  if (props.isRoot) return clipboardEntries(props, labels, () => actions.duplicate(id));
  return [
    ...kindEntries(props.node, view),
    ...groupEntries(props.node, view),
    ...clipboardEntries(props, labels, () => actions.duplicate(id)),
    { kind: 'separator', id: 'before moves' },
    ...directions.map(
      ([direction, shortcut]): MenuEntry => ({
        id: direction,
        label: labels.move[direction],
        shortcut,
        onSelect: () => actions.move(id, direction),
      }),
    ),
  ];
}

/** The menu itself, open from the start, with the button that opens it again. */
function OpenedMenu(props: RowMenuProps) {
  const view = useTreeView();
  const [isOpen, setOpen] = useState(true);
  const triggerRef = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => triggerRef.current?.focus(), []);
  return (
    <Menu
      label={view.labels.more}
      align="end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      items={entriesOf(props, view)}
      trigger={
        <IconButton
          ref={triggerRef}
          data-part="more"
          label={view.labels.more}
          icon={<Ellipsis size={16} />}
          isTooltipDisabled={isOpen}
        />
      }
    />
  );
}

/** Everything else that can be done with a condition or group. A plain button until it is first pressed. */
export function RowMenu(props: RowMenuProps) {
  const { labels } = useTreeView();
  const [isUsed, setUsed] = useState(false);
  if (isUsed) return <OpenedMenu {...props} />;
  return (
    <TreeButton
      type="button"
      data-part="more"
      data-tip={labels.more}
      aria-label={labels.more}
      aria-haspopup="menu"
      onClick={() => setUsed(true)}
    >
      <Ellipsis size={16} aria-hidden="true" />
    </TreeButton>
  );
}
