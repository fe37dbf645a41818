import { afterEach, expect, test } from 'vitest';
import { findFaults } from '../../editor/fields/findFaults.ts';
import { toTextRows } from '../../editor/fields/textRows.ts';
import type { Lookup } from '../../resource/Lookup.ts';
import { resetLookup, settleLookup } from '../../resource/testing/settleLookup.ts';
import { choiceWords } from './ChoicesOf.tsx';
import { choiceField } from './choiceField.tsx';
import { dateField } from './dateField.tsx';
import { showDay, toDay, toDayText } from './days.ts';
import { editField } from './editField.ts';
import { nearLimit } from './makeField.ts';
import { multiSelectField } from './multiSelectField.tsx';
import { numberField } from './numberField.tsx';
import { selectField } from './selectField.tsx';
import { tagsField } from './tagsField.tsx';
import { textField } from './textField.tsx';

const products: Lookup<readonly { readonly value: string; readonly label: string }[]> = {
  key: 'test products',
  load: () => Promise.reject(new Error('Nothing is loaded here.')),
};

afterEach(() => resetLookup(products));

test('a rule of its own comes after those of every text, and only for a text that is there', () => {
  const asked: string[] = [];
  const field = textField({
    label: () => 'E-mail',
    isRequired: true,
    maxLength: 10,
    fault: (value) => {
      asked.push(value);
      return value.includes('@') ? null : 'An @ is missing.';
    },
  });
  expect(field.fault?.(' ', {})).toMatch(/required/);
  expect(field.fault?.('far too long a text', {})).toMatch(/19/);
  expect(asked).toEqual([]);
  expect(field.fault?.('a.b', {})).toBe('An @ is missing.');
  expect(field.fault?.('a@b', {})).toBeNull();
});

test('nothing chosen is a fault where something has to be', () => {
  const choices = () => [{ value: 'NY', label: 'New York' }];
  const field = selectField({ label: () => 'State', choices });
  expect(field.fault?.(null, {})).toBeNull();
  expect(field.format?.('NY')).toBe('New York');
  expect(field.format?.(null)).toBe('');
  const required = selectField({ label: () => 'State', choices, isRequired: true });
  expect(required.fault?.(null, {})).toMatch(/State is required/);
  expect(required.fault?.('NY', {})).toBeNull();
});

test('a choice that a document does not have is missing, also where null is one of the choices', () => {
  const status = choiceField<boolean, unknown>({
    label: () => 'Status',
    choices: () => [
      { value: true, label: 'Active' },
      { value: false, label: 'Inactive' },
    ],
  });
  const readers = choiceField<string | null, unknown>({
    label: () => 'Readers',
    choices: () => [
      { value: null, label: 'Everyone' },
      { value: 'Producer', label: 'Producers' },
    ],
  });
  const outline = { name: 'Notice', fields: { status, readers }, lists: {} };
  const absent = { status: status.absent, readers: readers.absent };
  expect(findFaults<typeof absent>(outline, absent).map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/Status is required/),
    expect.stringMatching(/Readers is required/),
  ]);
  expect(findFaults<object>(outline, { status: false, readers: null })).toEqual([]);
  expect(readers.comparable?.(null)).not.toBe(readers.comparable?.(readers.absent as string));
  expect([status.format?.(status.absent as boolean), readers.format?.(null)]).toEqual(['', 'Everyone']);
});

test('a choice of codes keeps its type, and a code that is not offered', () => {
  type Applicability = 1 | 11;
  interface Section {
    readonly applicability: Applicability | null;
  }
  const applicability = selectField<unknown, Section, Applicability>({
    label: () => 'Applicability',
    choices: [
      { value: 1, label: 'Optional' },
      { value: 11, label: 'Conditional' },
    ],
    labelOf: (code) => `Code ${code}`,
    isRequired: true,
  });
  const outline = { name: 'Section', fields: { applicability }, lists: {} };
  const stored = { applicability: 4 as Applicability };
  expect(findFaults<Section>(outline, stored)).toEqual([]);
  expect([1, 4].map((code) => applicability.format?.(code))).toEqual(['Optional', 'Code 4']);
  expect(applicability.comparable?.(11)).toBe(11);
});

test('a rule sees the other fields; a field can be required because of them', () => {
  interface Notice {
    readonly isUrgent: boolean;
    readonly reason: string;
    readonly days: number | null;
  }
  const reason = textField<unknown, Notice>({
    label: () => 'Reason',
    maxLength: 10,
    isRequiredWhen: ({ isUrgent }) => isUrgent,
    isShown: ({ days }) => days !== 0,
  });
  const days = numberField<unknown, Notice>({
    label: () => 'Days',
    fault: (value, { isUrgent }) => (isUrgent && Number(value) > 2 ? 'Too late.' : null),
  });
  const faultsOf = (draft: Notice) =>
    findFaults<Notice>(
      { name: 'Notice', fields: { isUrgent: { label: 'Urgent' }, reason, days }, lists: {} },
      draft,
    );
  expect(faultsOf({ isUrgent: false, reason: '', days: 9 })).toEqual([]);
  expect(faultsOf({ isUrgent: true, reason: '', days: 9 }).map((fault) => fault.reason)).toEqual([
    'Reason is required.',
    'Too late.',
  ]);
  expect(faultsOf({ isUrgent: true, reason: 'far too long a text', days: 0 })).toEqual([]);
});

