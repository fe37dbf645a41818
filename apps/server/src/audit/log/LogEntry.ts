import type { ConfigurationLog } from '@studio/api';
import { auditEntry } from '../../store/schema.ts';

/** What is read of an entry. */
export const entryColumns = {
  id: auditEntry.id,
  time: auditEntry.time,
  userId: auditEntry.userId,
  userName: auditEntry.userName,
  type: auditEntry.type,
  action: auditEntry.action,
  message: auditEntry.message,
  historyId: auditEntry.historyId,
};

/** An entry as the database has it. */
export type LogEntry = Omit<typeof auditEntry.$inferSelect, 'userKey' | 'messageKey'>;

/** An entry as the contract answers it. */
export function toConfigurationLog(entry: LogEntry): ConfigurationLog {
  const { id, time, userId, userName, type, action, message, historyId } = entry;
  return {
    id: String(id),
    timeCreated: time,
    userId,
    user: userName,
    type,
    action,
    message,
    hasDetails: historyId !== null,
  };
}
