import type { UiFormTemplate, UiFormTemplateWrite } from '@studio/api';
import { expect, test } from 'vitest';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import {
  about,
  type Part as Body,
  createForm,
  field,
  fieldsOf,
  form,
} from '../support/contract/formBodies.ts';

/** What form templates can be, and become: their fields, rules and links, what is saved with errors, and what is locked. */
const server = useServer();

const create = (body: Body) => createForm(server.admin, body);

async function get(id: string) {
  const answer = await server.viewer.call('getFormTemplate', { path: { id } });
  return { doc: answer.body(200), etag: answer.etag };
}

async function update(id: string, body: Body, user: ApiClient = server.admin) {
  const headers = { 'if-match': (await get(id)).etag };
  return user.call('updateFormTemplate', { path: { id }, headers, body: body as UiFormTemplateWrite });
}

async function setStatus(id: string, status: number): Promise<void> {
  const { doc } = (await server.query(`select doc from document where id = '${id}'`))[0] ?? {};
  const changed = JSON.stringify({ ...(doc as object), status }).replaceAll("'", "''");
  await server.query(`update document set doc = '${changed}' where id = '${id}'`);
}

test('what is created has version 1, is a draft, and says what was left out', async () => {
  const made = await create(
    form('Made', [field('one'), field('two', { id: -1 }), field('three', { id: 'new' })]),
  );
  expect(made).toMatchObject({
    ...{ version: 1, ordering: -1, conditional: false, formRepeatable: false, triggerRule: null, errors: [] },
    formTemplate: {
      ...{ uniqueName: 'Made', version: 1, status: 0, valid: true, root: true, visibility: 'Both' },
      ...{ appliesToAllProductTemplates: true, allowDirectNavigation: true, id: made.id },
    },
  });
  const ids = fieldsOf(made).map(({ fieldTemplate }) => fieldTemplate.id);
  expect(new Set(ids).size).toBe(3);
  expect(made.formTemplate.fieldTemplates).toEqual(
    ['one', 'two', 'three'].map((variableName, index) => ({ id: ids[index], variableName, type: 0 })),
  );
  expect((await get(made.id)).doc).toEqual(made);
});

test('what GET answered is taken back, and changes nothing', async () => {
  const made = await create(form('Round', [field('one', { hidden: true }, { agencyVisible: false })]));
  const saved = (await update(made.id, made as unknown as Body)).body(200);
  expect(saved).toEqual(made);
});

test('a unique name is given once in each version, and a new version is one above the highest', async () => {
  const made = await create(form('Twice', [field('one')]));
  const again = await server.admin.call('createFormTemplate', {
    body: form('Twice', []) as UiFormTemplateWrite,
  });
  const taken = {
    type: '/problems/duplicate',
    detail: "There already is a form template 'Twice', version 1 (Application).",
  };
  expect(again.problem(409)).toMatchObject(taken);
  // The existing one is named, whatever the other is.
  const rating = form('Twice', [], {}, { type: 2 }) as UiFormTemplateWrite;
  expect((await server.admin.call('createFormTemplate', { body: rating })).problem(409)).toMatchObject(taken);
  const other = await create(form('Twice as well', []));
  expect((await update(other.id, form('Twice', []))).problem(409)).toMatchObject(taken);
  const next = async () =>
    (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: made.id } })).body(201);
  const versions = await Promise.all([next(), next()]);
  expect(versions.map(({ formTemplate }) => formTemplate.version).toSorted()).toEqual([2, 3]);
  expect(versions.map(({ formTemplate }) => formTemplate.status)).toEqual([0, 0]);
  const filterUri = '/UIFormTemplate?uniqueName=Twice';
  expect(
    (await server.viewer.call('listFormTemplates', { query: { filterUri } })).body(200).totalRecords,
  ).toBe(3);
});

