import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { filesBody } from '../support/contract/fileBody.ts';

/** What section templates have that other kinds do not: rules, production, and a document. */
const server = useServer();

const pdf = Buffer.from('%PDF-1.4\n\u00e9 \u0000 \r\n%%EOF', 'latin1');
const section = (name: string, given: Record<string, unknown> = {}) => ({
  ...{ name, productTemplates: [], ordinalNumber: 10, adapterBeanName: 'documentSectionAdapter' },
  ...given,
});

async function create(body: Record<string, unknown>) {
  return (await server.admin.call('createSectionTemplate', { body })).body(201);
}

async function get(id: string) {
  const answer = await server.viewer.call('getSectionTemplate', { path: { id } });
  return { etag: answer.etag, body: answer.body(200) };
}

async function update(id: string, change: Record<string, unknown>) {
  const { etag, body } = await get(id);
  return server.admin.call('updateSectionTemplate', {
    ...{ path: { id }, headers: { 'if-match': etag } },
    body: { ...body, ...change },
  });
}

async function mark(id: string) {
  const { etag } = await get(id);
  return server.admin.call('markSectionTemplateInProduction', {
    ...{ path: { id }, headers: { 'if-match': etag } },
  });
}

async function upload(id: string, documentTemplateName: string, content: Uint8Array) {
  const { etag } = await get(id);
  const { headers, body } = filesBody([{ part: 'Filedata', name: 'chosen.bin', content }]);
  const { token: t } = (await server.admin.call('createTemporaryToken')).body(200);
  return server.admin.call('uploadSectionDocument', {
    ...{ query: { sectionTemplateId: id, documentTemplateName, t }, body },
    headers: { ...headers, 'if-match': etag },
  });
}

test('a conditional template is saved without a rule, and says what is wrong with it', async () => {
  const { id, errors } = await create(section('Conditional', { applicability: 11 }));
  expect(errors).toEqual([{ pointer: '/triggerRule', message: expect.stringContaining('no rule') }]);
  const empty = {
    condition: { kind: 'CompositeCondition', operator: 'and', subconditions: [] },
    actions: [],
  };
  const alone = (await update(id, { triggerRule: empty })).problem(422);
  expect(alone.errors).toEqual([
    { pointer: '/triggerRule/condition', message: 'A group has no conditions.' },
  ]);
  const incomplete = (await update(id, { triggerRule: empty, description: 'Incomplete' })).body(200);
  expect(incomplete.errors).toEqual([
    { pointer: '/triggerRule/condition', message: 'A group has no conditions.' },
  ]);
  const raw = { condition: { kind: 'RawCondition', rawExpression: 'true' }, actions: [] };
  expect((await update(id, { triggerRule: raw })).body(200).errors).toEqual([]);
  const optional = (await update(id, { applicability: 1, triggerRule: empty })).body(200);
  expect(optional.errors).toEqual([]);
});

test('one in production can be edited and made inactive, and not deleted', async () => {
  const { id } = await create(section('Marked'));
  expect((await mark(id)).body(200).status).toBe(1);
  expect((await update(id, { active: false, status: 0 })).body(200)).toMatchObject({
    active: false,
    status: 1,
  });
  const { etag } = await get(id);
  const refused = await server.admin.call('deleteSectionTemplate', {
    ...{ path: { id }, headers: { 'if-match': etag } },
  });
  expect(refused.problem(409).detail).toContain('in production cannot be deleted');
  const actions = await server.admin.call('listActions', { query: { uri: `/SectionTemplate:${id}` } });
  const disabled = actions.body(200).flatMap(({ name, enabled }) => (enabled ? [] : [name]));
  expect(disabled).toEqual(expect.arrayContaining(['Mark in Production', 'Delete']));
});

