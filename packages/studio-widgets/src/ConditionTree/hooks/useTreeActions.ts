import { type RefObject, useMemo } from 'react';
import type { ConditionTreeLabels } from '../labels.ts';
import { fromClipboardText } from '../model/clipboard.ts';
import { copyBranch, createBinary, createGroup, createRaw } from '../model/createNode.ts';
import { type DescribeOptions, describeNode } from '../model/describe.ts';
import {
  setConditionParameter,
  setLeft,
  setLeftKind,
  setOperatorName,
  setRawExpression,
  setRight,
  setRightKind,
} from '../model/editCondition.ts';
import { placeOfMove } from '../model/moves.ts';
import { type ConditionNode, coreOf, negationsOf } from '../model/nodes.ts';
import type { ConditionRules } from '../model/rules.ts';
import {
  insertNodes,
  moveNode,
  type Place,
  removeNode,
  setGroupOperator,
  toggleNegation,
  ungroup,
  wrapInGroup,
} from '../model/structure.ts';
import { findNode, findPosition, pathTo } from '../model/treeIndex.ts';
import { summarize } from '../model/validate.ts';
import { isValueList } from '../model/valueKind.ts';
import type { AddedKind, TreeActions } from '../types.ts';
import type { TreeDraft } from './useTreeDraft.ts';
import type { FocusRequest } from './useTreeFocus.ts';

/** What actions work with beyond the draft. */
export interface ActionContext {
  readonly rules: ConditionRules;
  readonly describe: DescribeOptions<ConditionTreeLabels>;
  readonly announce: (text: string) => void;
  /** Announces and shows why nothing happened. */
  readonly refuse: (text: string) => void;
  readonly requestFocus: (request: FocusRequest) => void;
  readonly setCollapsed: (id: string, isCollapsed: boolean) => void;
  readonly setFresh: (id: string) => void;
}

function createNode(
  kind: AddedKind,
  rules: ConditionRules,
): { readonly node: ConditionNode; readonly focusId: string } {
  if (kind === 'custom') {
    const node = createRaw();
    return { node, focusId: node.id };
  }
  const condition = createBinary(rules);
  return { node: kind === 'group' ? createGroup([condition]) : condition, focusId: condition.id };
}

