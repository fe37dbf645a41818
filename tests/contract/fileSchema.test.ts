import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schemaFaults } from '../../apps/server/src/exchange/testing/schemaFaults.ts';
import { kindNames } from '../../apps/server/src/kinds/kindNames.ts';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';

/** What the server writes of the demo content is valid by the schema of initialization files. */
const server = useServer();
const schema = readFileSync(join(import.meta.dirname, '../../docs/schema/studio-dbinit.xsd'), 'utf8');

async function backup(sectionName: string): Promise<string> {
  return (await callAsBrowser(server.admin, 'downloadSection', { query: { sectionName } })).body(200);
}

test.each(registry.modules.map(({ section }) => [section.name, section] as const))(
  'the backup of %s is valid',
  async (name, { elementName, kind }) => {
    const file = await backup(name);
    expect(schemaFaults(schema, file)).toEqual([]);
    // The demo changes no preference.
    expect(file.includes(`<${elementName}`)).toBe(kind.name !== kindNames.preference);
    if (kind.name !== kindNames.formTemplate) return;
    expect(file).toContain('<formTemplateSet');
    expect(schemaFaults(schema, file.replace('<formTemplateSet', '<formTemplateset'))).not.toEqual([]);
  },
);

const exporting = registry.modules.flatMap(({ operations: { list, export: write }, plural, ownerUri }) =>
  list && write ? [[plural, { list, write, ownerUri }] as const] : [],
);

test.each(exporting)(
  'the export of all %s is valid',
  async (_plural, { list, write, ownerUri: filterUri }) => {
    const { totalRecords: expectedCount } = JSON.parse((await server.admin.call(list)).text);
    expect(expectedCount).toBeGreaterThan(0);
    const body = { filterUri, excludedIds: [], expectedCount };
    const { status, text } = await server.admin.call(write, { body });
    expect([status, schemaFaults(schema, text)]).toEqual([200, []]);
  },
);
