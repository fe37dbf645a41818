import type { ClipboardEvent, RefObject } from 'react';
import type { ConditionTreeLabels } from '../labels.ts';
import { toClipboardText } from '../model/clipboard.ts';
import { type DescribeOptions, describeNode } from '../model/describe.ts';
import type { ConditionDraft } from '../model/nodes.ts';
import { findNode } from '../model/treeIndex.ts';
import type { TreeRow } from '../model/visibleRows.ts';
import type { TreeActions } from '../types.ts';
import { rowIndexOf } from './useTreeFocus.ts';

interface TreeClipboardOptions {
  readonly rows: readonly TreeRow[];
  readonly canEdit: boolean;
  readonly latest: RefObject<{ readonly draft: ConditionDraft }>;
  readonly actions: TreeActions;
  readonly describe: DescribeOptions<ConditionTreeLabels>;
}

/** A condition and its negations as clipboard text, once everything typed has been reported; `undefined` for none. */
export function copyText(options: Omit<TreeClipboardOptions, 'rows'>, id: string): string | undefined {
  options.actions.flush();
  const node = findNode(options.latest.current.draft, id);
  return node && toClipboardText([node]);
}

/** Says that a condition was copied, or cuts it out. */
export function finishCopy(
  { latest, actions, describe, canEdit }: Omit<TreeClipboardOptions, 'rows'>,
  id: string,
  isCut: boolean,
): void {
  const node = findNode(latest.current.draft, id);
  const text = node ? describeNode(node, describe) : '';
  if (isCut && canEdit) actions.remove(id);
  actions.announce(
    (isCut && canEdit ? describe.labels.announcements.cut : describe.labels.announcements.copied)(text),
  );
}

/** Rejects as well where there is no clipboard: on a page that came over plain HTTP. */
export async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Rejects as `writeClipboard` does. */
export async function readClipboard(): Promise<string> {
  return await navigator.clipboard.readText();
}

/** Copy, cut and paste of the branch whose row has the focus. In a control and over selected text the browser does its own. */
export function useTreeClipboard(options: TreeClipboardOptions) {
  const focusedRow = ({ target }: ClipboardEvent) => {
    const isRow = target instanceof HTMLElement && target.dataset['row'] !== undefined;
    return isRow ? options.rows[rowIndexOf(target)] : undefined;
  };
  const takeOut = (isCut: boolean) => (event: ClipboardEvent) => {
    const row = focusedRow(event);
    const text =
      row && document.getSelection()?.isCollapsed !== false ? copyText(options, row.id) : undefined;
    if (row === undefined || text === undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    finishCopy(options, row.id, isCut);
  };
  return {
    onCopy: takeOut(false),
    onCut: takeOut(true),
    onPaste: (event: ClipboardEvent) => {
      const row = focusedRow(event);
      if (row === undefined || !options.canEdit) return;
      event.preventDefault();
      options.actions.pasteText(row.id, event.clipboardData.getData('text/plain'));
    },
  };
}