test('no form is made, or renamed, onto the unique name of another, whichever versions and type that has', async () => {
  const first = await create(form('Loss Run', [field('one')]));
  const second = (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: first.id } })).body(
    201,
  );
  const { etag } = await get(first.id);
  const removal = { path: { id: first.id }, headers: { 'if-match': etag } };
  expect((await server.admin.call('deleteFormTemplate', removal)).status).toBe(204);
  const taken = {
    type: '/problems/duplicate',
    detail: "There already is a form template 'Loss Run', version 2 (Application).",
  };
  for (const type of [1, 2]) {
    const body = form('Loss Run', [], {}, { type }) as UiFormTemplateWrite;
    expect((await server.admin.call('createFormTemplate', { body })).problem(409)).toMatchObject(taken);
  }
  const other = await create(form('Loss Runs', []));
  expect((await update(other.id, form('Loss Run', []))).problem(409)).toMatchObject(taken);
  // Its own versions are no others: it is saved, saved as a new one, and a version that was renamed is so back.
  expect((await update(second.id, form('Loss Run', [field('two')]))).status).toBe(200);
  const third = (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: second.id } })).body(
    201,
  );
  expect(third.formTemplate.version).toBe(3);
  expect((await update(third.id, form('Loss Run apart', []))).status).toBe(200);
  expect((await update(third.id, form('Loss Run', []))).body(200).formTemplate).toMatchObject({
    ...{ uniqueName: 'Loss Run', version: 3 },
  });
});

test('of two that take a unique name at once, one has it', async () => {
  const made = await create(form('Hurried', []));
  const next = (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: made.id } })).body(201);
  const name = form('Hurried to', []);
  const answers = await Promise.all([
    update(next.id, name),
    server.admin.call('createFormTemplate', { body: name as UiFormTemplateWrite }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toContain(409);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
});

test('what a deletion breaks is what no other version has', async () => {
  const first = await create(form('Several', [field('one')]));
  const second = (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: first.id } })).body(
    201,
  );
  await update(second.id, form('Several', [field('one'), field('two')]));
  const links = ['one', 'two'].map((name) =>
    field(`to${name}`, { linkFormTemplateUniqueName: 'Several', linkVariableName: name }),
  );
  await create(form('Naming several', links));
  const find = async ({ id }: UiFormTemplate, query: { onlyBrokenByDeletion?: boolean }) => {
    const answer = await server.viewer.call('findFormReferences', { path: { id }, query });
    return answer.body(200).map(({ name }) => name);
  };
  const all = ['Naming several.toone', 'Naming several.totwo'];
  expect(await find(second, {})).toEqual(all);
  const broken = { onlyBrokenByDeletion: true };
  expect(await find(first, broken)).toEqual([]);
  expect(await find(second, broken)).toEqual(['Naming several.totwo']);
  const { etag } = await get(first.id);
  await server.admin.call('deleteFormTemplate', { path: { id: first.id }, headers: { 'if-match': etag } });
  expect(await find(second, broken)).toEqual(all);
});

test('an empty display name is refused, and so is a choice of products without any', async () => {
  const body = form('Nameless', [], {}, { displayName: ' ', appliesToAllProductTemplates: false });
  const answer = await server.admin.call('createFormTemplate', { body: body as UiFormTemplateWrite });
  expect(answer.problem(422).errors).toEqual([
    { pointer: '/formTemplate/displayName', message: 'Please specify a form template display name.' },
    { pointer: '/formTemplate/productTemplates', message: 'Please select at least one product template.' },
  ]);
});

test('faults of fields are reported where the body has them', async () => {
  const fields = [field('same'), field('same'), field('box', { options: '<not closed' })];
  const body = form('Faulty', fields, {
    fieldRules: [
      { name: 'R', condition: about('Faulty', 'same') },
      { name: 'R', condition: about('Faulty', 'same') },
    ],
  });
  const { errors = [] } = (
    await server.admin.call('createFormTemplate', { body: body as UiFormTemplateWrite })
  ).problem(422);
  expect(errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ pointer: '/sections/0/rows/1/fields/0/fieldTemplate/variableName' }),
      expect.objectContaining({ pointer: '/sections/0/rows/2/fields/0/fieldTemplate/options' }),
      { pointer: '/fieldRules/1/name', message: 'This name already exists. Please choose another name.' },
    ]),
  );
});

