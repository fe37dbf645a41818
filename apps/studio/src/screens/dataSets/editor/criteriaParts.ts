import { describeRefused } from './draft/describeRefused.ts';
import { cellsRefused, findRefused } from './draft/refusedCells.ts';
import { DynamicCriteria } from './tabs/DynamicCriteria.tsx';
import { TryIt } from './tryIt/TryIt.tsx';

/** What leads from the server's answer to cells and sentences. */
const refused = { describeRefused, findRefused, cellsRefused } as const;

/** What sets with dynamic criteria have, and what a refused save needs, in one piece: more files would be more requests. */
export const criteriaParts = { DynamicCriteria, TryIt, refused } as const;
