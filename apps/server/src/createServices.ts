import { LoginLimiter } from './access/LoginLimiter.ts';
import { PasswordHasher } from './access/PasswordHasher.ts';
import { Sessions } from './access/Sessions.ts';
import { TemporaryTokens } from './access/TemporaryTokens.ts';
import { UsedTokens } from './access/UsedTokens.ts';
import { Users } from './access/Users.ts';
import { AuditLog } from './audit/AuditLog.ts';
import { EventHub } from './events/EventHub.ts';
import type { KindRegistry } from './kinds/KindRegistry.ts';
import { someTextIsAlike } from './kinds/nameFilters.ts';
import { KindList } from './lists/KindList.ts';
import { Preferences } from './preferences/Preferences.ts';
import { sessionRules, signInRules } from './preferences/rules.ts';
import type { ServerOptions } from './ServerOptions.ts';
import type { Services } from './Services.ts';
import { ContentStore } from './store/contents/ContentStore.ts';
import type { Database } from './store/Database.ts';
import { DocumentStore } from './store/DocumentStore.ts';

interface Given {
  database: Database;
  registry: KindRegistry;
  /** Aborts when the server has been asked to stop. */
  stopping: AbortSignal;
}

/** Puts together what operations work with. */
export function createServices(options: ServerOptions, { database, registry, stopping }: Given): Services {
  const { clock, random, passwordCost, eventTiming: timing } = options;
  const { queries, hasOneConnection } = database;
  const newId = () => random(16).toString('hex');
  const preferences = new Preferences(database);
  const users = new Users(queries);
  const sessions = new Sessions({ queries, clock, random, rules: () => sessionRules(preferences, options) });
  const mostStreams = () => ({
    ofSession: preferences.get('system.streamsPerSession'),
    ofUser: preferences.get('system.streamsPerUser'),
  });
  const lists = new Map(
    registry.modules.map(({ kind, columns, related }) => [
      kind.name,
      new KindList(queries, kind.name, columns, related),
    ]),
  );
  return {
    options,
    queries,
    hasOneConnection,
    registry,
    store: new DocumentStore({
      ...{ queries, kinds: registry.kinds, rechecks: registry.rechecks, clock, newId },
      keptMilliseconds: () => preferences.get('system.idempotencyHours') * 3_600_000,
      longestName: () => preferences.get('names.maximumLength'),
      findAlike: async ({ name }, text) => (await lists.get(name)?.find(someTextIsAlike(text))) ?? [],
    }),
    contents: new ContentStore({ queries, clock }),
    lists,
    users,
    sessions,
    temporaryTokens: new TemporaryTokens({
      ...{ queries, clock, random },
      lifeSeconds: () => preferences.get('system.temporaryTokenSeconds'),
    }),
    usedTokens: new UsedTokens(clock),
    loginLimiter: new LoginLimiter({ queries, clock, rules: () => signInRules(preferences) }),
    passwords: new PasswordHasher(passwordCost, random),
    audit: new AuditLog({ queries, clock }),
    events: new EventHub({ database, sessions, users, timing, id: newId(), mostStreams }),
    preferences,
    stopping,
  };
}