test('a draft is saved with the data sets and products that are not there, and cannot be published', async () => {
  const value = { kind: 'DataSetItemValue', datasetName: 'No such set', entityUri: '/DataSet:x' };
  const { subconditions } = about('Ahead of its sets', 'set');
  const condition = {
    ...about('Ahead of its sets', 'set'),
    subconditions: [{ ...(subconditions as Body[])[0], rhs: [value] }],
  };
  const body = form(
    'Ahead of its sets',
    [
      field('set', { type: 3, dynamicDataSet: 'No such set' }),
      field('own', {}, { productTemplates: [{ id: 'no-such-product', name: 'No such product' }] }),
    ],
    { fieldRules: [{ name: 'R', condition }] },
    { productTemplates: [{ id: 'nobody', name: 'Nobody' }] },
  );
  const made = await create(body);
  expect(made.formTemplate.valid).toBe(false);
  expect(made.errors.map(({ pointer, message }) => [pointer, message])).toEqual(
    expect.arrayContaining([
      ['/sections/0/rows/0/fields/0/fieldTemplate/dynamicDataSet', "There is no data set 'No such set'."],
      ['/sections/0/rows/1/fields/0/productTemplates/0', "There is no product template 'no-such-product'."],
      ['/formTemplate/productTemplates/0', "There is no product template 'nobody'."],
      [
        '/fieldRules/0/condition/subconditions/0/rhs/0',
        "A rule is not valid. There is no data set 'No such set'.",
      ],
    ]),
  );
  const query = { uiFormTemplateIds: made.id };
  const refused = (await server.admin.call('publishFormTemplates', { query })).problem(409);
  expect(refused.failures?.[0]?.message).toMatch(/^It is not valid\. There is no /);
});

test('a draft is saved with what is wrong with its rules, links and preceding field', async () => {
  const body = form(
    'Unfinished',
    [
      field('linked', { linkFormTemplateUniqueName: 'NoSuchForm', linkVariableName: 'x' }),
      field('computed', {}, { valueExpression: "fieldValue('LocationSchedule', 'noSuchField')" }),
      field('pattern', { validator: 'regularExpression' }, { regularExpression: '(' }),
    ],
    {
      fieldRules: [
        { name: 'Empty', condition: { kind: 'CompositeCondition', operator: 'and', subconditions: [] } },
      ],
    },
    { root: false },
  );
  const made = await create(body);
  expect(made.formTemplate.valid).toBe(false);
  expect(made.message).toBe(
    'Your form template changes were successfully saved, however the following errors were found (these will need to be fixed before the form template can be published in a form template set).',
  );
  expect(made.triggerRule?.name).toBe('Supplemental Form Trigger');
  expect(made.errors.map(({ pointer }) => pointer)).toEqual([
    '/precedingFieldFormTemplateUniqueName',
    '/triggerRule',
    '/fieldRules/0',
    '/sections/0/rows/0/fields/0/fieldTemplate/linkFormTemplateUniqueName',
    '/sections/0/rows/1/fields/0/valueExpression',
    '/sections/0/rows/2/fields/0/regularExpression',
  ]);
  expect(made.errors[1]).toMatchObject({ uniqueName: 'Unfinished', version: 1, type: 1 });
  await setStatus(made.id, 2);
  const answer = await update(made.id, { ...body, ordering: 7 });
  expect(answer.problem(422)).toMatchObject({
    title: 'Form Template Validation Error',
    detail: 'Your form template changes could not be saved because of the following errors:',
  });
  expect(answer.problem(422).errors?.map(({ pointer }) => pointer)).toEqual(
    made.errors.map(({ pointer }) => pointer),
  );
});

test('a supplemental form follows a root form of its own type', async () => {
  const rule = { triggerRule: { condition: about('LocationSchedule', 'state') } };
  const preceding = {
    precedingFieldFormTemplateUniqueName: 'AccountInformation',
    precedingFieldVariableName: 'taxId',
  };
  const made = await create(form('After', [], { ...rule, ...preceding }, { root: false }));
  expect(made.errors.map(({ message }) => message)).toEqual([
    'The preceding field must be chosen from a form of the type Application that is not supplemental.',
  ]);
  const right = {
    precedingFieldFormTemplateUniqueName: 'LocationSchedule',
    precedingFieldVariableName: 'city',
  };
  const saved = (await update(made.id, form('After', [], { ...rule, ...right }, { root: false }))).body(200);
  expect([saved.errors, saved.formTemplate.valid]).toEqual([[], true]);
});

