import {
  ChangeList,
  type ChangeListItem,
  countUndecided,
  type MergeChoices,
  type MergeCollision,
  MergeTable,
  VersionHistory,
  type VersionSelection,
} from '@studio/widgets';
import { useState } from 'react';

const edits: readonly ChangeListItem[] = [
  { id: 'peril', kind: 'changed', subject: 'Claim', field: 'Peril', before: 'Water', after: 'Flood' },
  { id: 'photo', kind: 'added', subject: 'Photo 1', field: '', before: '', after: 'Cellar' },
];

const collisions: readonly MergeCollision[] = [
  {
    id: 'reserve',
    kind: 'field',
    subject: 'Claim',
    field: 'Reserve',
    base: '100',
    mine: '200',
    theirs: '300',
    isEditable: true,
  },
];

const versions = [
  {
    id: 'v2',
    version: 2,
    author: 'Grace Hopper',
    time: Date.UTC(2026, 0, 3),
    action: 'Saved',
    isCurrent: true,
  },
  { id: 'v1', version: 1, author: 'Ada Lovelace', time: Date.UTC(2026, 0, 2), action: 'Created' },
];

export function HistoryPage() {
  const [changes, setChanges] = useState(edits);
  const [choices, setChoices] = useState<MergeChoices>({});
  const [selection, setSelection] = useState<VersionSelection | null>(null);
  const [restored, setRestored] = useState('');
  return (
    <>
      <h1>History</h1>
      <ChangeList
        changes={changes}
        onRevert={(id) => setChanges(changes.filter((change) => change.id !== id))}
      />
      <MergeTable
        collisions={collisions}
        choices={choices}
        onChoicesChange={setChoices}
        theirName="Grace Hopper"
      />
      <output aria-label="Undecided">{countUndecided(collisions, choices)}</output>
      <VersionHistory
        versions={versions}
        selection={selection}
        onSelectionChange={setSelection}
        comparison={{ changes: edits }}
        onRestore={setRestored}
      />
      <output aria-label="Restored">{restored}</output>
    </>
  );
}
