import { expect, test } from 'vitest';
import { findFaults } from '../../editor/fields/findFaults.ts';
import { declareForm } from './declareForm.ts';
import { invalidReason } from './invalidReason.ts';
import { numberField } from './numberField.tsx';

interface Boundaries {
  readonly agentPast: number | null;
  readonly agentFuture: number | null;
  readonly underwriterPast: number | null;
}

const form = declareForm<Boundaries, Boundaries>({
  heading: () => 'Boundaries',
  fields: {
    agentPast: numberField({ label: () => 'Backdating', isRequired: true }),
    agentFuture: numberField({ label: () => 'Future-dating', isRequired: true }),
    underwriterPast: numberField({ label: () => 'Backdating', isRequired: true }),
  },
  lists: {},
  order: [
    { heading: () => 'Agent', fields: ['agentPast', 'agentFuture'] },
    { heading: () => 'Underwriter', fields: ['underwriterPast'] },
  ],
  savedDraft: (doc) => doc,
});

const empty: Boundaries = { agentPast: null, agentFuture: null, underwriterPast: null };

test('fields of the same label are distinguished by their headings, wherever they are named', () => {
  expect(invalidReason(findFaults(form.outline, empty), form.names)).toBe(
    'Still missing: Agent: Backdating, Future-dating, Underwriter: Backdating',
  );
  const changes = form.compare(
    { doc: empty, draft: empty },
    { doc: empty, draft: { ...empty, underwriterPast: 3, agentFuture: 1 } },
  );
  expect(changes.map(({ field }) => field)).toEqual(['Future-dating', 'Underwriter: Backdating']);
});

test('a first version differs from nothing by each of its values', () => {
  const draft = { ...empty, agentPast: 30, underwriterPast: 0 };
  expect(form.compare(null, { doc: empty, draft })).toMatchObject([
    { kind: 'changed', field: 'Agent: Backdating', before: '', after: '30' },
    { kind: 'changed', field: 'Underwriter: Backdating', before: '', after: '0' },
  ]);
});
