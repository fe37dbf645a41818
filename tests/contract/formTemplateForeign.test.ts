import { expect, test } from 'vitest';
import { jsonXml } from '../../apps/server/src/exchange/jsonXml.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { about, createForm, field, form, type Part } from '../support/contract/formBodies.ts';

/** Form templates that another program wrote: more is in them than this one would ever have made. */
const server = useServer();

const own = { id: '1', name: 'own', label: 'Own', type: 0, dataSetName: null };

function formXml(uniqueName: string, more: Part = {}): string {
  const rest = { name: uniqueName, version: 1, type: 1, status: 0, repeatable: false };
  const doc = { uniqueName, ...rest, productNames: [], fields: [own], ...more };
  return `<formTemplate>${jsonXml(doc as Parameters<typeof jsonXml>[0])}</formTemplate>`;
}

async function importForms(forms: readonly string[], mode: 'plan' | 'import' = 'import') {
  const section = `<section><title>Form Templates</title>${forms.join('')}</section>`;
  const text = `<configuration xmlns="urn:studio:dbinit:1">${section}</configuration>`;
  const answer = await callAsBrowser(server.admin, 'importFormTemplates', {
    query: { mode },
    ...fileBody('a.xml', text),
  });
  return answer.body(200).formTemplates.map(({ uniqueName, fate, message }) => [uniqueName, fate, message]);
}

async function find(uniqueName: string, version = 1) {
  const query = { filterUri: `/UIFormTemplate?uniqueName=${encodeURIComponent(uniqueName)}` };
  const { records } = (await server.viewer.call('listFormTemplates', { query })).body(200);
  const id = records.find((row) => row.version === version)?.id ?? '';
  return (await server.viewer.call('getFormTemplate', { path: { id } })).body(200);
}

test('a version that none can follow is not taken, and after the highest there is none', async () => {
  const forms = [1_000_000, 9_007_199_254_740_992].map((version) => formXml('Foreign high', { version }));
  const result = await importForms(forms);
  expect(result.map(([, fate]) => fate).toSorted()).toEqual(['added', 'refused']);
  expect(result.find(([, fate]) => fate === 'refused')?.[2]).toMatch(/Version must be at most 1,000,000\./);
  const { id } = await find('Foreign high', 1_000_000);
  const refused = await server.admin.call('saveFormTemplateAsNewVersion', { path: { id } });
  expect(refused.problem(409)).toMatchObject({
    type: '/problems/not-allowed-now',
    detail: 'There is a version 1000000 of the form template already, and none can be above 1000000.',
  });
});

test('what the type of a form and the way it is required leave without effect is cleared', async () => {
  const more = {
    ...{ root: false, repeatable: true, proposalLevel: true, linkFormTemplateUniqueName: 'Foreign cleared' },
    fields: [{ ...own, triggerRuleName: 'R', untriggerBehavior: 1 }],
    fieldRules: [{ name: 'R', description: '', condition: about('Foreign cleared', 'own') }],
  };
  const [result] = await importForms([formXml('Foreign cleared', more)]);
  expect(result?.slice(0, 2)).toEqual(['Foreign cleared', 'added']);
  const cleared = await find('Foreign cleared');
  expect(cleared).toMatchObject({
    ...{ formRepeatable: false, triggerRule: { name: 'Supplemental Form Trigger' } },
    formTemplate: { root: false, proposalLevel: false, linkFormTemplateUniqueName: null, valid: false },
  });
  expect(cleared.sections[0]?.rows[0]?.fields[0]?.fieldTemplate).toMatchObject({
    ...{ triggerRuleName: null, untriggerBehavior: 0 },
  });
  expect(cleared.errors.map(({ pointer }) => pointer)).toContain('/triggerRule');
  expect((await importForms([formXml('Foreign cleared', more)]))[0]?.[1]).toBe('left');
});

test('the plan says what the import does with a field that others name', async () => {
  const named = [field('own'), field('lost')];
  await createForm(server.admin, form('Foreign named', named));
  const link = { linkFormTemplateUniqueName: 'Foreign named', linkVariableName: 'lost' };
  await createForm(server.admin, form('Foreign naming', [field('own', link)]));
  const without = formXml('Foreign named', { name: 'Foreign named shown' });
  const released = formXml('Foreign naming', { name: 'Foreign naming shown' });
  const refused = ['refused', "Of the form template 'Foreign named' 'lost' has 1 reference."];
  const fates = async (forms: readonly string[], mode: 'plan' | 'import') =>
    (await importForms(forms, mode)).map(([, ...rest]) => rest);
  for (const mode of ['plan', 'import'] as const) expect(await fates([without], mode)).toEqual([refused]);
  const updated = ['updated', 'It takes the place of the draft that is there.'];
  for (const mode of ['plan', 'import'] as const) {
    expect(await fates([released, without], mode)).toEqual([updated, updated]);
  }
});

test('a form that was stored before there were these limits can be read, listed and reloaded', async () => {
  const { id } = await createForm(server.admin, form('Foreign stored', [field('own')]));
  await server.query(
    `update document set doc = (doc::jsonb || '{"name": " ", "errors": [], "root": false}')::json where id = '${id}'`,
  );
  expect((await find('Foreign stored')).formTemplate.displayName).toBe(' ');
  const query = { ruleType: 'form', validateRules: true, uiFormTemplateId: id } as const;
  const result = (await server.admin.call('reloadFormTemplateRules', { query })).body(200);
  expect(result.failures.map(({ message }) => message)).toEqual(['Please configure the trigger rule.']);
  expect((await find('Foreign stored')).formTemplate.displayName).toBe(' ');
});