test('what the type and the way of being required leave without effect is cleared', async () => {
  const everything = {
    ...{ proposalLevel: true, includedInEndorsement: true, dynamicNameTemplate: 'a', staticName: 'b' },
    ...{ allowDirectNavigation: false, linkFormTemplateUniqueName: 'LocationSchedule' },
  };
  const conditional = {
    formRepeatable: true,
    sortRepeatableFormNames: true,
    triggerRule: { condition: about('LocationSchedule', 'state') },
  };
  const made = await create(form('Cleared', [], conditional, everything));
  expect(made).toMatchObject({ conditional: true, formRepeatable: false, sortRepeatableFormNames: false });
  expect(made.formTemplate).toMatchObject({
    ...{ proposalLevel: false, includedInEndorsement: true, dynamicNameTemplate: '', staticName: '' },
    ...{ allowDirectNavigation: true, linkFormTemplateUniqueName: null },
  });
  const rating = await create(form('Kept', [], { formRepeatable: true }, { ...everything, type: 2 }));
  expect(rating.formTemplate).toMatchObject({ ...everything, includedInEndorsement: false });
});

test('new names of forms and fields are followed by everything that names them', async () => {
  const target = await create(form('Source', [field('before')]));
  const follower = await create(
    form(
      'Follower',
      [
        field('linked', { linkFormTemplateUniqueName: 'Source', linkVariableName: 'before' }),
        field('computed', {}, { valueExpression: "sum(fieldValue('Source', 'before'), 2)" }),
      ],
      { fieldRules: [{ name: 'Rule', condition: about('Source', 'before') }] },
    ),
  );
  const [only] = fieldsOf(target);
  const renamed = form('Renamed', [
    { ...only, fieldTemplate: { ...only?.fieldTemplate, variableName: 'after' } },
  ]);
  expect((await update(target.id, renamed)).status).toBe(200);
  const { doc } = await get(follower.id);
  const [linked, computed] = fieldsOf(doc);
  expect(linked?.fieldTemplate).toMatchObject({
    linkFormTemplateUniqueName: 'Renamed',
    linkVariableName: 'after',
  });
  expect(computed?.valueExpression).toBe("sum(fieldValue('Renamed', 'after'), 2)");
  expect(JSON.stringify(doc.fieldRules)).toContain('"formTemplateUniqueName":"Renamed","fieldName":"after"');
  const references = (await server.viewer.call('findFormReferences', { path: { id: target.id } })).body(200);
  const common = { version: 1, status: 0, referenceUri: `/UIFormTemplate:${follower.id}` };
  expect(references).toEqual([
    { type: 1, name: 'Follower.computed', ...common },
    { type: 2, name: 'Follower.linked', ...common },
    { type: 3, name: 'Follower', ...common },
  ]);
  const fieldTemplateId = Number(only?.fieldTemplate.id);
  const byField = await server.viewer.call('findFieldReferences', { query: { fieldTemplateId } });
  expect(byField.body(200)).toEqual(references);
  const removed = await update(target.id, form('Renamed', []));
  expect(removed.problem(409).type).toBe('/problems/referenced');
});