/** Everything a user can do to the tree: the model's operations, with their announcements and where focus goes. */
export function useTreeActions(
  { latest, edit, undo, redo, flush }: TreeDraft,
  context: RefObject<ActionContext>,
): TreeActions {
  return useMemo(() => {
    const announcement = () => context.current.describe.labels.announcements;
    const name = (id: string) => {
      const node = findNode(latest.current.draft, id);
      return node ? describeNode(node, context.current.describe) : '';
    };
    const announce = (text: string) => context.current.announce(text);
    const focusRow = (id: string) => context.current.requestFocus({ id, part: 'row' });
    const openAround = (id: string) => {
      for (const group of pathTo(latest.current.draft, id)?.slice(0, -1) ?? [])
        context.current.setCollapsed(group, false);
    };
    const insert = (nodes: readonly ConditionNode[], place: Place, reason: 'add' | 'paste') => {
      const first = nodes[0];
      if (first === undefined) return false;
      const { id } = coreOf(first);
      const isDone = edit((draft) => insertNodes(draft, nodes, place), { reason, id });
      if (isDone) openAround(id);
      return isDone;
    };
    const moveTo = (id: string, place: Place) => {
      const text = name(id);
      if (!edit((draft) => moveNode(draft, id, place), { reason: 'move', id })) return;
      openAround(id);
      const { draft } = latest.current;
      const at = findPosition(draft, id);
      const level = pathTo(draft, id)?.length ?? 1;
      if (at) announce(announcement().moved(text, at.index + 1, at.group.subconditions.length, level));
      focusRow(id);
    };
    /** Beside a condition; at the end of the root, and of a group that is open for it. */
    const placeNear = (id: string): Place => ({
      position: findPosition(latest.current.draft, id) === undefined ? 'end' : 'after',
      targetId: id,
    });

    return {
      setLeft: (id, value) =>
        edit((draft) => setLeft(draft, id, value, context.current.rules), { reason: 'set-left', id }),
      setLeftKind: (id, kind) =>
        edit((draft) => setLeftKind(draft, id, kind, context.current.rules), { reason: 'set-left', id }),
      setRight: (id, right) =>
        edit(
          (draft) => setRight(draft, id, right, context.current.rules),
          { reason: 'set-right', id },
          !isValueList(right) && context.current.rules.kindOf(right)?.isTyped ? `${id} right` : undefined,
        ),
      setRightKind: (id, kind) =>
        edit((draft) => setRightKind(draft, id, kind, context.current.rules), { reason: 'set-right', id }),
      setOperatorName: (id, operatorName) =>
        edit((draft) => setOperatorName(draft, id, operatorName, context.current.rules), {
          reason: 'set-operator',
          id,
        }),
      setExpression: (id, text) =>
        edit(
          (draft) => setRawExpression(draft, id, text),
          { reason: 'set-expression', id },
          `${id} expression`,
        ),
      setParameter: (id, parameter, value) =>
        edit(
          (draft) => setConditionParameter(draft, id, parameter, value),
          { reason: 'set-parameter', id },
          `${id} ${parameter}`,
        ),
      setGroupOperator: (id, operator) =>
        edit((draft) => setGroupOperator(draft, id, operator), { reason: 'set-group-operator', id }),
      toggleNegation: (id) => {
        if (!edit((draft) => toggleNegation(draft, id), { reason: 'negate', id })) return;
        const node = findNode(latest.current.draft, id);
        announce(node && negationsOf(node) > 0 ? announcement().negated : announcement().negationRemoved);
      },
      add: (kind, place) => {
        const { node, focusId } = createNode(kind, context.current.rules);
        if (!insert([node], place, 'add')) {
          context.current.refuse(announcement().tooDeep);
          return;
        }
        context.current.setFresh(focusId);
        context.current.requestFocus({ id: focusId, part: 'content' });
      },
      remove: (id) => {
        const text = name(id);
        const at = findPosition(latest.current.draft, id);
        if (at === undefined) return;
        const next = at.group.subconditions[at.index + 1] ?? at.group.subconditions[at.index - 1];
        if (!edit((draft) => removeNode(draft, id), { reason: 'delete', id })) return;
        announce(announcement().deleted(text));
        focusRow(next ? coreOf(next).id : at.group.id);
      },
      wrap: (id) => {
        let groupId = '';
        const isDone = edit(
          (draft) => {
            const wrapped = wrapInGroup(draft, id);
            groupId = wrapped?.groupId ?? '';
            return wrapped?.draft ?? draft;
          },
          { reason: 'wrap', id },
        );
        if (!isDone) {
          context.current.refuse(announcement().tooDeep);
          return;
        }
        announce(announcement().wrapped);
        focusRow(groupId);
      },
      ungroup: (id) => {
        const node = findNode(latest.current.draft, id);
        const group = node && coreOf(node);
        const first = group?.kind === 'CompositeCondition' ? group.subconditions[0] : undefined;
        const parent = findPosition(latest.current.draft, id)?.group.id;
        if (!edit((draft) => ungroup(draft, id), { reason: 'ungroup', id })) return;
        announce(announcement().ungrouped);
        focusRow(first ? coreOf(first).id : (parent ?? id));
      },
      duplicate: (id) => {
        const node = findNode(latest.current.draft, id);
        const copy = node && copyBranch(node);
        if (copy === undefined || !insert([copy], placeNear(id), 'add')) return;
        announce(announcement().added(name(coreOf(copy).id)));
        focusRow(coreOf(copy).id);
      },
      move: (id, direction) => {
        const place = placeOfMove(latest.current.draft, id, direction);
        if (place === undefined) context.current.refuse(announcement().cannotMove[direction]);
        else moveTo(id, place);
      },
      moveTo,
      pasteText: (id, text) => {
        const pasted = fromClipboardText(text);
        if ('refusal' in pasted) {
          context.current.refuse(context.current.describe.labels.pasteRefused[pasted.refusal]);
          return;
        }
        if (!insert(pasted.nodes, placeNear(id), 'paste')) {
          context.current.refuse(announcement().tooDeep);
          return;
        }
        announce(
          announcement().pasted(pasted.nodes.reduce((sum, node) => sum + summarize(node).conditions, 0)),
        );
        const [first] = pasted.nodes;
        if (first) focusRow(coreOf(first).id);
      },
      undo: () =>
        undo() ? announce(announcement().undone) : context.current.refuse(announcement().nothingToUndo),
      redo: () =>
        redo() ? announce(announcement().redone) : context.current.refuse(announcement().nothingToRedo),
      setCollapsed: (id, isCollapsed) => context.current.setCollapsed(id, isCollapsed),
      announce,
      flush,
    };
  }, [latest, edit, undo, redo, flush, context]);
}
