import type { UiFormTemplate } from '@studio/api';
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

/** What of the fields of a form stays as it is: in production, and while others name it. */
const server = useServer();

async function inProduction(body: Part): Promise<UiFormTemplate> {
  const { id } = await createForm(server.admin, body);
  (await server.admin.call('publishFormTemplates', { query: { uiFormTemplateIds: id } })).body(200);
  (await server.admin.call('markFormTemplatesInProduction', { body: { ids: [id] } })).body(200);
  return (await server.viewer.call('getFormTemplate', { path: { id } })).body(200);
}

async function faultsOf(doc: UiFormTemplate, change: (body: UiFormTemplate) => void) {
  const body = structuredClone(doc);
  change(body);
  const answer = await updateForm(server.admin, doc.id, body as unknown as Part);
  return answer.status === 200 ? [] : answer.problem(422).errors;
}

const options = (inside: string) => `<options>${inside}</options>`;
const place = '/sections/0/rows/0/fields/0/fieldTemplate/options';

function setOptions(body: UiFormTemplate, text: string | null): void {
  const [first] = fieldsOf(body);
  if (first) first.fieldTemplate.options = text;
}

test.each([
  [3, null, '<multiple>true</multiple>', 'Multi Select'],
  [3, '<multiple>true</multiple>', '', 'Multi Select'],
  [10, '<fewestRows>1</fewestRows>', '<fewestRows>2</fewestRows>', 'Fewest Rows'],
])('in production, the options of a field of type %i keep %j', async (type, before, after, label) => {
  const made = await inProduction(
    form(`Options ${type} ${before}`, [field('a', { type, options: before && options(before) })]),
  );
  expect(await faultsOf(made, (body) => setOptions(body, options(after)))).toEqual([
    { pointer: place, message: `${label} cannot change: the form is in production.` },
  ]);
  const another = `${before ?? ''}<promptText>Choose</promptText>`;
  expect(await faultsOf(made, (body) => setOptions(body, options(another)))).toEqual([]);
});

test('what is locked in production is listed before', async () => {
  const { form: ofForm, fields, newFields } = (await server.viewer.call('listFormTemplateLocks')).body(200);
  expect(ofForm).toEqual([
    ...['Unique Name', 'Type', 'Required?', 'Repeatable', 'Allow Direct Navigation'],
    ...['Preceding Form', 'Preceding Field', 'Rules', 'Repeating of Sections'],
  ]);
  expect(new Set(fields).size).toBe(fields.length);
  expect(fields).toEqual(expect.arrayContaining(['Component', 'Multi Select', ...newFields]));
  expect(newFields).toContain('Required Level');
  expect(newFields).not.toContain('Multi Select');
});

test('in production, a new field asks for no rows', async () => {
  const made = await inProduction(form('Rows', [field('a')]));
  const rows = (fewest: number) =>
    field('rows', { id: -1, type: 10, options: options(`<fewestRows>${fewest}</fewestRows>`) });
  const add = (body: UiFormTemplate, fewest: number) =>
    body.sections.push({ rows: [{ fields: [rows(fewest)] }] } as never);
  expect(await faultsOf(made, (body) => add(body, 1))).toMatchObject([
    { message: 'Fewest Rows cannot change: the form is in production.' },
  ]);
  expect(await faultsOf(made, (body) => add(body, 0))).toEqual([]);
});

