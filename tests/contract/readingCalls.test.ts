import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writingCalls } from '@studio/api';
import { expect, test } from 'vitest';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { contract } from '../support/contract/contract.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { KindCalls } from '../support/contract/KindCalls.ts';

/** A call that the contract does not count among the writes changes no object, whatever its method. */
const server = useServer({ mailDir: join(tmpdir(), `studio-reading-${process.pid}`) });

const dataSetName = 'Roof Covering';
const newPassword = 'a much longer password';

const rule = {
  name: 'Tried',
  ruleSetName: 'Property Underwriting',
  condition: { kind: 'CompositeCondition' as const, operator: 'and' as const, subconditions: [] },
  actions: [],
};

const exported = registry.modules.filter(({ operations }) => operations.export !== undefined);

const calls: Readonly<Record<string, () => Promise<{ status: number }>>> = {
  signIn: () => server.anyone.call('signIn', { body: { username: 'viewer', password: 'studio-demo' } }),
  signOut: async () => (await server.anyone.signIn('viewer')).call('signOut'),
  refreshSession: async () => (await server.anyone.signIn('viewer')).call('refreshSession'),
  createTemporaryToken: () => server.viewer.call('createTemporaryToken'),
  changePassword: () =>
    server.author.call('changePassword', { body: { currentPassword: 'studio-demo', newPassword } }),
  createSavedFilter: () =>
    server.viewer.call('createSavedFilter', { body: { name: 'Mine', filterUri: '/DataSet?name=a' } }),
  updateSavedFilter: async () =>
    server.viewer.call('updateSavedFilter', {
      path: { id: await savedFilterId() },
      body: { name: 'Still mine' },
    }),
  deleteSavedFilter: async () =>
    server.viewer.call('deleteSavedFilter', { path: { id: await savedFilterId() } }),
  tryDataSetItems: () =>
    server.viewer.call('tryDataSetItems', { path: { dataSetName }, body: staticSet(dataSetName) }),
  createRuleTag: () => server.admin.call('createRuleTag', { body: { name: 'tried' } }),
  testRegularExpression: () =>
    server.viewer.call('testRegularExpression', { body: { expression: '\\d+', testData: '12' } }),
  validateRule: () => server.viewer.call('validateRule', { body: rule }),
  evaluateRules: () =>
    server.viewer.call('evaluateRules', {
      body: { rules: [rule], of: 'saved', cases: [{ values: {} }], trace: true },
    }),
  compareRuleOutcomes: async () => {
    const sets = (await server.viewer.call('listRuleSets')).body(200);
    return server.viewer.call('compareRuleOutcomes', { body: { ruleSetIds: sets.map(({ id }) => id) } });
  },
  evaluateRuleCases: async () => {
    const sets = (await server.viewer.call('listRuleSets')).body(200);
    const query = { ruleSetIds: sets.map(({ id }) => id).join() };
    return server.viewer.call('evaluateRuleCases', { query, ...fileBody('cases.ndjson', '{"values":{}}') });
  },
  evaluateScoringFormulas: () =>
    server.viewer.call('evaluateScoringFormulas', {
      body: { value: '29', formulas: [{ type: 'Range', minValue: 16, maxValue: 30, score: 10 }] },
    }),
  sendTestEmail: () =>
    server.admin.call('sendTestEmail', { body: { to: ['ann@example.com'], subject: 'Try', body: '' } }),
  planLettersOfAuthority: () => {
    const file = '<lettersOfAuthority xmlns="urn:studio:loa:1" issuedBy="carriers"/>';
    return callAsBrowser(server.admin, 'planLettersOfAuthority', fileBody('a.xml', file));
  },
  uploadSignatureAttachment: () =>
    callAsBrowser(server.admin, 'uploadSignatureAttachment', {
      ...{ path: { id: 'org-1' }, ...fileBody('a.pdf', '%PDF-1.7\n') },
    }),
  uploadFormAttachment: () =>
    callAsBrowser(server.admin, 'uploadFormAttachment', {
      ...{ path: { id: 'org-1' }, ...fileBody('a.pdf', '%PDF-1.7\n') },
    }),
  planClassCodes: () =>
    callAsBrowser(server.admin, 'planClassCodes', fileBody('codes.txt', '11\tAgriculture')),
  reloadSectionTemplateRules: () =>
    server.admin.call('reloadSectionTemplateRules', { query: { validate: true } }),
  generateDataDictionary: () => server.admin.call('generateDataDictionary'),
  previewFormTemplateSet: async () => {
    const { records } = (await server.viewer.call('listFormTemplates')).body(200);
    const query = { action: 'publish' } as const;
    return server.viewer.call('previewFormTemplateSet', {
      query,
      body: { ids: records.map(({ id }) => id) },
    });
  },
  endOrganizationVisit: () =>
    server.viewer.call('endOrganizationVisit', {
      path: { id: 'org-1' },
      query: { registrationIdentifier: '0b9f0ad6-7c39-4b34-8e7e-2f5ed2a1c9d4' },
    }),
  getDynamicDataFilter: () =>
    server.viewer.call('getDynamicDataFilter', {
      path: { dataName: 'producer', filterType: '101' },
      body: {},
    }),
  filterDynamicData: () =>
    server.viewer.call('filterDynamicData', { path: { dataName: 'producer' }, body: {} }),
  runDynamicDataAction: () =>
    server.viewer.call('runDynamicDataAction', {
      path: { dataName: 'producer', actionName: 'noMatch' },
      body: { name: 'noMatch', count: 0, items: [] },
    }),
  ...Object.fromEntries(
    exported.map((module) => {
      const calls = new KindCalls(module);
      const exportAll = async () => {
        const ids = (await calls.all(server.viewer)).map(calls.addressOf);
        return calls.call(server.viewer, 'export', null, { body: { ids } });
      };
      return [module.operations.export, exportAll];
    }),
  ),
};

async function savedFilterId(): Promise<string> {
  const [filter] = (await server.viewer.call('listSavedFilters', { query: { kind: '/DataSet' } })).body(200);
  return filter?.id ?? '';
}

test('every call is tried that has the method of a write and is none', () => {
  const readings = [...contract.values()].filter(
    ({ method, path }) => method !== 'GET' && !writingCalls.has(`${method} ${path}`),
  );
  expect(Object.keys(calls).toSorted()).toEqual(readings.map(({ id }) => id).toSorted());
});

test('none of them changes an object of any kind', async () => {
  const kinds = registry.modules.map(({ ownerUri }) => ownerUri);
  const reader = await server.admin.watch(kinds);
  for (const [id, call] of Object.entries(calls)) expect((await call()).status, id).toBeLessThan(300);
  const { etag } = await server.admin.call('createDataSet', { body: staticSet('After all of them') });
  await reader.until('kind', (event) => event.etag === etag);
  await reader.close();
  // The state of each kind, and the one write.
  expect(reader.events.filter(({ name }) => name === 'kind')).toHaveLength(kinds.length + 1);
});
