import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fault } from '../../apps/server/src/fault.ts';
import type { KindModule } from '../../apps/server/src/kinds/KindModule.ts';
import { kindNames } from '../../apps/server/src/kinds/kindNames.ts';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import { kindCases } from '../../apps/server/src/kinds/testing/kindCases.ts';
import type { Answer } from '../support/contract/Answer.ts';
import type { ApiClient, CallInput } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { busyOperations } from '../support/contract/contract.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody, filesBody } from '../support/contract/fileBody.ts';
import { harmlessFile } from '../support/contract/hostileFiles.ts';
import { KindCalls } from '../support/contract/KindCalls.ts';

/** Somebody holds what every write needs, as a large restore does, and does not let go of it. */
const server = useServer();
let holder: Client;

/** It should be 5 s. The machine may be slow; what hangs takes half a minute. */
const longestRefusal = 10_000;
/** It should be 250 ms. */
const longestRead = 3_000;

beforeEach(async () => {
  holder = new Client({ connectionString: server.databaseUrl ?? '' });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select * from kind_revision for update');
});

afterEach(() => holder.end());

async function timed<Result>(call: Promise<Result>): Promise<{ answer: Result; milliseconds: number }> {
  const start = performance.now();
  const answer = await call;
  return { answer, milliseconds: performance.now() - start };
}

function save(name: string, user: ApiClient = server.admin) {
  return user.call('createDataSet', {
    body: staticSet(name),
    headers: { 'idempotency-key': `key of ${name}` },
  });
}

/** What must go on meanwhile. */
async function lookAround(): Promise<void> {
  const path = { dataSetName: 'US States' };
  const query = { filterUri: '/DataSet?name=a', sortBy: 'description' };
  expect((await server.anyone.call('getHealth')).status).toBe(200);
  expect((await server.viewer.call('getDataSet', { path })).status).toBe(200);
  expect((await server.viewer.call('listDataSets', { query })).status).toBe(200);
  const visitor = await server.anyone.signIn('author');
  expect((await visitor.call('refreshSession')).status).toBe(200);
  expect((await visitor.call('signOut')).status).toBe(204);
}

test('many saves are refused in time with when to try again, and everything else goes on', async () => {
  let isOver = false;
  const saving = Promise.all(Array.from({ length: 40 }, (_, number) => timed(save(`Held ${number}`))));
  const ended = saving.finally(() => {
    isOver = true;
  });
  const looks: number[] = [];
  while (!isOver) looks.push((await timed(lookAround())).milliseconds);
  const saves = await ended;
  expect(new Set(saves.map(({ answer }) => answer.problem(503).type))).toEqual(new Set(['/problems/busy']));
  for (const { answer } of saves) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Math.max(...saves.map(({ milliseconds }) => milliseconds))).toBeLessThan(longestRefusal);
  expect(looks.length).toBeGreaterThan(1);
  expect(Math.max(...looks)).toBeLessThan(longestRead);

  await holder.query('rollback');
  const again = await Promise.all(saves.map((_, number) => save(`Held ${number}`)));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]));
});

type Outcome = Pick<Answer<'updateDataSet'>, 'status' | 'headers' | 'problem'>;
type Writes = Readonly<Record<string, () => Promise<Outcome>>>;

const written = registry.modules.filter(({ operations }) => operations.create !== undefined);
/** The writes of what there is one of: their bodies are lists. */
const lone = registry.modules.flatMap(({ kind, operations: { update } }) =>
  kind.isSingleton && update ? [update] : [],
);
/** An organization whose forms are changed. */
const changing = { id: 'org-899' };
/** One that nothing names. */
const heldOrganization = { id: 'org-900' };
const ifAny = { headers: { 'if-match': '*' } };
/** A letter of authority that is not there. */
const lettersFile = `<lettersOfAuthority xmlns="urn:studio:loa:1" issuedBy="carriers"><letter><number>Held</number>
<issuer><id>org-1</id></issuer><agency><id>org-5</id></agency><effective>2026-01-01</effective></letter></lettersOfAuthority>`;
/** A form that is not there. */
let formFile = '';
/** The address of an object of each kind, which is changed and then deleted. */
const addresses = new Map<KindModule, string>();