test('a document is uploaded under the name that it is given, kept by saves, and removed by null', async () => {
  const { id } = await create(section('With document'));
  const uploaded = (await upload(id, 'Cover letter.pdf', pdf)).body(200);
  expect(uploaded.documentTemplateName).toBe('Cover letter.pdf');
  expect((await update(id, { description: 'Kept' })).body(200).documentTemplateName).toBe('Cover letter.pdf');
  const downloaded = await callAsBrowser(server.viewer, 'downloadSectionDocument', {
    ...{
      path: { fileName: 'Cover letter.pdf' },
      query: { sectionTemplateId: id, contentDisposition: 'inline' },
    },
  });
  expect(downloaded.status).toBe(200);
  expect(downloaded.headers['content-disposition']).toMatch(/^inline/);
  expect(downloaded.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await update(id, { documentTemplateName: null })).body(200).documentTemplateName).toBeNull();
  const refused = await upload(id, 'Notes.pdf', Buffer.from('only a text'));
  expect(refused.problem(415).detail).toContain(
    'File Notes.pdf is not a supported document type for upload.',
  );
});

test('products are named by their ids, and invalid rules are reported', async () => {
  const products = await server.viewer.call('listProductTemplates', { query: { numberOfRows: 1 } });
  const [product] = products.body(200).records;
  const made = await create(section('Of a product', { productTemplates: [{ id: product?.id }] }));
  expect(made.productTemplates).toEqual([{ id: product?.id }]);
  const bad = await create(section('Without rule', { applicability: 11 }));
  const reported = (
    await server.admin.call('reloadSectionTemplateRules', { query: { validate: true } })
  ).body(200);
  expect(reported.failures).toContainEqual(expect.objectContaining({ id: bad.id, name: 'Without rule' }));
  const quiet = (await server.admin.call('reloadSectionTemplateRules', { query: {} })).body(200);
  expect(quiet.failures).toEqual([]);
  expect(quiet.rebuilt).toBe(quiet.rules);
});

test('the rule of a section is reviewed without a rule set, and has actions of its own', async () => {
  const empty = {
    condition: { kind: 'CompositeCondition' as const, operator: 'and' as const, subconditions: [] },
    actions: [],
  };
  const review = (await server.viewer.call('validateRule', { body: empty })).body(200);
  expect(review.errors).toEqual([
    { pointer: '/condition', message: 'A group has no conditions.', severity: 'error' },
  ]);
  const raw = { condition: { kind: 'RawCondition' as const, rawExpression: 'true' }, actions: [] };
  expect((await server.viewer.call('validateRule', { body: raw })).body(200).errors).toEqual([]);
  const offered = await server.viewer.call('listRuleActions', { query: { ruleType: 'section' } });
  expect(offered.body(200).map(({ name }) => name)).toEqual(['include', 'heading', 'raw']);
});

test('the sections of a document are in their order: those of a product and a stage that are active', async () => {
  const products = (await server.viewer.call('listProductTemplates', { query: { numberOfRows: 2 } })).body(
    200,
  ).records;
  const [one, other] = [products[0]?.id ?? '', products[1]?.id ?? ''];
  const stage = { applicableToProposal: false, applicableToBinder: true };
  const rule = { condition: { kind: 'RawCondition', rawExpression: 'roof > 20' }, actions: [] };
  const made = [
    section('Order 2', { ...stage, ordinalNumber: 999_002, productTemplates: [{ id: one }] }),
    section('Order 1', { ...stage, ordinalNumber: 999_001, applicability: 11, triggerRule: rule }),
    section('Order inactive', { ...stage, ordinalNumber: 999_003, active: false }),
    section('Order of another', { ...stage, ordinalNumber: 999_004, productTemplates: [{ id: other }] }),
    section('Order of proposals', { ordinalNumber: 999_005 }),
  ];
  for (const each of made) await create(each);
  const ask = async (query: { stage: 'proposal' | 'binder'; productTemplateId?: string }) =>
    (await server.viewer.call('listDocumentSections', { query })).body(200);
  const ofOne = await ask({ stage: 'binder', productTemplateId: one });
  expect(ofOne.slice(-2)).toMatchObject([
    { name: 'Order 1', applicability: 11, ruleText: 'If roof > 20' },
    { name: 'Order 2', applicability: 1, ruleText: null },
  ]);
  expect((await ask({ stage: 'proposal' })).at(-1)?.name).toBe('Order of proposals');
  const unknown = await server.viewer.call('listDocumentSections', {
    query: { stage: 'binder', productTemplateId: 'nothing' },
  });
  expect(unknown.problem(404).status).toBe(404);
});