test('a Dynamic Name names fields of its form: others are reported as errors, and new names are followed', async () => {
  const dynamic = (dynamicNameTemplate: string) => ({ dynamicNameTemplate });
  // Rules name fields of their own form, too.
  const own = { name: 'Own', condition: about('Called', 'number') };
  const body = (fields: Parameters<typeof form>[1], template: string) =>
    form('Called', fields, { formRepeatable: true, fieldRules: [own] }, dynamic(template));
  const made = await create(body([field('number'), field('street')], 'Building {number} {gone} {gone}'));
  expect(made.errors).toMatchObject([
    {
      pointer: '/formTemplate/dynamicNameTemplate',
      message: "The Dynamic Name names 'gone', which is no field of this form.",
    },
  ]);
  expect(made.formTemplate.valid).toBe(false);
  const [number, street] = fieldsOf(made);
  const renamed = { ...number, fieldTemplate: { ...number?.fieldTemplate, variableName: 'buildingNumber' } };
  const saved = (await update(made.id, body([renamed, { ...street }], 'Building {number}'))).body(200);
  expect([saved.errors, saved.formTemplate.dynamicNameTemplate]).toEqual([[], 'Building {buildingNumber}']);
  const both = form(
    'Called anew',
    [
      { ...number, fieldTemplate: { ...number?.fieldTemplate, variableName: 'street' } },
      { ...street, fieldTemplate: { ...street?.fieldTemplate, variableName: 'road' } },
    ],
    { formRepeatable: true, fieldRules: [] },
    // What names a field that the form still has means that one, whatever else was called so before.
    dynamic('{buildingNumber} {road}'),
  );
  const again = (await update(made.id, both)).body(200);
  expect(again.formTemplate).toMatchObject({ valid: true, dynamicNameTemplate: '{street} {road}' });
  const fieldTemplateId = Number(number?.fieldTemplate.id);
  const uses = await server.viewer.call('findFieldReferences', { query: { fieldTemplateId } });
  expect(uses.body(200)).toEqual([
    { type: 8, name: 'Called anew', version: 1, status: 0, referenceUri: `/UIFormTemplate:${made.id}` },
  ]);
  const without = form('Called anew', [], { formRepeatable: true }, dynamic('{road}'));
  expect((await update(made.id, without)).body(200).errors).toHaveLength(1);
});

test('a form that is named is deleted only with confirmation, or when another version has its name', async () => {
  const target = await create(form('Named', [field('x')]));
  await create(form('Namer', [field('y', { linkFormTemplateUniqueName: 'Named', linkVariableName: 'x' })]));
  const remove = async (id: string, query = {}) =>
    server.admin.call('deleteFormTemplate', {
      path: { id },
      query,
      headers: { 'if-match': (await get(id)).etag },
    });
  expect((await remove(target.id)).problem(409).type).toBe('/problems/referenced');
  const next = (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: target.id } })).body(
    201,
  );
  expect((await remove(target.id)).status).toBe(204);
  expect((await remove(next.id, { forceDelete: true })).status).toBe(204);
});

test('in production, what identifies and requires a form stays, as do its rules and fields', async () => {
  const fields = [field('kept'), field('shown', { hidden: true, triggerRuleName: 'Rule' })];
  const rules = { fieldRules: [{ name: 'Rule', condition: about('Locked', 'kept') }] };
  const made = await create(form('Locked', fields, rules));
  await setStatus(made.id, 1);
  const { doc } = await get(made.id);
  const put = async (change: (body: UiFormTemplate) => void) => {
    const body = structuredClone(doc);
    change(body);
    return update(made.id, body as unknown as Body);
  };
  const pointersOf = async (change: (body: UiFormTemplate) => void) =>
    (await put(change)).problem(422).errors?.map(({ pointer }) => pointer);
  const first = (body: UiFormTemplate) => fieldsOf(body)[0] ?? expect.unreachable();
  expect(await pointersOf((body) => Object.assign(body.formTemplate, { uniqueName: 'Other' }))).toContain(
    '/formTemplate/uniqueName',
  );
  expect(await pointersOf((body) => Object.assign(body.formTemplate, { root: false }))).toContain(
    '/formTemplate/root',
  );
  expect(await pointersOf((body) => Object.assign(body, { formRepeatable: true }))).toContain(
    '/formRepeatable',
  );
  expect(await pointersOf((body) => Object.assign(body, { fieldRules: [] }))).toContain('/fieldRules');
  expect(await pointersOf((body) => body.sections[0]?.rows.shift())).toContain('/sections');
  const place = '/sections/0/rows/0/fields/0';
  expect(await pointersOf((body) => Object.assign(first(body), { requiredLevel: 1 }))).toEqual([
    `${place}/requiredLevel`,
  ]);
  expect(
    await pointersOf((body) => Object.assign(first(body).fieldTemplate, { variableName: 'b' })),
  ).toContain(`${place}/fieldTemplate/variableName`);
  const added = field('added', { id: -1 }, { requiredLevel: 1 });
  expect(await pointersOf((body) => body.sections.push({ rows: [{ fields: [added] }] } as never))).toEqual([
    '/sections/1/rows/0/fields/0/requiredLevel',
  ]);
  const fine = await put((body) => {
    Object.assign(first(body), { label: 'Another label' });
    body.sections.push({ rows: [{ fields: [field('added', { id: -1 })] }] } as never);
  });
  expect(fine.status).toBe(200);
  const headers = { 'if-match': fine.etag };
  const removal = await server.admin.call('deleteFormTemplate', { path: { id: made.id }, headers });
  expect(removal.problem(409).detail).toBe('A form template that is in production cannot be deleted.');
});