beforeAll(async () => {
  for (const module of written) {
    const calls = new KindCalls(module);
    const made = await calls.body(201, server.admin, 'create', null, { body: caseOf(module).body('Held') });
    addresses.set(module, calls.addressOf(made));
  }
  await server.query(
    `insert into form_set_change select id, 'admin', 1, 1, 1, '{}', '{}' from document where kind = 'Organization' and name = 'org-898'`,
  );
  const filterUri = '/UIFormTemplate?uniqueName=LossSummary';
  const selection = { filterUri, excludedIds: [], expectedCount: 1 };
  const exported = await server.admin.call('exportFormTemplates', { body: selection });
  formFile = exported.text.replaceAll('LossSummary', 'LossSummaryHeld');
  // Found to be valid when it was saved, and no longer.
  await server.query(`update document set doc = replace(doc::text, 'Please configure the trigger rule.', 'Else')::json
    where kind = 'FormTemplate' and name = 'RenewalQuestionnaire'`);
});

function caseOf({ kind: { name } }: KindModule) {
  return kindCases[name]?.calls ?? fault(`${name} has no case in kinds/testing/kindCases.ts.`);
}

/** The writes of every kind, of one verb. */
function writesOf(verb: 'create' | 'update' | 'remove', inputOf: (module: KindModule) => CallInput): Writes {
  return Object.fromEntries(
    written.map((module) => [
      module.operations[verb],
      () => {
        const address = verb === 'create' ? null : addresses.get(module);
        return new KindCalls(module).call(server.admin, verb, address, inputOf(module));
      },
    ]),
  );
}

