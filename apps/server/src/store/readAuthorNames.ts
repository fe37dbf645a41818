import { inArray } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { appUser } from './schema.ts';

/** What users are called now, by their ids; everybody when no ids are given. */
export async function readAuthorNames(
  queries: Queries,
  ids?: readonly string[],
): Promise<Map<string, string>> {
  if (ids?.length === 0) return new Map();
  const users = await queries
    .select({ id: appUser.id, name: appUser.name })
    .from(appUser)
    .where(ids && inArray(appUser.id, [...new Set(ids)]));
  return new Map(users.map(({ id, name }) => [id, name]));
}
