import { sql } from 'drizzle-orm';
import { userTypeNames, userTypes } from '../access/userTypes.ts';
import type { Operations } from '../http/Operation.ts';
import { ParameterError } from '../http/ParameterError.ts';
import { noDatabase, unavailable } from '../http/problems.ts';
import type { KindModule } from '../kinds/KindModule.ts';
import type { KindRegistry } from '../kinds/KindRegistry.ts';
import type { Services } from '../Services.ts';
import type { Locator } from '../store/findDocuments.ts';
import { readTranslations } from './readTranslations.ts';

type ConsoleOperations = Pick<
  Operations,
  'getHealth' | 'listAdminFunctions' | 'getDefaultPreferences' | 'getTranslations' | 'listActions'
>;

const formTemplateTabs = [
  { label: 'Sets', key: 'sets' },
  { label: 'Graph', key: 'graph' },
];

/** The types of organizations, by the names that the console's addresses have for them, and what all of them lack. */
const organizationTabs = [
  { label: 'Agencies/Brokerages', key: 'agency' },
  { label: 'Carriers', key: 'carrier' },
  { label: 'MGAs', key: 'mga' },
  { label: 'MGA Agencies/Brokerages', key: 'mgaAgency' },
  { label: 'Missing fields', key: 'missing' },
];

const userTypeTabs = userTypes.map((userType) => ({ label: userTypeNames[userType], key: String(userType) }));

/** What the console shows to a user, and whether the service is well. */
export function consoleOperations(services: Services): ConsoleOperations {
  const { queries, users, store, options, registry, stopping } = services;
  return {
    getHealth: {
      handle: async ({ isLocal }) => {
        if (stopping.aborted) throw unavailable();
        // One question: each waits for a turn on a busy server.
        const asking = isLocal ? users.demoUsernames() : queries.execute(sql`SELECT 1`).then(() => []);
        const demoUsers = await asking.catch((cause: unknown) => {
          throw noDatabase({ cause });
        });
        const demo = demoUsers.length > 0;
        return { status: 200, body: { status: 'ready', demo } };
      },
    },
    listAdminFunctions: {
      handle: () => ({
        status: 200,
        body: [
          { key: 'formTemplates', label: 'Form templates', group: 'Content', subTabs: formTemplateTabs },
          { key: 'dataSets', label: 'Data sets', group: 'Content', subTabs: [] },
          { key: 'rules', label: 'Rules', group: 'Content', subTabs: [] },
          { key: 'scoringRules', label: 'Scoring rules', group: 'Content', subTabs: [] },
          { key: 'sections', label: 'Section templates', group: 'Content', subTabs: [] },
          { key: 'products', label: 'Product templates', group: 'Products', subTabs: [] },
          { key: 'rates', label: 'Rate status', group: 'Products', subTabs: [] },
          { key: 'organizations', label: 'Organizations', group: 'People', subTabs: organizationTabs },
          { key: 'permissions', label: 'Permissions', group: 'People', subTabs: userTypeTabs },
          { key: 'emails', label: 'E-mail', group: 'Messages', subTabs: [] },
          { key: 'popups', label: 'Pop-ups', group: 'Messages', subTabs: [] },
          { key: 'preferences', label: 'General preferences', group: 'System', subTabs: [] },
          { key: 'files', label: 'Files and icons', group: 'System', subTabs: [] },
        ],
      }),
    },
    getDefaultPreferences: {
      handle: () => ({
        status: 200,
        body: { 'system.disablePasswordAndProfileManagementConfigurator': String(!options.passwordChange) },
      }),
    },
    getTranslations: {
      handle: async ({ query }) => ({
        status: 200,
        body: await readTranslations(options.translationsDir, query.locale),
      }),
    },
    listActions: {
      handle: async ({ query, signedIn }) => {
        const { permissions } = signedIn();
        const { module, object } = readActionUri(registry, query.uri);
        const isStored = typeof object !== 'string' && !module.kind.isSingleton;
        const stored = isStored ? (await store.get(module.kind, object.at)).doc : null;
        const doc = object === 'new' ? object : stored;
        return { status: 200, body: (await module.actions?.(permissions, doc, { queries })) ?? [] };
      },
    },
  };
}

interface ActionTarget {
  module: KindModule;
  object: 'browser' | 'new' | { at: Locator };
}

/** Reads what actions are asked for: `/DataSet:null` for a browser, `-1` where ids address for an object that is new. */
function readActionUri({ findOwner }: KindRegistry, uri: string): ActionTarget {
  const colon = uri.indexOf(':');
  const module = findOwner(uri.slice(0, Math.max(colon, 0)));
  const text = uri.slice(colon + 1);
  if (!module?.actions || text === '') {
    throw new ParameterError('uri', `'${uri}' names no browser and no object that has actions.`);
  }
  if (text === 'null') return { module, object: 'browser' };
  if (module.addressing === 'name') return { module, object: { at: text } };
  return { module, object: text === '-1' ? 'new' : { at: { id: text } } };
}