test('lengths are counted as the server counts them, without what saving takes off', () => {
  const line = textField({ label: () => 'Name', maxLength: 3 });
  const lines = textField({
    label: () => 'Text',
    maxLength: 3,
    rows: 2,
    tooLong: ({ length, limit }) => `${length} of ${limit}`,
  });
  expect(line.fault?.('  🏚🏚🏚  ', {})).toBeNull();
  expect(line.fault?.('🏚🏚🏚🏚', {})).toBe('At most 3 characters; this has 4.');
  expect(lines.fault?.(' ab ', {})).toBe('4 of 3');
});

test('a name holds no control characters, as the server has it', () => {
  const name = textField({ label: () => 'Name', maxLength: 10, isName: true });
  const faults = ['Plain', 'a\u0000b', 'a\tb', '\ud800', '🏚', ' padded\n'].map(
    (text) => name.fault?.(text, {}) ?? null,
  );
  const refused = 'It holds a character that names cannot have, such as a line break or a control character.';
  expect(faults).toEqual([null, refused, refused, refused, null, null]);
});

test('a text of a list that is too long or there twice is a fault', () => {
  const tags = tagsField<unknown, { readonly tags: ReturnType<typeof toTextRows> }>({
    label: () => 'Tags',
    maxLength: 3,
  });
  const outline = { name: 'Rule', fields: {}, lists: { tags } };
  const reasons = (texts: string[]) =>
    findFaults(outline, { tags: toTextRows(texts) }).map(({ reason }) => reason);
  expect(reasons(['one', 'two', 'One'])).toEqual([]);
  expect(reasons(['one', 'one'])).toEqual(['“one” stands there twice.']);
  expect(reasons(['one', 'three'])).toEqual(['“three…” is too long: at most 3 characters; this has 5.']);
});

test('a hint is shown when a text is nearly as long as it may be', () => {
  const hints = ['a'.repeat(8), 'a'.repeat(9), '🏚'.repeat(8), '🏚'.repeat(9), 'a'.repeat(11)].map(
    (text) => nearLimit(text, 10)?.length ?? null,
  );
  expect(hints).toEqual([null, '9', null, '9', null]);
});

test('a choice that is still to be made is missing where it has to be made', () => {
  interface Reply {
    readonly isLate: boolean;
    readonly isSent: boolean | null;
  }
  const choices = () => [
    { value: true, label: 'Sent' },
    { value: false, label: 'Not sent' },
  ];
  const sent = choiceField<boolean | null, unknown, Reply>({
    label: () => 'Reply',
    choices,
    isRequiredWhen: ({ isLate }) => isLate,
  });
  expect(sent.fault?.(null, { isLate: true, isSent: null })).toBe('Reply is required.');
  expect(sent.fault?.(null, { isLate: false, isSent: null })).toBeNull();
  expect(sent.fault?.(false, { isLate: true, isSent: false })).toBeNull();
  expect([sent.format?.(null), sent.format?.(false)]).toEqual(['', 'Not sent']);
  const always = choiceField<boolean | null, unknown>({ label: () => 'Reply', choices });
  expect([always.isRequired, always.fault?.(null, {})]).toEqual([true, 'Reply is required.']);
});

test('a new value brings along what is chosen with it, and typing is one step', () => {
  const controls = {
    kind: { implies: (kind: unknown) => ({ server: kind === 'mail' ? 'mx' : null }) },
    name: { isTyped: true },
  };
  const draft = { kind: 'post', server: null, name: 'A' };
  expect(editField(controls, draft, 'kind', 'mail')).toEqual({
    draft: { kind: 'mail', server: 'mx', name: 'A' },
    intent: {},
  });
  expect(editField(controls, draft, 'name', 'B')).toEqual({
    draft: { ...draft, name: 'B' },
    intent: { coalesceKey: 'name' },
  });
});

test('choices can be those of a lookup that follows the draft; what they do not know has a name, too', async () => {
  const field = selectField<unknown, { readonly line: string }>({
    label: () => 'Product',
    choices: ({ line }) => (line === '' ? [] : products),
    labelOf: (value) => `(${value})`,
  });
  await settleLookup(products, [{ value: 'gl', label: 'General Liability' }]);
  expect(field.format?.('gl')).toBe('(gl)');
  expect(field.comparable?.(' gl')).toBe(' gl');
});

