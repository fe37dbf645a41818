import { sql } from 'drizzle-orm';
import type { Operations } from '../http/Operation.ts';
import { ParameterError } from '../http/ParameterError.ts';
import { ProblemError } from '../http/ProblemError.ts';
import { browserActions, objectActions } from '../kinds/dataSet/dataSetActions.ts';
import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import type { Services } from '../Services.ts';
import { readTranslations } from './readTranslations.ts';

type ConsoleOperations = Pick<
  Operations,
  'getHealth' | 'listAdminFunctions' | 'getDefaultPreferences' | 'getTranslations' | 'listActions'
>;

/** What the console shows to a user, and whether the service is well. */
export function consoleOperations({ queries, users, store, options }: Services): ConsoleOperations {
  return {
    getHealth: {
      handle: async () => {
        await queries.execute(sql`SELECT 1`).catch((cause: unknown) => {
          throw new ProblemError(503, 'unavailable', 'Not available', 'The database does not answer.', {
            cause,
          });
        });
        return { status: 200, body: { status: 'ready', demo: (await users.demoUsernames()).length > 0 } };
      },
    },
    listAdminFunctions: {
      handle: () => ({
        status: 200,
        body: [{ key: 'dataSets', label: 'Data sets', group: 'Content', subTabs: [] }],
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
        const name = objectName(query.uri);
        if (name === 'null') return { status: 200, body: browserActions(permissions) };
        const { doc } = await store.get(dataSetKind, name);
        return { status: 200, body: objectActions(permissions, doc) };
      },
    },
  };
}

/** The part after the owner URI of data sets. */
function objectName(uri: string): string {
  const owner = `/${dataSetKind.name}:`;
  if (uri.startsWith(owner) && uri.length > owner.length) return uri.slice(owner.length);
  throw new ParameterError('uri', `'${uri}' names no browser and no object that has actions.`);
}
