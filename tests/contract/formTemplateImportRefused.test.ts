import { expect, test } from 'vitest';
import { jsonXml } from '../../apps/server/src/exchange/jsonXml.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';

/** The results for form templates of a file that are not imported, each of them once. */
const server = useServer();

async function importFile(text: string, mode: 'plan' | 'import' = 'import') {
  return callAsBrowser(server.admin, 'importFormTemplates', { query: { mode }, ...fileBody('a.xml', text) });
}

/** A form of a file, on a line of its own. @param fieldNames where one is a number, that is a fault */
function formXml(
  uniqueName: string,
  fieldNames: readonly (string | number)[] = ['own'],
  version = 1,
): string {
  const fields = fieldNames.map((name) => ({ name, label: 'Label', type: 0, dataSetName: null }));
  const rest = { name: uniqueName, type: 2, status: 0, repeatable: false, productNames: [], fields };
  return `<formTemplate>${jsonXml({ uniqueName, version, ...rest })}</formTemplate>\n`;
}

function fileOf(...forms: readonly string[]): string {
  const section = `<section>\n<title>Form Templates</title>\n${forms.join('')}</section>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<configuration xmlns="urn:studio:dbinit:1">\n${section}\n</configuration>\n`;
}

test('a form with many faults is one that is not imported, listed by its name, version and type with the first of them', async () => {
  const file = fileOf(formXml('Faulty', [1, 2, 3, 4, 5, 6, 7], 3), formXml('Sound'));
  for (const mode of ['plan', 'import'] as const) {
    const result = (await importFile(file, mode)).body(200);
    expect([result.imported, result.notImported, result.formTemplates.length]).toEqual([1, 1, 2]);
    const [faulty] = result.formTemplates;
    expect(faulty).toMatchObject({ uniqueName: 'Faulty', version: 3, type: 2, fate: 'refused' });
    expect(faulty?.message.match(/Line 5: /g)).toHaveLength(5);
    expect(faulty?.message).toMatch(/ There are 2 more faults\.$/);
  }
});

test('of a form that cannot be read the readable parts are listed', async () => {
  const broken = formXml('Half read').replaceAll('<number key="type">', '<number key="type">x');
  const { notImported, formTemplates } = (await importFile(fileOf(broken), 'plan')).body(200);
  expect(notImported).toBe(1);
  expect(formTemplates).toEqual([
    {
      ...{ uniqueName: 'Half read', version: 1, type: null, fate: 'refused' },
      message: "Line 5: 'x2' is no number. Line 5: 'x0' is no number.",
    },
  ]);
});

test('other contents of a file are listed once, and anything in the place of a form by itself', async () => {
  const elsewhere = ['Nothing', 'Nowhere'].map((title) => `<section><title>${title}</title></section>\n`);
  const file = fileOf('<other/>\n', '<other/>\n', formXml('Sound')).replace(
    '<section>',
    `${elsewhere.join('')}<section>`,
  );
  const { notImported, formTemplates } = (await importFile(file, 'plan')).body(200);
  expect(notImported).toBe(3);
  expect(formTemplates.slice(0, 3)).toEqual(
    [
      "Line 3: There is no section 'Nothing'. Line 4: There is no section 'Nowhere'.",
      "Line 7: The section 'Form Templates' holds no element <other>.",
      "Line 8: The section 'Form Templates' holds no element <other>.",
    ].map((message) => ({ uniqueName: null, version: null, type: null, fate: 'refused', message })),
  );
});

test('all that are not imported are counted, and the first thousand that cannot be read are listed', async () => {
  const forms = Array.from({ length: 1005 }, (_, index) => formXml(`Faulty ${index}`, [1, 2]));
  const result = (await importFile(fileOf(...forms, formXml('Sound')), 'plan')).body(200);
  expect([result.imported, result.notImported, result.formTemplates.length]).toEqual([0, 1005, 1001]);
  expect(result.formTemplates.at(-2)?.uniqueName).toBe('Faulty 999');
  expect(result.message).toBe('0 form template(s) imported, 1005 not imported');
});

/** Has the database refuse such saves of forms, from 1, as if others held their locks. Answers what ends that. */
async function holdUp(...saves: readonly [uniqueName: string, save: number][]): Promise<() => Promise<void>> {
  const held = saves.map(([name, save]) => `(new.name = '${name}' and new.version = ${save})`);
  await server.query(`create function hold_up() returns trigger language plpgsql as $$ begin
    if ${held.join(' or ')} then raise exception 'held up' using errcode = '55P03'; end if;
    return new;
  end $$`);
  await server.query(
    'create trigger hold_up before insert on document for each row execute function hold_up()',
  );
  return async () => {
    await server.query('drop trigger hold_up on document');
    await server.query('drop function hold_up()');
  };
}

async function newestEntry(): Promise<string | undefined> {
  const { records } = (await server.admin.call('listConfigurationLogs', { query: { numberOfRows: 1 } })).body(
    200,
  );
  return records[0]?.message;
}

const waits = 'It could not be saved, because others were writing. Import the file again for it.';

test('when others write half-way, what was imported is listed and logged, and the rest is refused for now', async () => {
  const names = ['Before', 'Held up', 'After'];
  const file = fileOf(...names.map((name) => formXml(`${name} when busy`)));
  const letGo = await holdUp(['Held up when busy', 1]);
  const first = (await importFile(file)).body(200);
  expect(first.message).toBe('1 form template(s) imported, 2 not imported');
  expect(first.formTemplates.map(({ fate, message }) => [fate, message])).toEqual([
    ['added', 'It is a new draft.'],
    ['refused', waits],
    ['refused', waits],
  ]);
  expect(await newestEntry()).toBe(`The file 'a.xml' was imported: ${first.message}.`);
  const alone = await importFile(fileOf(formXml('Held up when busy')));
  expect(alone.problem(503).type).toBe('/problems/busy');
  await letGo();
  const again = (await importFile(file)).body(200);
  expect([again.imported, again.notImported, again.unchanged]).toEqual([2, 0, 1]);
});

test('when others write while imported forms are rechecked, the answer says that their validity is not kept', async () => {
  const link = { linkFormTemplateUniqueName: 'Linked when busy', linkVariableName: 'own' };
  const linking = formXml('Linking when busy').replace(
    '<string key="label">',
    `${Object.entries(link)
      .map(([key, value]) => `<string key="${key}">${value}</string>`)
      .join('')}<string key="label">`,
  );
  const letGo = await holdUp(['Linked when busy', 1], ['Linking when busy', 2]);
  const { imported, formTemplates } = (await importFile(fileOf(linking, formXml('Linked when busy')))).body(
    200,
  );
  expect(imported).toBe(1);
  expect(formTemplates[0]?.message).toMatch(
    /^It is a new draft\. It is not valid\. .*'Linked when busy'.* The list does not show yet whether it is valid, because/,
  );
  expect(formTemplates[1]?.message).toBe(waits);
  await letGo();
});
