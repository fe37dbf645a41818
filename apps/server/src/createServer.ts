import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ensurePeople } from './access/people/ensurePeople.ts';
import { createServices } from './createServices.ts';
import { EventPolling } from './events/EventPolling.ts';
import { fault } from './fault.ts';
import { loadContract } from './http/loadContract.ts';
import { refuseOpenDemo } from './http/refuseOpenDemo.ts';
import { ensureFiles } from './kinds/configuredFile/ensureFiles.ts';
import { ensureLookups } from './kinds/dataSet/ensureLookups.ts';
import { ensureFormRules } from './kinds/formTemplate/ensureFormRules.ts';
import { ensureMatrices } from './kinds/permission/ensureMatrices.ts';
import { ensurePermissions } from './kinds/permission/permitRoles.ts';
import { registry } from './kinds/registry.ts';
import { ensureRuleReferences, ensureRules } from './kinds/rule/ensureRules.ts';
import { formGapsOf } from './organizations/forms/FormGaps.ts';
import { completeOptions, type ServerOptions } from './ServerOptions.ts';
import type { Services } from './Services.ts';
import { isUnused, seedDemo } from './seedDemo.ts';
import { noteAnnouncements } from './store/announcements/announceChanges.ts';
import type { Database, Queries } from './store/Database.ts';
import { openDatabase } from './store/openDatabase.ts';
import { prepareDatabase } from './store/prepareDatabase.ts';

/** How long what is under way has to finish when the server stops; less than what a supervisor waits. */
const stopGraceMilliseconds = 8000;

/** A server with its database open. */
export interface StudioServer {
  /** For requests without a network: `app.inject`. */
  app: FastifyInstance;
  /** Where the data is, for people. */
  location: string;
  /** The open database, for programs that embed the server and look into it. */
  queries: Queries;
  /** Starts to listen and answers the address. Throws when that would show a demo password to the network. */
  listen: () => Promise<string>;
  /**
   * Answers 503 on `/health` and everything else as before for `drainSeconds`; then lets the requests under way finish, for 8
   * seconds at most, and closes the database. After these 8 seconds clients and a database that does not answer are cut off.
   */
  close: () => Promise<void>;
}

/** Opens the database, brings it up to date and makes the server. Options left out are those of an empty environment. */
export async function createServer(given: Partial<ServerOptions> = {}): Promise<StudioServer> {
  const options = completeOptions(given);
  const opening = openDatabase(options);
  // The database takes its time to open; what the application needs is loaded meanwhile.
  const loading = Promise.all([import('./createApp.ts'), loadContract()]);
  const opened = await opening;
  const { events, eventTiming } = options;
  const database = events === 'poll' ? pollInstead(opened, eventTiming.pulse) : opened;
  try {
    const stopping = new AbortController();
    const services = createServices(options, { database, registry, stopping: stopping.signal });
    const [[{ createApp }, contract]] = await Promise.all([loading, prepare(database, services)]);
    const app = await createApp(services, contract);
    return assemble({ options, database, services, app, stopping });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function prepare(
  database: Database,
  { options, passwords, preferences, registry }: Services,
): Promise<void> {
  await prepareDatabase(database, {
    kinds: [...registry.kinds.keys()],
    seed: async (tx) => {
      const newId = () => options.random(16).toString('hex');
      const made = { newId, time: options.clock() };
      await ensureMatrices(tx, made);
      await ensureFormRules(tx, made);
      if (!options.demo || !(await isUnused(tx))) {
        await ensurePeople(tx, made);
        await ensureFiles(tx, made);
        await ensureLookups(tx, made);
        await ensurePermissions(tx, made);
        await ensureRules(tx, made);
        await ensureRuleReferences(tx);
        return;
      }
      const { buildDemoContent } = await import('./demo/index.ts');
      const now = options.clock();
      const content = buildDemoContent({ now });
      await seedDemo(tx, { content, now, demoPassword: options.demoPassword, passwords, newId });
      // What somebody deletes of it stays away.
      await ensureLookups(tx, made);
      await ensurePermissions(tx, made);
      await ensureRules(tx, made);
      await ensureRuleReferences(tx);
    },
  });
  await preferences.start();
}

interface Parts {
  options: ServerOptions;
  database: Database;
  services: Services;
  app: FastifyInstance;
  stopping: AbortController;
}

function assemble({ options, database, services, app, stopping }: Parts): StudioServer {
  const { host, port, drainSeconds } = options;
  let warming: Promise<void> | null = null;
  return {
    app,
    location: database.location,
    queries: database.queries,
    listen: async () => {
      await refuseOpenDemo(services.users, options);
      await app.listen({ host, port });
      // Fills caches for the first requests and removes what is no longer used, in the background.
      warming = warm(services, stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) app.log.error(error);
      });
      return addressOf(app.server.address() as AddressInfo | null);
    },
    close: async () => {
      stopping.abort();
      // No client sends anything to a server that has not listened.
      if (app.server.listening) await delay(drainSeconds * 1000);
      // Neither a client that never finishes its request nor a database that never answers keeps the server from stopping.
      const overdue = setTimeout(() => {
        app.server.closeAllConnections();
        database.abandon();
      }, stopGraceMilliseconds);
      try {
        await app.close();
        await warming;
        await services.preferences.stop();
        await database.close();
      } finally {
        clearTimeout(overdue);
      }
    },
  };
}

async function warm({ lists, contents, queries }: Services, signal: AbortSignal): Promise<void> {
  for (const list of lists.values()) await list.warm(signal);
  if (!signal.aborted) await contents.sweep();
  if (!signal.aborted) await formGapsOf(queries).warm(signal);
}

function addressOf(address: AddressInfo | null): string {
  const { address: host, family, port } = address ?? fault('The server listens nowhere.');
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}

/**
 * A database that is looked at for events, for engines without LISTEN and NOTIFY, or behind a pooler that does not carry
 * them. All servers before one database must do the same.
 * @param every milliseconds between two looks
 */
function pollInstead(database: Database, every: number): Database {
  noteAnnouncements(database.queries);
  const { queries } = database;
  return { ...database, listen: (_channel, listener) => new EventPolling({ queries, every, listener }) };
}
