import { availableParallelism } from 'node:os';

/** How many browsers, servers or databases run side by side: one for each core, four at most. */
export const maxWorkers = Math.min(availableParallelism(), 4);
