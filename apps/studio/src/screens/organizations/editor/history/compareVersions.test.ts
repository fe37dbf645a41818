import { expect, test } from 'vitest';
import { organizationDoc } from '../../fixtures.ts';
import { compareBesidesSettings, describeChanges } from './compareVersions.ts';

test('the status of a version is compared with that of another', async () => {
  const before = organizationDoc({ status: 2 });
  expect(await compareBesidesSettings(before, { ...before, status: 1 })).toMatchObject([
    { subject: 'Organization', field: 'Status', before: 'Draft', after: 'Active' },
  ]);
  expect(await compareBesidesSettings(before, before)).toEqual([]);
});

test('values of forms are shown by form and field, and letters by how many', () => {
  const field = { fieldName: 'paid', label: 'Paid', entries: [{ label: 'Losses', number: 2 }] };
  const forms = [
    {
      ...{ id: 'a', name: 'Profile', fromVersion: 1, toVersion: 2 },
      changes: [{ ...field, before: '12,500', after: '' }],
    },
    { id: 'b', name: 'Authority', fromVersion: null, toVersion: 1, changes: [] },
  ];
  const changes = describeChanges({ forms, letters: { added: 1200, changed: 0, removed: 1 } });
  expect(changes).toMatchObject([
    { field: 'Letters of Authority', before: '', after: '1,200 added, 1 removed' },
    { subject: 'Form “Profile”', field: 'Version of the form', before: '1', after: '2' },
    { subject: 'Form “Profile”', field: 'Losses 2: Paid', before: '12,500', after: '' },
    { kind: 'added', subject: 'Form “Authority”', field: '' },
  ]);
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
});
