import { objectPaths } from '../../../area/objectPaths.ts';
import { newRowKey } from '../../../editor/fields/newRowKey.ts';
import { type TextRow, textsOf, toTextRows } from '../../../editor/fields/textRows.ts';
import { type ObjectCalls, restObject } from '../../../editor/rest/restObject.ts';
import type { Lookup } from '../../../resource/Lookup.ts';
import { newOrigin, saverOfOrigin } from '../../newOrigin.ts';
import { makeObjectTexts } from '../../ObjectTexts.ts';
import { checkboxField } from '../checkboxField.tsx';
import { choiceField, type FieldChoice } from '../choiceField.tsx';
import { dateField } from '../dateField.tsx';
import { toDay, toDayText } from '../days.ts';
import type { FormInput } from '../declareForm.ts';
import { definePlainEditor } from '../definePlainEditor.ts';
import { multiSelectField } from '../multiSelectField.tsx';
import { numberField } from '../numberField.tsx';
import type { RowGrid } from '../RowGrid.tsx';
import { richTextField } from '../richTextField.tsx';
import { rowsField } from '../rowsField.tsx';
import { selectField } from '../selectField.tsx';
import { statusField } from '../statusField.ts';
import { tagsField } from '../tagsField.tsx';
import { textField } from '../textField.tsx';

/** Who is notified, and how long after. */
export interface NoticeStep {
  readonly role: string;
  readonly after: number | null;
  readonly channel: string | null;
  readonly isCopied: boolean;
}

/** A step as it is edited. */
export interface NoticeStepRow extends NoticeStep {
  readonly key: string;
}

/** An object with a value of every kind. */
export interface Notice {
  readonly id: string;
  readonly version: number;
  readonly lastModifiedBy: { readonly id: string; readonly name: string };
  readonly timeLastModified: number;
  readonly name: string;
  readonly enabled: boolean;
  readonly pace: 'daily' | 'weekly';
  readonly isUrgent: boolean;
  readonly reason: string;
  readonly days: number | null;
  readonly rate: number | null;
  /** UTC midnight in milliseconds. */
  readonly start: number | null;
  readonly notes: string;
  readonly body: string;
  readonly country: string | null;
  readonly state: string | null;
  readonly product: string | null;
  /** A code of the server. */
  readonly level: number | null;
  readonly code: string;
  readonly tags: readonly string[];
  readonly products: readonly string[];
  readonly steps: readonly NoticeStep[];
}

/** It as it is edited. */
export interface NoticeDraft
  extends Omit<
    Notice,
    'id' | 'version' | 'lastModifiedBy' | 'timeLastModified' | 'start' | 'tags' | 'products' | 'steps'
  > {
  readonly start: string;
  readonly tags: readonly TextRow[];
  readonly products: readonly TextRow[];
  readonly steps: readonly NoticeStepRow[];
}

/** What of it is written. */
type NoticeBody = Omit<Notice, 'id' | 'version' | 'lastModifiedBy' | 'timeLastModified'>;

/** What a new one starts from. */
export const newNotice: Notice = {
  ...newOrigin,
  ...{ name: '', enabled: true, pace: 'daily', isUrgent: false, reason: '', days: 3, rate: null },
  ...{ start: null, notes: '', body: '', country: null, state: null, product: null, level: null, code: '' },
  ...{ tags: [], products: [], steps: [] },
};

const toChoices = (...values: string[]) => values.map((value) => ({ value, label: value }));

const states: Readonly<Record<string, readonly FieldChoice<string>[]>> = {
  Canada: toChoices('Ontario', 'Quebec'),
  'United States': toChoices('Iowa', 'Ohio'),
};

/** Choices that are loaded. */
export const noticeProducts: Lookup<readonly FieldChoice<string>[]> = {
  key: 'story notices',
  load: async (signal) => {
    const answer = await fetch('/rest/NoticeProducts', { signal });
    if (!answer.ok) throw new Error('The products are not there.');
    return answer.json();
  },
};

const texts = () => makeObjectTexts({ noun: 'notice', nouns: 'notices' });

type Arrangement = Pick<FormInput<Notice, NoticeDraft>, 'order' | 'tabs'>;

/** The fields below one another and side by side. */
const inOneColumn: Arrangement = {
  order: [
    ['name', 'enabled'],
    ...(['pace', 'isUrgent', 'reason'] as const),
    ['days', 'rate', 'start'],
    ['country', 'state', 'level'],
    ...(['product', 'products', 'tags', 'code', 'steps', 'notes', 'body'] as const),
  ],
};

/** The fields in groups, on two tabs. */
export const onTabs: Arrangement = {
  tabs: [
    {
      id: 'properties',
      label: () => 'Properties',
      order: [
        ['name', 'enabled'],
        {
          heading: () => 'Timing',
          hint: () => 'When it is sent, and how often.',
          fields: ['pace', 'isUrgent', 'reason', ['days', 'rate', 'start']],
        },
        { heading: () => 'Reach', fields: [['country', 'state', 'level'], 'product', 'products'] },
      ],
    },
    {
      id: 'content',
      label: () => 'Content',
      order: ['tags', 'code', 'steps', 'notes', 'body'],
    },
  ],
};

