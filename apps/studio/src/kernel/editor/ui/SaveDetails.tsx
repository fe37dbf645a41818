import { ChangeList } from '@studio/widgets';
import { changeListLabels } from '../../../messages/changeListLabels.ts';
import { t } from '../../../messages/messages.ts';
import type { Editor } from '../Editor.ts';
import { describeChanges } from '../outline/describeChanges.ts';
import './safety.messages.ts';

/** Whose unsaved changes. */
export interface SaveDetailsProps<Doc, Draft extends object> {
  readonly editor: Editor<Doc, Draft>;
  /**
   * Only to be read.
   * @default false
   */
  readonly isReadOnly?: boolean | undefined;
  /** Pixels or a length of CSS. */
  readonly maxHeight?: number | string | undefined;
}

/** What saving would change, field by field; each change can be taken back by itself. */
export function SaveDetails<Doc, Draft extends object>(props: SaveDetailsProps<Doc, Draft>) {
  const { editor, isReadOnly = false, maxHeight = 'min(24rem, 50vh)' } = props;
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
      emptyText={t('editor.changes.none')}
      maxHeight={maxHeight}
      labels={changeListLabels()}
    />
  );
}