test('a number keeps its limits and its digits, and is shown with its unit', () => {
  const rate = numberField({ label: () => 'Rate', min: 0.5, max: 1500, decimals: 1, unit: () => '%' });
  const whole = numberField({ label: () => 'Days', isRequired: true });
  const faults = [null, 0.4, 0.5, 0.25 + 0.5, 1500, 1500.1].map((value) => rate.fault?.(value, {}) ?? null);
  expect(faults).toEqual([null, 'At least 0.5.', null, 'Decimal places: at most 1.', null, 'At most 1,500.']);
  expect([null, 1.5, 3].map((value) => whole.fault?.(value, {}))).toEqual([
    'Days is required.',
    'Enter a whole number.',
    null,
  ]);
  expect([rate.format?.(1500), rate.format?.(null)]).toEqual(['1,500 %', '']);
});

test('a day is read and written; a text that is none is kept, and is a fault', () => {
  for (const day of ['2026-01-31', '2024-02-29', '1969-12-31']) expect(toDayText(toDay(day))).toBe(day);
  for (const text of ['', '2026-02-30', '13/45/2026', '2026-1-1']) expect(toDay(text)).toBeNull();
  expect([showDay('2026-01-31'), showDay('soon'), toDayText(null)]).toEqual(['01/31/2026', 'soon', '']);
  const beyond = toDayText(8.64e19);
  expect([beyond, toDay(beyond)]).toEqual([String(8.64e19), null]);
  const field = dateField({ label: () => 'Start', min: '2026-01-01', max: '2026-12-31' });
  const faults = ['', 'soon', '2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((value) =>
    field.fault?.(value, {}),
  );
  expect(faults).toEqual([
    null,
    '“soon” is not a date. Enter one like 12/31/2026.',
    '01/01/2026 is the first day allowed.',
    null,
    null,
    '12/31/2026 is the last day allowed.',
  ]);
});

test('choices of a lookup are named once they are known; what is chosen stays right meanwhile', async () => {
  const one = selectField({ label: () => 'Product', choices: products, isRequired: true });
  const several = multiSelectField({ label: () => 'Products', choices: products });
  expect(one.fault?.('gl', {})).toBeNull();
  expect([one.format?.('gl'), several.fields.text.format?.('gl')]).toEqual(['gl', 'gl']);
  await settleLookup(products, [{ value: 'gl', label: 'General Liability' }]);
  expect([one.format?.('gl'), one.format?.('old')]).toEqual(['General Liability', 'old']);
  expect(several.name({ text: 'gl' })).toBe('Products: General Liability');
  expect(one.fault?.('old', {})).toBeNull();
});

test('subscribers are notified when a chosen value gets a name', async () => {
  const labels: string[] = [];
  const one = selectField({ label: () => 'Product', choices: products });
  const end = one.onLabelsChange?.(() => labels.push(one.format?.('gl') ?? ''));
  await settleLookup(products, [{ value: 'gl', label: 'General Liability' }]);
  expect(labels).toEqual(['General Liability']);
  end?.();
  await settleLookup(products, [{ value: 'gl', label: 'Liability' }]);
  expect(labels).toHaveLength(1);
  const words = choiceWords<{ readonly line: string }, string>(({ line }) => (line === '' ? [] : products));
  const stop = words.onLabelsChange(() => labels.push(words.labelOf('gl')));
  words.learn([{ value: 'gl', label: 'Marine' }]);
  words.learn([{ value: 'gl', label: 'Marine' }]);
  expect(labels).toEqual(['General Liability', 'Marine']);
  stop();
});

test('a list of texts is checked as a whole, and text by text', () => {
  interface Tagged {
    readonly tags: ReturnType<typeof toTextRows>;
    readonly isOn: boolean;
  }
  const tags = tagsField<unknown, Tagged>({
    label: () => 'Tags',
    isRequired: true,
    maxTexts: 2,
    isShown: ({ isOn }) => isOn,
    faultOf: (text) => (text.includes(' ') ? `'${text}' has a space.` : null),
    fault: (texts, { isOn }) => (isOn && texts.includes('off') ? 'It is on.' : null),
  });
  const faultsOf = (texts: string[], isOn = true) =>
    findFaults<Tagged>(
      { name: 'Rule', fields: { isOn: { label: 'On' } }, lists: { tags } },
      { tags: toTextRows(texts), isOn },
    ).map(({ reason, row }) => [reason, row?.list ?? null]);
  expect(faultsOf([])).toEqual([['Tags is required.', null]]);
  expect(faultsOf(['a', 'b', 'c'])).toEqual([['At most 2; these are 3.', null]]);
  expect(faultsOf(['off', 'a b'])).toEqual([
    ['It is on.', null],
    ["'a b' has a space.", 'tags'],
  ]);
  expect(faultsOf(['a b'], false)).toEqual([]);
});
