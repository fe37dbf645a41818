import { asc } from 'drizzle-orm';
import type { Queries } from '../../store/Database.ts';
import { formTemplateSet } from '../../store/schema.ts';
import { selectSets } from '../readSets.ts';
import type { SetDoc, SetMoment } from './SetDoc.ts';

/** A set of the store, without what it held. */
export interface StoredSet extends Omit<SetDoc, 'members'> {
  /** How many forms it held. */
  size: number;
}

/** All sets, the oldest first. */
export async function loadSets(queries: Queries): Promise<StoredSet[]> {
  const rows = await selectSets(queries).orderBy(asc(formTemplateSet.time), asc(formTemplateSet.id));
  return rows.map(({ uid, id: number, isTest, size, ...row }) => ({
    ...{ uid, number, isTest, size: Number(size) },
    made: { time: row.time, userId: row.authorId, userName: row.authorName },
    production: momentOf(row.productionTime, row.producerId, row.producerName),
  }));
}

function momentOf(time: number | null, userId: string | null, userName: string | null): SetMoment | null {
  return time === null || userId === null ? null : { time, userId, userName: userName ?? userId };
}
