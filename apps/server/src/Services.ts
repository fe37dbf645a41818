import type { LoginLimiter } from './access/LoginLimiter.ts';
import type { PasswordHasher } from './access/PasswordHasher.ts';
import type { Sessions } from './access/Sessions.ts';
import type { TemporaryTokens } from './access/TemporaryTokens.ts';
import type { UsedTokens } from './access/UsedTokens.ts';
import type { Users } from './access/Users.ts';
import type { AuditLog } from './audit/AuditLog.ts';
import type { EventHub } from './events/EventHub.ts';
import type { KindRegistry } from './kinds/KindRegistry.ts';
import type { KindList } from './lists/KindList.ts';
import type { Preferences } from './preferences/Preferences.ts';
import type { ServerOptions } from './ServerOptions.ts';
import type { ContentStore } from './store/contents/ContentStore.ts';
import type { Queries } from './store/Database.ts';
import type { DocumentStore } from './store/DocumentStore.ts';

/** Everything that operations work with. */
export interface Services {
  options: ServerOptions;
  queries: Queries;
  /** Whether a transaction keeps every other query waiting. */
  hasOneConnection: boolean;
  /** Every kind of object. */
  registry: KindRegistry;
  store: DocumentStore;
  /** The files of documents, and the portraits of users. */
  contents: ContentStore;
  /** The list of each kind, by the kind's name. */
  lists: ReadonlyMap<string, KindList>;
  users: Users;
  sessions: Sessions;
  temporaryTokens: TemporaryTokens;
  usedTokens: UsedTokens;
  loginLimiter: LoginLimiter;
  passwords: PasswordHasher;
  audit: AuditLog;
  /** What an administrator sets for the whole studio. */
  preferences: Preferences;
  events: EventHub;
  /** Aborts when the server has been asked to stop. */
  stopping: AbortSignal;
}
