import { ChangeList } from '@studio/widgets';
import { useSnapshot } from 'valtio';
import { changeListLabels } from '../../../platform/i18n/labels/changeListLabels.ts';
import { describeChanges } from '../outline/describeChanges.ts';
import type { Change, Outline } from '../outline/Outline.ts';
import type { OutlineWords } from '../outline/OutlineDefinition.ts';
import { safetyText } from '../safety.messages.ts';

/** An editor, as far as its unsaved changes go. */
export interface ChangedDraft {
  readonly state: object;
  readonly changes: readonly Change[];
  readonly outlines: { readonly before: Outline; readonly after: Outline };
  readonly definition: { readonly outline: { readonly words: OutlineWords } };
  revert(change: Change): void;
}

/** Whose unsaved changes. */
export interface UnsavedChangesProps {
  readonly editor: ChangedDraft;
  /**
   * Only to be read.
   * @default false
   */
  readonly isReadOnly?: boolean | undefined;
  /** Pixels or a length of CSS. */
  readonly maxHeight?: number | string | undefined;
}

/** What saving would change, field by field; each change can be taken back by itself. */
export function UnsavedChanges({
  editor,
  isReadOnly = false,
  maxHeight = 'min(24rem, 50vh)',
}: UnsavedChangesProps) {
  // Drawn again with every change of the draft.
  useSnapshot(editor.state, { sync: true });
  const { changes } = editor;
  const { before, after } = editor.outlines;
  const { words } = editor.definition.outline;
  const rows = describeChanges(changes, before, after, words);
  const revert = (id: string) => {
    const index = rows.findIndex((row) => row.id === id);
    const change = changes[index];
    if (change !== undefined) editor.revert(change);
  };
  return (
    <ChangeList
      changes={rows}
      onRevert={isReadOnly ? undefined : revert}
      emptyText={safetyText('changes.none')}
      maxHeight={maxHeight}
      labels={changeListLabels()}
    />
  );
}
