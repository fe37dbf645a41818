/** The thread of `rankTexts`: it answers the ranks of the texts that it is started with. */
import { parentPort, workerData } from 'node:worker_threads';
import { rankStrings } from './rankStrings.ts';
import type { PooledTexts } from './rankTexts.ts';

const { bytes, starts } = workerData as PooledTexts;
const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
const texts = Array.from({ length: starts.length - 1 }, (_, slot) =>
  buffer.toString('utf8', starts[slot], (starts[slot + 1] ?? 1) - 1),
);
const ranks = rankStrings(texts);
parentPort?.postMessage(ranks, [ranks.buffer]);