test('rules take a permission of their own', async () => {
  await server.query(`update app_user set permissions = '["MANAGE_FORMS"]' where id = 'author'`);
  const author = await server.anyone.signIn('author');
  const rules = { fieldRules: [{ name: 'Rule', condition: about('Ruled', 'a') }] };
  const refused = await author.call('createFormTemplate', {
    body: form('Ruled', [field('a')], rules) as UiFormTemplateWrite,
  });
  expect(refused.problem(403).permission).toBe('MANAGE_FORM_RULES');
  const made = await create(form('Ruled', [field('a')], rules));
  const kept = await update(made.id, { ...(made as unknown as Body), ordering: 3 }, author);
  expect(kept.body(200).ordering).toBe(3);
  const dropped = await update(made.id, { ...(made as unknown as Body), fieldRules: [] }, author);
  expect(dropped.problem(403).permission).toBe('MANAGE_FORM_RULES');
  const conditional = await author.call('createFormTemplate', {
    body: form('Supplemented', [], {}, { root: false }) as UiFormTemplateWrite,
  });
  expect(conditional.status).toBe(201);
});

test('a writer has to know the current version, and a repeated write is made once', async () => {
  const headers = { 'idempotency-key': 'form once' };
  const body = form('Once', [field('a')]) as UiFormTemplateWrite;
  const [one, two] = [
    await server.admin.call('createFormTemplate', { body, headers }),
    await server.admin.call('createFormTemplate', { body, headers }),
  ];
  expect([one.status, two.status, two.text]).toEqual([201, 201, one.text]);
  const { id } = one.body(201);
  expect((await server.admin.call('updateFormTemplate', { path: { id }, body })).problem(428).status).toBe(
    428,
  );
  const reused = await server.admin.call('saveFormTemplateAsNewVersion', { path: { id }, headers });
  expect(reused.problem(422).type).toBe('/problems/idempotency-key-reused');
  const stale = await server.admin.call('updateFormTemplate', {
    path: { id },
    body,
    headers: { 'if-match': '"9.9"' },
  });
  expect(stale.problem(412)).toMatchObject({ current: one.body(201) });
});

test('conditional fields are those that rules can show', async () => {
  const made = await create(form('Targets', [field('a'), field('b', { hidden: true })]));
  const ids = fieldsOf(made).map(({ fieldTemplate }) => fieldTemplate.id);
  const found = await server.viewer.call('listConditionalFieldTemplateIds', { path: { id: made.id } });
  expect(found.body(200)).toEqual([ids[1]]);
  const query = { fieldTemplateId: 1 };
  expect((await server.viewer.call('findFieldReferences', { query })).problem(404).type).toBe(
    '/problems/not-found',
  );
});

test('an export holds every version, and comes back as it was', async () => {
  const made = await create(form('Carried', [field('a', { hidden: true }, { tooltip: '<b>&"é' })]));
  const next = (await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: made.id } })).body(201);
  const ids = [made.id, next.id];
  const file = await server.viewer.call('exportFormTemplates', { body: { ids } });
  expect(file.headers['content-disposition']).toMatch(/filename="FormTemplates_\d{8}_\d{6}\.xml"/);
  for (const id of ids) {
    const headers = { 'if-match': (await get(id)).etag };
    expect((await server.admin.call('deleteFormTemplate', { path: { id }, headers })).status).toBe(204);
  }
  const query = { operation: 'INSERT', mode: 'unmarshal' };
  const restored = await callAsBrowser(server.admin, 'restoreSections', {
    query,
    ...fileBody('a.xml', file.text),
  });
  expect(restored.body(200).sections).toMatchObject([{ added: 2, refused: 0 }]);
  for (const before of [made, next]) {
    const { doc } = await get(before.id);
    expect({ ...doc, version: 0, timeLastModified: 0 }).toEqual({
      ...before,
      version: 0,
      timeLastModified: 0,
    });
  }
});

