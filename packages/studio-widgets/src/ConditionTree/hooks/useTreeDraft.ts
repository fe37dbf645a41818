import { type DraftHistory, useDraftHistory } from '../../shared/history/useDraftHistory.ts';
import type { ConditionTreeProps } from '../ConditionTreeProps.ts';
import { createDraft } from '../model/createNode.ts';
import type { ConditionDraft } from '../model/nodes.ts';
import type { ConditionChange } from '../types.ts';

/** The draft and its history. */
export type TreeDraft = DraftHistory<ConditionDraft, ConditionChange>;

/** Holds the draft, or leaves it to the host, and remembers its edits. */
export function useTreeDraft(props: ConditionTreeProps, canEdit: boolean): TreeDraft {
  return useDraftHistory<ConditionDraft, ConditionChange>(
    props,
    () => props.defaultValue ?? createDraft(),
    (reason) => ({ reason }),
    canEdit,
  );
}
