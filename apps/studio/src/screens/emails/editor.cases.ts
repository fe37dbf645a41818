import fc from 'fast-check';
import { anyCase, type RandomEdit } from '../../kernel/editor/testing/EditorCase.ts';
import { plainEditorCase } from '../../kernel/object/plain/testing/plainEditorCase.ts';
import { withAddresses } from './editor/recipients.ts';
import { type EmailDraft, emailEditor } from './editor/route.tsx';
import { type Email, newEmail } from './emails.api.ts';

const lists = ['to', 'cc', 'bcc'] as const;
const option = fc.constantFrom('STANDARD' as const, 'CUSTOM' as const, 'NONE' as const);
const addresses = fc.uniqueArray(fc.constantFrom('Agent', 'Producer', 'a@x', 'b@x', 'c@x'), { maxLength: 4 });
const recipients = addresses.map((all) => all.map(toRecipient));

const samples: fc.Arbitrary<Email> = fc
  .record({
    name: fc.constantFrom('A', 'B'),
    enabled: fc.boolean(),
    defaultSelectedOption: option,
    ...{ to: recipients, cc: recipients, bcc: recipients },
    subject: fc.constantFrom('', 'A'),
    body: fc.constantFrom('', '<p>One</p>'),
    version: fc.nat(9),
  })
  .map((facts) => ({ ...newEmail, id: '7', ...facts }));

const further: fc.Arbitrary<RandomEdit<Email, EmailDraft>> = fc
  .record({ list: fc.constantFrom(...lists), addresses })
  .map((edit) =>
    Object.assign(
      (draft: EmailDraft) => ({
        draft: { ...draft, [edit.list]: withAddresses(draft[edit.list], edit.addresses) },
        intent: {},
      }),
      { [fc.toStringMethod]: () => JSON.stringify(edit) },
    ),
  );

/** The editor of e-mail templates. */
const emailCase = plainEditorCase<Email, EmailDraft>({
  name: 'E-mail editor',
  editor: emailEditor,
  samples,
  values: {
    name: fc.constantFrom('A', 'B', 'A '),
    enabled: fc.boolean(),
    defaultSelectedOption: option,
    subject: fc.constantFrom('', 'A', ' A', 'B'),
    body: fc.constantFrom('', '<p>One</p>', '<p>Two</p>'),
  },
  further,
  saved: (draft, doc) => ({
    ...doc,
    ...emailEditor.toBody(draft, doc),
    ...{ to: storedOf(draft.to), cc: storedOf(draft.cc), bcc: storedOf(draft.bcc) },
    version: doc.version + 1,
  }),
});

function storedOf(rows: EmailDraft['to']): Email['to'] {
  return rows.map(({ address }) => toRecipient(address));
}

function toRecipient(address: string): Email['to'][number] {
  return { address, role: address.includes('@') ? null : address };
}

export const editorCases = [anyCase(emailCase)];
