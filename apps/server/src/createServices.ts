import { LoginLimiter } from './access/LoginLimiter.ts';
import { PasswordHasher } from './access/PasswordHasher.ts';
import { Sessions } from './access/Sessions.ts';
import { TemporaryTokens } from './access/TemporaryTokens.ts';
import { UsedTokens } from './access/UsedTokens.ts';
import { Users } from './access/Users.ts';
import { AuditLog } from './audit/AuditLog.ts';
import { EventHub } from './events/EventHub.ts';
import type { KindRegistry } from './kinds/KindRegistry.ts';
import { KindList } from './lists/KindList.ts';
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
  const { clock, random, passwordCost, sessionMinutes, sessionMaxHours, eventTiming: timing } = options;
  const { queries } = database;
  const newId = () => random(16).toString('hex');
  const users = new Users(queries);
  const sessions = new Sessions({ queries, clock, random, sessionMinutes, sessionMaxHours });
  return {
    options,
    queries,
    registry,
    store: new DocumentStore({ queries, kinds: registry.kinds, clock, newId }),
    contents: new ContentStore({ queries, clock }),
    lists: new Map(
      registry.modules.map(({ kind, columns }) => [kind.name, new KindList(queries, kind.name, columns)]),
    ),
    users,
    sessions,
    temporaryTokens: new TemporaryTokens({ queries, clock, random }),
    usedTokens: new UsedTokens(clock),
    loginLimiter: new LoginLimiter({ queries, clock }),
    passwords: new PasswordHasher(passwordCost, random),
    audit: new AuditLog({ queries, clock }),
    events: new EventHub({ database, sessions, users, timing, id: newId() }),
    stopping,
  };
}