/** Every write that the contract says it of. Deletions come last. */
const writes: Writes = {
  ...writesOf('create', (module) => ({ body: caseOf(module).body('Other') })),
  ...writesOf('update', (module) => {
    const { body, change } = caseOf(module);
    const set = change.set ?? ((given, value) => ({ ...given, [change.property]: value }));
    return { ...ifAny, body: set(body('Held'), change.values[1]) };
  }),
  ...Object.fromEntries(
    lone.map((id) => [id, () => server.admin.call(id as 'updateStateRates', { ...ifAny, body: [] })]),
  ),
  restoreSections: () =>
    callAsBrowser(server.admin, 'restoreSections', {
      query: { operation: 'REFRESH', mode: 'unmarshal' },
      ...fileBody('a.xml', harmlessFile),
    }),
  importClassCodes: () =>
    callAsBrowser(server.admin, 'importClassCodes', fileBody('codes.txt', '11\tAgriculture')),
  uploadProductDocuments: () => {
    const { headers, body } = filesBody([{ part: 'quoteFile', name: 'a.rtf', content: '{\\rtf1 Held}' }]);
    const id = heldAddress(kindNames.product);
    return server.admin.call('uploadProductDocuments', {
      ...{ path: { id }, query: { quoteFileTemplateId: -1 }, body },
      headers: { ...headers, ...ifAny.headers },
    });
  },
  activateRule: async () => server.admin.call('activateRule', { path: { id: await heldRule() }, ...ifAny }),
  deactivateRule: async () =>
    server.admin.call('deactivateRule', { path: { id: await heldRule() }, ...ifAny }),
  activateRules: async () => server.admin.call('activateRules', { body: { ids: [await heldRule()] } }),
  deactivateRules: async () => server.admin.call('deactivateRules', { body: { ids: [await heldRule()] } }),
  changeRuleCases: async () => {
    const kept = { id: 'held', version: 0, name: 'Held', values: {}, expected: [] };
    const body = { put: [kept], remove: [] };
    return server.admin.call('changeRuleCases', { path: { id: await heldRuleSet() }, body });
  },
  redeployRuleSets: async () =>
    server.admin.call('redeployRuleSets', { query: { ruleSetIds: await heldRuleSet() } }),
  takeBackRuleDeployment: async () => {
    const path = { id: await heldRuleSet(), number: '1' };
    return server.admin.call('takeBackRuleDeployment', { path });
  },
  markSectionTemplateInProduction: async () => {
    // One of the demo content: it cannot be deleted afterwards.
    const query = { filterUri: '/SectionTemplate', numberOfRows: 100 };
    const { records } = (await server.admin.call('listSectionTemplates', { query })).body(200);
    const fits = ({ name, status }: (typeof records)[number]) => name !== 'Held' && status === 0;
    const { id } = records.find(fits) ?? fault('The demo content has no section template out of production.');
    return server.admin.call('markSectionTemplateInProduction', { path: { id }, ...ifAny });
  },
  uploadSectionDocument: async () => {
    const { headers, body } = filesBody([{ part: 'Filedata', name: 'a.rtf', content: '{\\rtf1 Held}' }]);
    const { token: t } = (await server.admin.call('createTemporaryToken')).body(200);
    const query = { sectionTemplateId: heldSection(), documentTemplateName: 'a.rtf', t };
    return server.admin.call('uploadSectionDocument', {
      ...{ query, body },
      headers: { ...headers, ...ifAny.headers },
    });
  },
  updatePermissions: async () => {
    const body = (await server.admin.call('getPermissions', { query: { userType: 3 } })).body(200);
    return server.admin.call('updatePermissions', { body, ...ifAny });
  },
  createConfiguredFile: () =>
    server.admin.call('createConfiguredFile', {
      ...{ query: { name: 'Other' } },
      ...filesBody([{ part: 'data', name: 'a.svg', content: '<svg/>' }]),
    }),
  updateConfiguredFile: async () =>
    server.admin.call('updateConfiguredFile', {
      ...{ path: { id: await heldFile() }, query: { description: 'Changed' }, ...ifAny },
    }),
  saveFormTemplateAsNewVersion: async () => {
    const path = { id: await heldForm('CyberRating') };
    return server.admin.call('saveFormTemplateAsNewVersion', { path });
  },
  publishFormTemplates: async () => {
    const query = { uiFormTemplateIds: await heldForm('LossSummary') };
    return server.admin.call('publishFormTemplates', { query });
  },
  markFormTemplatesInProduction: async () => {
    const body = { ids: [await heldForm('SubmissionClearance')] };
    return server.admin.call('markFormTemplatesInProduction', { body });
  },
  markFormTemplateInProduction: async () => {
    const path = { id: await heldForm('ReferralRequest') };
    return server.admin.call('markFormTemplateInProduction', { path, ...ifAny });
  },
  markCurrentFormTemplateSetInProduction: () => server.admin.call('markCurrentFormTemplateSetInProduction'),
  createTestFormTemplateSet: () => server.admin.call('createTestFormTemplateSet'),
  importFormTemplates: async () => {
    const file = fileBody('a.xml', formFile);
    return callAsBrowser(server.admin, 'importFormTemplates', { query: { mode: 'import' }, ...file });
  },
  reloadFormTemplateRules: () => {
    const query = { ruleType: 'form', validateRules: true };
    return server.admin.call('reloadFormTemplateRules', { query });
  },
  createOrganization: () => server.admin.call('createOrganization', { query: { organizationType: 1 } }),
  updateOrganization: () =>
    server.admin.call('updateOrganization', { path: heldOrganization, ...ifAny, body: { name: 'Held' } }),
  activateOrganization: () => server.admin.call('activateOrganization', { path: heldOrganization, ...ifAny }),
  deactivateOrganization: () =>
    server.admin.call('deactivateOrganization', { path: heldOrganization, ...ifAny }),
  upgradeOrganizationForms: () => server.admin.call('upgradeOrganizationForms', { path: heldOrganization }),
  startFormSetChanges: () => server.admin.call('startFormSetChanges', { path: changing }),
  saveFormSetChanges: () =>
    server.admin.call('saveFormSetChanges', {
      ...{ path: changing, query: { revision: 1 }, body: { forms: [] } },
    }),
  applyFormSetChanges: () =>
    server.admin.call('applyFormSetChanges', { path: changing, query: { revision: 1 } }),
  discardFormSetChanges: () => server.admin.call('discardFormSetChanges', { path: { id: 'org-898' } }),
  updateOrganizationSignature: () =>
    server.admin.call('updateOrganizationSignature', {
      ...{ path: heldOrganization, ...ifAny, body: { emailSignature: '<p>Held</p>' } },
    }),
  importLettersOfAuthority: () =>
    callAsBrowser(server.admin, 'importLettersOfAuthority', fileBody('a.xml', lettersFile)),
  deleteOrganization: () => server.admin.call('deleteOrganization', { path: heldOrganization, ...ifAny }),
  ...writesOf('remove', () => ifAny),
  deleteConfiguredFile: async () =>
    server.admin.call('deleteConfiguredFile', { path: { id: await heldFile() }, ...ifAny }),
};

