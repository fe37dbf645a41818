import type { UiFormTemplateWrite } from '@studio/api';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import {
  about,
  createForm,
  field,
  fieldsOf,
  form,
  type Part,
  updateForm,
} from '../support/contract/formBodies.ts';

/** Forms whose rules and expressions are meant to hurt: nested without end, enormous, and about names that every object has. */
const server = useServer();

async function write(body: Part | string) {
  const answer = await server.admin.call('createFormTemplate', { body: body as UiFormTemplateWrite });
  const isRefused = answer.status >= 400;
  return { status: answer.status, errors: isRefused ? (answer.problem(answer.status).errors ?? []) : [] };
}

const withRule = (uniqueName: string, condition: unknown): Part =>
  form(uniqueName, [field('one', { hidden: true, triggerRuleName: 'Rule' })], {
    fieldRules: [{ name: 'Rule', description: '', condition }],
  });

/** A negation, or a group of one, in another, so many times: made as text, as no function that calls itself makes it. */
const nested = (begin: string, end: string, levels: number) =>
  `${begin.repeat(levels)}{"kind":"RawCondition","rawExpression":"a"}${end.repeat(levels)}`;

test.each([
  ['negations', '{"kind":"UnaryCondition","operator":"not","subcondition":', '}'],
  ['groups', '{"kind":"CompositeCondition","operator":"and","subconditions":[', ']}'],
])(
  'a rule of 100,000 %s within each other is refused, and others are answered meanwhile',
  async (_, begin, end) => {
    const text = JSON.stringify(withRule('Deep', 'HERE')).replace('"HERE"', nested(begin, end, 100_000));
    const [{ status }, other] = await Promise.all([write(text), server.viewer.call('listFormTemplateTypes')]);
    expect([400, 413, 422]).toContain(status);
    expect(other.status).toBe(200);
  },
);

test('a rule of 100,000 conditions side by side is taken or refused, and others are answered meanwhile', async () => {
  const subconditions = Array.from({ length: 100_000 }, () => ({ kind: 'RawCondition', rawExpression: 'a' }));
  const body = withRule('Wide', { kind: 'CompositeCondition', operator: 'or', subconditions });
  const [{ status }, other] = await Promise.all([write(body), server.viewer.call('listFormTemplateTypes')]);
  expect([201, 413, 422]).toContain(status);
  expect(other.status).toBe(200);
});

test.each([
  ['a long one', 'a'.repeat(5_000_000)],
  ['one of parentheses', `${'('.repeat(2_500_000)}1${')'.repeat(2_499_999)}`],
])('an expression of five million characters is refused: %s', async (_, expression) => {
  for (const property of [
    'valueExpression',
    'disableExpression',
    'requiredLevelExpression',
    'regularExpression',
  ])
    expect([413, 422]).toContain(
      (await write(form('Long', [field('one', {}, { [property]: expression })]))).status,
    );
  const raw = { kind: 'RawCondition', rawExpression: expression };
  expect([413, 422]).toContain((await write(withRule('Long', raw))).status);
});

const names = ['__proto__', 'constructor', 'fieldValue', 'hasOwnProperty', `<b>"O'Brien"</b>`, 'a::b.c'];

test('fields of names that every object has, and of markup and quotes, are kept as they are, with rules about them', async () => {
  for (const [index, name] of names.entries()) {
    const uniqueName = `Named ${index}`;
    const text = name.replaceAll(/['\\]/g, '\\$&');
    const body = form(
      uniqueName,
      [
        field(name),
        field('shown', { hidden: true, triggerRuleName: name }),
        field('computed', {}, { valueExpression: `fieldValue('${uniqueName}', '${text}')` }),
      ],
      { fieldRules: [{ name, description: '', condition: about(uniqueName, name) }] },
    );
    const answer = await write(body);
    // A name may be refused, with its place; what is taken is kept letter by letter.
    if (answer.status !== 201) {
      expect([name, answer.status]).toEqual([name, 422]);
      expect(answer.errors.length).toBeGreaterThan(0);
      continue;
    }
    const query = { filterUri: `/UIFormTemplate?uniqueName=${encodeURIComponent(uniqueName)}` };
    const [row] = (await server.viewer.call('listFormTemplates', { query })).body(200).records;
    const path = { id: String(row?.id) };
    const doc = (await server.viewer.call('getFormTemplate', { path })).body(200);
    expect(fieldsOf(doc).map(({ fieldTemplate }) => fieldTemplate.variableName)).toEqual([
      name,
      'shown',
      'computed',
    ]);
    expect(doc.fieldRules.map((rule) => rule.name)).toEqual([name]);
    expect((await updateForm(server.admin, doc.id, { ...doc })).body(200).version).toBe(doc.version);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('a rule about fields of such names is reviewed, and decides by the case alone', async () => {
  const { id } = await createForm(
    server.admin,
    form(
      'Reviewed',
      names.map((name) => field(name)),
    ),
  );
  expect(id).not.toBe('');
  const of = (name: string) => ({ ...about('Reviewed', name) });
  for (const name of names) {
    const rule = { condition: of(name), actions: [] } as never;
    const review = (await server.viewer.call('validateRule', { body: rule })).body(200);
    expect(review.ruleText).toContain('Yes');
    const body = {
      rules: [{ name: 'Rule', ruleSetName: 'Auto Underwriting', condition: of(name), actions: [] }],
      ...{ cases: [{ name: '', values: {} }], of: 'saved', trace: true },
    } as never;
    const [decision] = (await server.admin.call('evaluateRules', { body })).body(200).decisions;
    expect(decision?.fired).toEqual([]);
    expect(decision?.errors).toEqual([]);
  }
});
