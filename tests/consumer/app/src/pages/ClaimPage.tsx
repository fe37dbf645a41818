import { TabBar } from '@studio/ui';
import {
  ActionBar,
  DataItemsEditor,
  EditorHeader,
  formatDateTime,
  PresenceBar,
  parseDataItems,
  serializeDataItems,
} from '@studio/widgets';
import { useState } from 'react';
import { Link } from 'wouter';
import { claims } from '../claims.ts';
import { renderWouterLink } from '../renderWouterLink.tsx';

export function ClaimPage({ id }: { id: string }) {
  const claim = claims.find((one) => one.id === id);
  const [draft, setDraft] = useState(() =>
    parseDataItems([
      { name: 'Water damage', value: 'water', grouping: 'Peril' },
      { name: 'Fire', value: 'fire', grouping: 'Peril' },
    ]),
  );
  const [saved, setSaved] = useState('');
  if (claim === undefined) return <p>No such claim</p>;
  return (
    <>
      <EditorHeader
        backHref="/"
        backLabel="Back to claims"
        title={claim.number}
        description={formatDateTime(Date.UTC(2026, 0, 2, 12))}
        renderLink={renderWouterLink}
        tools={<PresenceBar people={[{ id: '1', name: 'Grace Hopper' }]} />}
        actions={
          <ActionBar
            actions={[
              {
                name: 'Save',
                label: 'Save',
                variant: 'primary',
                details: {
                  label: 'Show what is saved',
                  content: () => JSON.stringify(serializeDataItems(draft)),
                },
                onRun: () => setSaved(JSON.stringify(serializeDataItems(draft))),
              },
            ]}
          />
        }
      />
      <TabBar
        label="Parts of the claim"
        activeId="causes"
        tabs={[
          { id: 'causes', label: 'Causes', render: <Link href={`/claims/${id}`} /> },
          { id: 'fields', label: 'Fields', render: <Link href="/fields" /> },
        ]}
      />
      <DataItemsEditor value={draft} onValueChange={setDraft} hasDefaultPrecedence={false} />
      <output aria-label="Saved">{saved}</output>
    </>
  );
}