test('in production, a section repeats or does not, and so do its fields', async () => {
  const sections = [
    { label: 'One', repeating: false, rows: [{ fields: [field('a')] }] },
    { label: 'Many', repeating: true, rows: [{ fields: [field('b')] }] },
  ];
  const made = await inProduction({ ...form('Repeating', []), sections });
  const message = 'Repeating of Sections cannot change: the form is in production.';
  const repeat = (body: UiFormTemplate, index: number, repeating: boolean) =>
    Object.assign(body.sections[index] ?? {}, { repeating });
  expect(await faultsOf(made, (body) => repeat(body, 0, true))).toEqual([
    { pointer: '/sections/0/repeating', message },
  ]);
  const swap = (body: UiFormTemplate) => {
    const [one, many] = body.sections;
    if (one && many) [one.rows, many.rows] = [many.rows, one.rows];
  };
  expect(await faultsOf(made, swap)).toEqual([
    { pointer: '/sections/0/repeating', message },
    { pointer: '/sections/1/repeating', message },
  ]);
  const fine = (body: UiFormTemplate) => {
    body.sections.reverse();
    body.sections.push({ label: 'New', repeating: true, rows: [] });
  };
  expect(await faultsOf(made, fine)).toEqual([]);
});

test('options that are no well-formed XML are refused with the name of their field', async () => {
  const body = form('Malformed', [
    field('fine', { type: 3, options: '<options/>' }),
    field('roofType', { type: 3, options: '<options><multiple>true</options>' }),
  ]);
  const answer = await server.admin.call('createFormTemplate', { body: body as never });
  expect(answer.problem(422).errors).toEqual([
    {
      pointer: '/sections/0/rows/1/fields/0/fieldTemplate/options',
      message: expect.stringMatching(
        /^The options text of the field 'roofType' is not well-formed XML: .* It is at line 1\.$/,
      ),
    },
  ]);
});

test('a field that something names is taken away only with confirmation', async () => {
  const target = await createForm(server.admin, form('Lost', [field('x'), field('y')]));
  const linked = { linkFormTemplateUniqueName: 'Lost', linkVariableName: 'x' };
  const namer = await createForm(server.admin, form('Loser', [field('z', linked)]));
  const left = form('Lost', fieldsOf(target).slice(1) as unknown as Part[]);
  const refused = (await updateForm(server.admin, target.id, left)).problem(409);
  expect([refused.type, refused.detail]).toEqual([
    '/problems/referenced',
    "Of the form template 'Lost' 'x' has 1 reference.",
  ]);
  const saved = (await updateForm(server.admin, target.id, left, { forceDelete: true })).body(200);
  expect(fieldsOf(saved).map(({ fieldTemplate }) => fieldTemplate.variableName)).toEqual(['y']);
  const found = (await server.viewer.call('findFormReferences', { path: { id: target.id } })).body(200);
  expect(found).toMatchObject([{ type: 2, name: 'Loser.z' }]);
  const checked = (await updateForm(server.admin, namer.id, { ...namer, ordering: 2 } as Part)).body(200);
  expect(checked.errors.map(({ message }) => message)).toEqual(["The form template 'Lost' has no 'x'."]);
});

test('a caller who may change forms and no rules takes away what a rule shows, and requires a form always', async () => {
  await server.query(`update app_user set permissions = '["MANAGE_FORMS"]' where id = 'author'`);
  const author = await server.anyone.signIn('author');
  const condition = about('Governed', 'a');
  const shown = field('b', { hidden: true, triggerRuleName: 'Rule' });
  const rules = { fieldRules: [{ name: 'Rule', condition }], triggerRule: { condition } };
  const made = await createForm(server.admin, form('Governed', [field('a'), shown], rules));
  expect([made.conditional, fieldsOf(made)[1]?.fieldTemplate.triggerRuleName]).toEqual([true, 'Rule']);
  const { sections: _, ...rest } = made;
  const { sections } = form('Governed', fieldsOf(made).slice(0, 1) as unknown as Part[]);
  const without = { ...rest, sections } as Part;
  const shorter = (await updateForm(author, made.id, without)).body(200);
  expect([fieldsOf(shorter).length, shorter.fieldRules.length]).toEqual([1, 1]);
  const always = (await updateForm(author, made.id, { ...without, triggerRule: null })).body(200);
  expect([always.conditional, always.triggerRule]).toEqual([false, null]);
  const again = await updateForm(author, made.id, { ...without, ...rules });
  expect(again.problem(403).permission).toBe('MANAGE_FORM_RULES');
});
