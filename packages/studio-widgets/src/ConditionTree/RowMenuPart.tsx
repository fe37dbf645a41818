import { IconButton, Menu, type MenuEntry } from '@studio/ui';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ConditionTreeLabels } from './labels.ts';
import type { MoveDirection } from './model/moves.ts';
import { type ConditionNode, coreOf } from './model/nodes.ts';
import type { ConditionRules } from './model/rules.ts';
import type { ConditionValueKind } from './model/valueKind.ts';
import { type TreeView, useTreeView } from './TreeView.ts';

export interface RowMenuPartProps {
  readonly node: ConditionNode;
  /** The root stays where it is: it can be copied, and pasted into. */
  readonly isRoot: boolean;
  readonly onCopy: (id: string, isCut: boolean) => void;
  readonly onPaste: (id: string) => void;
  /** The line runs from right to left. */
  readonly isRtl: boolean;
}

const directions: readonly MoveDirection[] = ['up', 'down', 'out', 'in'];

/** The keys of the moves; out of a group is towards the start of the line. */
function moveKeys(isRtl: boolean): Readonly<Record<MoveDirection, string>> {
  const [out, into] = isRtl ? ['→', '←'] : ['←', '→'];
  return { up: 'Alt+↑', down: 'Alt+↓', out: `Alt+${out}`, in: `Alt+${into}` };
}

function kindLabelOf(name: string, rules: ConditionRules): string {
  return rules.kindOf({ kind: name })?.label ?? name;
}

function kindEntries(node: ConditionNode, view: TreeView): MenuEntry[] {
  const core = coreOf(node);
  const { labels, actions, rules } = view;
  if (core.kind !== 'BinaryCondition') return [];
  /** No entry where there is only one kind. */
  const entriesOf = (
    id: string,
    label: string,
    offered: readonly ConditionValueKind[],
    value: string,
    onValueChange: (kindName: string) => void,
  ): MenuEntry[] => {
    const options = [
      ...offered.map(({ name, label: kindLabel }) => ({ value: name, label: kindLabel })),
      ...(offered.some(({ name }) => name === value) ? [] : [{ value, label: kindLabelOf(value, rules) }]),
    ];
    return options.length < 2 ? [] : [{ kind: 'radio', id, label, value, options, onValueChange }];
  };
  const entries = [
    ...entriesOf('left', labels.leftSideKind, rules.leftKinds, core.lhs.kind, (kind) =>
      actions.setLeftKind(core.id, kind),
    ),
  ];
  const offered = rules.rightKindsFor(core.lhs);
  const right = rules.rightValuesOf(core)[0] ?? rules.createRight(core.lhs);
  if (rules.operandsOf(core) !== 'none')
    entries.push(
      ...entriesOf('right', labels.valueKind, offered, right.kind, (kind) =>
        actions.setRightKind(core.id, kind),
      ),
    );
  return entries.length > 0 ? [...entries, { kind: 'separator', id: 'after kinds' }] : [];
}

function groupEntries(node: ConditionNode, { labels, actions }: TreeView): MenuEntry[] {
  const { id } = coreOf(node);
  const wrap: MenuEntry = { id: 'wrap', label: labels.wrap, onSelect: () => actions.wrap(id) };
  const ungroup: MenuEntry = { id: 'ungroup', label: labels.ungroup, onSelect: () => actions.ungroup(id) };
  return node.kind === 'CompositeCondition' ? [wrap, ungroup] : [wrap];
}

function clipboardEntries(
  { node, isRoot, onCopy, onPaste }: RowMenuPartProps,
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

function entriesOf(props: RowMenuPartProps, view: TreeView): MenuEntry[] {
  const { labels, actions } = view;
  const { id } = coreOf(props.node);
  if (props.isRoot) return clipboardEntries(props, labels, () => actions.duplicate(id));
  return [
    ...kindEntries(props.node, view),
    ...groupEntries(props.node, view),
    ...clipboardEntries(props, labels, () => actions.duplicate(id)),
    { kind: 'separator', id: 'before moves' },
    ...directions.map(
      (direction): MenuEntry => ({
        id: direction,
        label: labels.move[direction],
        shortcut: moveKeys(props.isRtl)[direction],
        onSelect: () => actions.move(id, direction),
      }),
    ),
  ];
}

/** The menu of a row, open from the start, with the button that opens it again. */
export function RowMenuPart(props: RowMenuPartProps) {
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
