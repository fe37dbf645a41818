import { asc, desc, type SQL } from 'drizzle-orm';
import { auditEntry } from '../../store/schema.ts';
import type { LogQuery } from './LogQuery.ts';

const sortColumns = {
  timeCreated: auditEntry.time,
  user: auditEntry.userKey,
  type: auditEntry.type,
  action: auditEntry.action,
  message: auditEntry.messageKey,
};

/** The whole order that a query asks for. Equal entries come by time, the newest first. */
export function logOrder({ sortBy = 'timeCreated', sortDirection = 'desc' }: LogQuery): SQL[] {
  return orderBy(sortBy, sortDirection === 'desc', true);
}

/** The same order from its end. */
export function reversedLogOrder({ sortBy = 'timeCreated', sortDirection = 'desc' }: LogQuery): SQL[] {
  return orderBy(sortBy, sortDirection !== 'desc', false);
}

function orderBy(sortBy: keyof typeof sortColumns, isDescending: boolean, isNewestFirst: boolean): SQL[] {
  const direction = isDescending ? desc : asc;
  if (sortBy === 'timeCreated') return [direction(auditEntry.time), direction(auditEntry.id)];
  const byTime = isNewestFirst ? desc : asc;
  return [direction(sortColumns[sortBy]), byTime(auditEntry.time), byTime(auditEntry.id)];
}