/** The address of the object of a kind. */
function heldAddress(kind: string): string {
  const [found] = [...addresses].flatMap(([module, address]) => (module.kind.name === kind ? [address] : []));
  return found ?? fault(`${kind} has no object.`);
}

const heldSection = () => heldAddress(kindNames.sectionTemplate);

/** The id of a rule of the demo content. */
async function heldRule(): Promise<string> {
  const query = { filterUri: '/Rule?name=Aluminum%20wiring' };
  const { records } = (await server.admin.call('listRules', { query })).body(200);
  return records[0]?.id ?? fault('The demo content has no such rule.');
}

/** The id of a rule set of the demo content, which has been deployed. */
async function heldRuleSet(): Promise<string> {
  const [found] = (await server.admin.call('listRuleSets')).body(200);
  return found?.id ?? fault('The demo content has no rule set.');
}

/** The id of a form of the demo content. */
async function heldForm(uniqueName: string): Promise<string> {
  const query = { filterUri: `/UIFormTemplate?uniqueName=${uniqueName}` };
  const { records } = (await server.admin.call('listFormTemplates', { query })).body(200);
  return records[0]?.id ?? fault('The demo content has no such form.');
}

/** The id of a file that somebody added. */
async function heldFile(): Promise<string> {
  const query = { filterUri: '/ConfiguredFile?name.eq=Proposal%20divider' };
  const { records } = (await server.admin.call('listConfiguredFiles', { query })).body(200);
  return records[0]?.id ?? fault('The demo content has no such file.');
}

test('every write is tried that the contract says may be refused as busy', () => {
  expect(Object.keys(writes).toSorted()).toEqual(busyOperations.map(({ id }) => id).toSorted());
});

test('every write is refused in the same way, and can be made once the lock is gone', async () => {
  const answers = await Promise.all(Object.values(writes).map((write) => timed(write())));
  for (const { answer, milliseconds } of answers) {
    expect(answer.problem(503).type).toBe('/problems/busy');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThan(longestRefusal);
  }
  await holder.query('rollback');
  for (const [id, write] of Object.entries(writes)) expect((await write()).status, id).toBeLessThan(300);
});

test('a write that waits for a short one is made', async () => {
  const saving = save('Patient');
  await expect
    .poll(async () => {
      const [row] = await server.query(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return row?.['count'];
    })
    .toBe(1);
  await holder.query('rollback');
  expect((await saving).status).toBe(201);
});

test('a plan of a restore waits until what is being written is', async () => {
  const events: string[] = [];
  const query = { operation: 'REFRESH', mode: 'plan' };
  const planning = callAsBrowser(server.admin, 'restoreSections', {
    query,
    ...fileBody('a.xml', harmlessFile),
  }).then((answer) => {
    events.push('planned');
    return answer;
  });
  for (let call = 0; call < 5; call += 1) await lookAround();
  events.push('ended');
  await holder.query('rollback');
  expect((await planning).body(200).isDone).toBe(false);
  expect(events).toEqual(['ended', 'planned']);
});

test('a plan of a restore beside a long write of one kind keeps no writes of others waiting', async () => {
  await holder.query('rollback');
  await holder.query('begin');
  await holder.query(`select * from kind_revision where kind = '${kindNames.user}' for update`);
  const query = { operation: 'REFRESH', mode: 'plan' };
  const planning = callAsBrowser(server.admin, 'restoreSections', {
    query,
    ...fileBody('a.xml', harmlessFile),
  });
  for (let call = 0; call < 5; call += 1) await lookAround();
  expect((await save('Beside a plan')).status).toBe(201);
  expect((await planning).status).toBe(200);
});
