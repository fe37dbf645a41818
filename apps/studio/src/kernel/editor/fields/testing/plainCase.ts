import fc from 'fast-check';
import type { EditorCase, RandomEdit } from '../../testing/EditorCase.ts';
import type { EditorDefinition } from '../../types.ts';
import { comparableDraft, defineOutline, type OutlineInput } from '../defineOutline.ts';
import { draftOnce } from '../draftOnce.ts';
import { findFaults } from '../findFaults.ts';
import { newRowKey } from '../newRowKey.ts';

/** A person that a notice is sent to. */
interface Recipient {
  readonly address: string;
  readonly role: string | null;
}

/** An object as a server has it: values, a list, and one value that counts only beside another. */
export interface PlainDoc {
  readonly name: string;
  readonly isDelayed: boolean;
  readonly hours: number | null;
  readonly recipients: readonly Recipient[];
  readonly version: number;
}

/** A plain draft. */
export interface PlainDraft {
  readonly name: string;
  readonly isDelayed: boolean;
  readonly hours: number | null;
  readonly recipients: readonly (Recipient & { readonly key: string })[];
}

/** How the draft is declared. */
export const plainInput: OutlineInput<PlainDraft> = {
  name: 'Notice',
  fields: {
    name: { label: 'Name', fault: (name) => (name.trim() === '' ? 'Enter a name' : null) },
    isDelayed: { label: 'Delayed' },
    hours: {
      label: 'Hours',
      isShown: ({ isDelayed }) => isDelayed,
      fault: (hours) => (hours === null ? 'Enter the hours' : null),
    },
  },
  lists: {
    recipients: {
      name: ({ address }) => `Recipient '${address ?? ''}'`,
      fields: {
        address: { label: 'Address', fault: (address) => (address.includes(' ') ? 'No spaces' : null) },
        role: { label: 'Role', format: (role) => (role === null ? 'None' : `As ${role}`) },
      },
      identity: ({ address }) => address.trim(),
      blank: (key) => ({ key, address: '', role: null }),
    },
  },
};

const plainEditor: EditorDefinition<PlainDoc, PlainDraft> = {
  kind: '/Notice',
  schemaVersion: 1,
  toDraft: draftOnce(({ version: _, recipients, ...doc }) => ({
    ...doc,
    recipients: recipients.map((recipient) => ({ ...recipient, key: newRowKey() })),
  })),
  normalise: (draft) => comparableDraft(plainInput, draft),
  isValid: (draft) => findFaults(plainInput, draft).length === 0,
  load: () => Promise.reject(new Error('Nothing is loaded here.')),
  save: () => Promise.reject(new Error('Nothing is saved here.')),
  create: () => Promise.reject(new Error('Nothing is made here.')),
  toConflict: () => null,
  idOf: ({ name }) => name,
  saverOf: () => ({ author: 'Marta Oduya', time: 0 }),
  outline: defineOutline(plainInput),
  versions: null,
  texts: { saving: 'Saving', saved: 'Saved', invalidOnLeave: 'Invalid' },
};

const address = fc.constantFrom('a@x', 'b@x', 'c@x', ' a@x');
const role = fc.constantFrom(null, 'Agent', 'Broker');

const docs: fc.Arbitrary<PlainDoc> = fc.record({
  name: fc.constantFrom('A', 'B'),
  isDelayed: fc.boolean(),
  hours: fc.option(fc.nat(9)),
  recipients: fc.uniqueArray(fc.record({ address: fc.constantFrom('a@x', 'b@x', 'c@x'), role }), {
    maxLength: 4,
    selector: (recipient) => JSON.stringify(recipient),
  }),
  version: fc.nat(9),
});

const edits: fc.Arbitrary<RandomEdit<PlainDoc, PlainDraft>> = fc
  .record({
    kind: fc.constantFrom('name', 'delay', 'hours', 'address', 'role', 'add', 'addBlank', 'remove', 'move'),
    at: fc.nat(4),
    to: fc.nat(4),
    address,
    role,
    hours: fc.option(fc.nat(9)),
  })
  .map((edit) =>
    Object.assign((draft: PlainDraft) => ({ draft: withoutTwins(draft, edited(draft, edit)), intent: {} }), {
      [fc.toStringMethod]: () => JSON.stringify(edit),
    }),
  );

interface PlainEdit extends Recipient {
  readonly kind: string;
  readonly at: number;
  readonly to: number;
  readonly hours: number | null;
}

function edited(
  draft: PlainDraft,
  { kind, at, to, address: text, role: chosen, hours }: PlainEdit,
): PlainDraft {
  const { recipients } = draft;
  const row = recipients[at % Math.max(1, recipients.length)];
  const change = (part: Partial<Recipient>) =>
    recipients.map((each) => (each === row ? { ...each, ...part } : each));
  switch (kind) {
    case 'name':
      return { ...draft, name: text };
    case 'delay':
      return { ...draft, isDelayed: !draft.isDelayed };
    case 'hours':
      return { ...draft, hours };
    case 'address':
      return { ...draft, recipients: change({ address: text }) };
    case 'role':
      return { ...draft, recipients: change({ role: chosen }) };
    case 'add':
      return { ...draft, recipients: [...recipients, { key: newRowKey(), address: text, role: chosen }] };
    case 'addBlank':
      return { ...draft, recipients: [...recipients, { key: newRowKey(), address: '', role: null }] };
    case 'remove':
      return { ...draft, recipients: recipients.filter((each) => each !== row) };
    default:
      return row === undefined
        ? draft
        : { ...draft, recipients: recipients.filter((each) => each !== row).toSpliced(to, 0, row) };
  }
}

/** Which of two recipients that say the same is moved makes no difference: there are none. */
function withoutTwins(before: PlainDraft, after: PlainDraft): PlainDraft {
  const identities = after.recipients.map(({ address: text, role: chosen }) =>
    JSON.stringify([text.trim(), chosen]),
  );
  return new Set(identities).size === identities.length ? after : before;
}

function payloadOf(draft: PlainDraft): unknown {
  return comparableDraft(plainInput, draft);
}

/** An editor of declared fields and a declared list, in small: it keeps the promises of all editors. */
export const plainCase: EditorCase<PlainDoc, PlainDraft> = {
  name: 'Declared fields and rows',
  definition: plainEditor,
  samples: docs,
  edits,
  payloadOf,
  saved: (draft, doc) => ({
    name: draft.name.trim(),
    isDelayed: draft.isDelayed,
    hours: draft.isDelayed ? draft.hours : doc.hours,
    recipients: draft.recipients
      .filter((row) => row.address.trim() !== '' || row.role !== null)
      .map(({ address: text, role: chosen }) => ({ address: text.trim(), role: chosen })),
    version: doc.version + 1,
  }),
  isSuperseded: (change, merged) =>
    change.kind === 'changed' &&
    change.field === 'hours' &&
    merged.get('object')?.fields['isDelayed'] !== true,
  isTied: (one, other) => isOfDelay(one) && isOfDelay(other),
};

function isOfDelay(change: Parameters<EditorCase<PlainDoc, PlainDraft>['isTied']>[0]): boolean {
  return change.kind === 'changed' && (change.field === 'isDelayed' || change.field === 'hours');
}
