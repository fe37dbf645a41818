import type { LoginLimiter } from './access/LoginLimiter.ts';
import type { PasswordHasher } from './access/PasswordHasher.ts';
import type { Sessions } from './access/Sessions.ts';
import type { TemporaryTokens } from './access/TemporaryTokens.ts';
import type { Users } from './access/Users.ts';
import type { AuditLog } from './audit/AuditLog.ts';
import type { EventHub } from './events/EventHub.ts';
import type { ProductUse } from './kinds/dataSet/dataSetFilters.ts';
import type { KindList } from './lists/KindList.ts';
import type { ServerOptions } from './ServerOptions.ts';
import type { Queries } from './store/Database.ts';
import type { DocumentStore } from './store/DocumentStore.ts';

/** Everything that operations work with. */
export interface Services {
  options: ServerOptions;
  queries: Queries;
  store: DocumentStore;
  dataSets: KindList;
  formTemplates: KindList;
  productUse: ProductUse;
  users: Users;
  sessions: Sessions;
  temporaryTokens: TemporaryTokens;
  loginLimiter: LoginLimiter;
  passwords: PasswordHasher;
  audit: AuditLog;
  events: EventHub;
}