test('kept cases belong to the form: they are in its new versions, follow new names, and are no part of what a set publishes', async () => {
  const kept = {
    ...{ id: 'one', name: 'Old roof', values: { 'Tried::age': 20, 'Account.state': 'TX' } },
    expected: { shown: { age: true }, values: { 'Tried::age': [1, null] } },
  };
  const made = await create(form('Tried', [field('age')], { cases: [kept] }));
  expect(made.cases).toEqual([kept]);
  const copy = await server.admin.call('saveFormTemplateAsNewVersion', { path: { id: made.id } });
  expect(copy.body(201).cases).toEqual([kept]);
  const twice = await update(made.id, { ...(made as unknown as Body), cases: [kept, kept] });
  expect(twice.problem(422).errors?.map(({ pointer }) => pointer)).toEqual(['/cases/1/id']);

  const [section] = made.sections;
  const [aged] = section?.rows[0]?.fields ?? [];
  const renamed = { ...aged, fieldTemplate: { ...aged?.fieldTemplate, variableName: 'years' } };
  const saved = await update(made.id, {
    ...(made as unknown as Body),
    formTemplate: { ...made.formTemplate, uniqueName: 'Tried anew' },
    sections: [{ ...section, rows: [{ fields: [renamed] }] }],
  });
  expect(saved.body(200).cases).toEqual([
    {
      ...{ id: 'one', name: 'Old roof', values: { 'Tried anew::years': 20, 'Account.state': 'TX' } },
      expected: { shown: { years: true }, values: { 'Tried anew::years': [1, null] } },
    },
  ]);
});

test('custom conditions and kept cases of a rule set follow the new names of a form and of its field, and are shown as its references', async () => {
  const made = await create(form('Roofed', [field('age')]));
  const [set] = (await server.viewer.call('listRuleSets')).body(200);
  const path = { id: set?.id ?? '' };
  const condition = (text: string) => ({
    ...{ kind: 'CompositeCondition' as const, id: 'c1', operator: 'and' as const },
    subconditions: [{ kind: 'RawCondition' as const, id: 'c2', rawExpression: text }],
  });
  const body = {
    name: 'Aged',
    ruleSetName: set?.name ?? '',
    condition: condition(`fieldValue('Roofed', 'age') > 3`),
  };
  const rule = (await server.admin.call('createRule', { body })).body(201);
  const kept = { id: 'roofed', version: 0, name: 'Aged', values: { 'Roofed::age': 4 }, expected: [] };
  await server.admin.call('changeRuleCases', { path, body: { put: [kept], remove: [] } });
  const references = await server.viewer.call('findFormReferences', { path: { id: made.id } });
  expect(references.body(200).map(({ type, name }) => [type, name])).toEqual([
    [3, 'Aged'],
    [9, set?.name],
  ]);
  const [section] = made.sections;
  const [aged] = section?.rows[0]?.fields ?? [];
  const renamed = { ...aged, fieldTemplate: { ...aged?.fieldTemplate, variableName: 'years' } };
  await update(made.id, {
    ...(made as unknown as Body),
    formTemplate: { ...made.formTemplate, uniqueName: 'Roofed anew' },
    sections: [{ ...section, rows: [{ fields: [renamed] }] }],
  });
  const followed = (await server.viewer.call('getRule', { path: { id: rule.id } })).body(200);
  expect(followed.condition).toEqual(condition(`fieldValue('Roofed anew', 'years') > 3`));
  const { cases } = (await server.viewer.call('listRuleCases', { path })).body(200);
  expect(cases.find(({ id }) => id === 'roofed')?.values).toEqual({ 'Roofed anew::years': 4 });
});