/**
 * The editor of such objects, on a server that is given.
 * @param arrangement the layout of its fields. Default: in one column
 * @param Grid draws its rows. Default: a table of fields
 */
export function noticeEditor(
  calls: Pick<ObjectCalls<Notice, NoticeBody>, 'get' | 'create' | 'update'>,
  arrangement = inOneColumn,
  Grid?: typeof RowGrid,
) {
  const none = () => Promise.reject(new Error('There is none here.'));
  const object = restObject<Notice, NoticeBody>({
    ...{ noun: 'notice', remove: none, listReferences: none, listVersions: none, getVersion: none },
    ...calls,
    saverOf: saverOfOrigin,
  });
  const editor = definePlainEditor<Notice, NoticeDraft, NoticeBody>({
    kind: '/Notice',
    schemaVersion: 1,
    ...{ object, texts, heading: () => 'Notice' },
    fields: {
      name: textField({ label: () => 'Name', isRequired: true, isName: true, maxLength: 100 }),
      enabled: statusField(),
      pace: choiceField({
        label: () => 'Pace',
        choices: () => [
          { value: 'daily', label: 'Daily' },
          { value: 'weekly', label: 'Weekly' },
        ],
      }),
      isUrgent: checkboxField({ label: () => 'Urgent' }),
      reason: textField({
        label: () => 'Reason',
        maxLength: 100,
        isShown: ({ isUrgent }) => isUrgent,
        isRequiredWhen: ({ isUrgent }) => isUrgent,
      }),
      days: numberField({
        label: () => 'Days',
        ...{ min: 1, max: 90, isRequired: true },
        fault: (days, { isUrgent }) =>
          isUrgent && Number(days) > 7 ? 'At most 7 while it is urgent.' : null,
      }),
      rate: numberField({ label: () => 'Rate', min: 0, decimals: 2, unit: () => '%' }),
      start: dateField({ label: () => 'Start', min: '2026-01-01' }),
      notes: textField({ label: () => 'Notes', maxLength: 1000, rows: 3 }),
      body: richTextField({ label: () => 'Message', maxLength: 10_000 }),
      country: selectField({ label: () => 'Country', choices: toChoices(...Object.keys(states)) }),
      state: selectField({ label: () => 'State', choices: ({ country }) => states[country ?? ''] ?? [] }),
      product: selectField({ label: () => 'Product', choices: noticeProducts }),
      level: selectField({
        label: () => 'Level',
        choices: [
          { value: 1, label: 'Low' },
          { value: 11, label: 'High' },
        ],
      }),
      code: textField({
        label: () => 'Code',
        maxLength: 10,
        permission: 'MANAGE_RULES',
      }),
    },
    lists: {
      tags: tagsField({
        label: () => 'Tags',
        maxTexts: 5,
        choices: toChoices('coastal', 'wind'),
        faultOf: (text) => (text.includes(' ') ? `'${text}' has a space.` : null),
      }),
      products: multiSelectField({ label: () => 'Products', choices: noticeProducts }),
      steps: rowsField<NoticeStepRow, Notice, NoticeDraft>({
        label: () => 'Steps',
        noun: () => 'step',
        ...(Grid && { Grid }),
        maxRows: 4,
        columns: '2fr 1fr 2fr 1fr',
        name: ({ role }) => `Step ${role ?? ''}`,
        identity: ({ role }) => role,
        blank: (key) => ({ key, role: '', after: null, channel: null, isCopied: false }),
        fields: {
          role: textField({ label: () => 'Role', maxLength: 20, isRequired: true }),
          after: numberField({ label: () => 'After (days)', min: 0, max: 90 }),
          channel: selectField({ label: () => 'Channel', choices: toChoices('E-mail', 'Letter') }),
          isCopied: checkboxField({ label: () => 'Copy', isShown: ({ channel }) => channel !== null }),
        },
        unique: 'role',
      }),
    },
    ...arrangement,
    blank: newNotice,
    idOf: ({ id }) => id,
    toDraft: ({ id: _, version: __, lastModifiedBy: ___, timeLastModified: ____, ...doc }) => ({
      ...doc,
      start: toDayText(doc.start),
      ...{ tags: toTextRows(doc.tags), products: toTextRows(doc.products) },
      steps: doc.steps.map((step) => ({ key: newRowKey(), ...step })),
    }),
    toBody: (draft) => ({
      ...draft,
      ...{ name: draft.name.trim(), code: draft.code.trim() },
      reason: draft.reason.trim(),
      start: toDay(draft.start),
      ...{ tags: textsOf(draft.tags), products: textsOf(draft.products) },
      steps: draft.steps.map(({ key: _, role, ...step }) => ({ ...step, role: role.trim() })),
    }),
  });
  return { editor, object, texts, paths: objectPaths('/notices', '/notice') };
}
