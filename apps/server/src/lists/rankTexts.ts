import { Worker } from 'node:worker_threads';
import { threadFile } from '../ownFiles.ts';
import { rankStrings } from './rankStrings.ts';
import type { TextPool } from './TextPool.ts';

/** From this many texts on, comparing them would hold up other calls: a thread of its own does so. */
const manyTexts = 5000;

/** What the thread is given: texts as a `TextPool` holds them. */
export interface PooledTexts {
  bytes: Uint8Array<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
}

/**
 * The rank of each text among the different ones, as people sort them: texts that sort as equal have the same. Throws when the
 * signal stops it.
 */
export async function rankTexts(texts: TextPool, signal?: AbortSignal): Promise<Uint32Array> {
  if (texts.length < manyTexts) {
    return rankStrings(Array.from({ length: texts.length }, (_, slot) => texts.at(slot)));
  }
  const pooled: PooledTexts = { bytes: Uint8Array.from(texts.bytes), starts: Uint32Array.from(texts.starts) };
  const worker = new Worker(threadFile('lists/rankWorker.ts'), {
    workerData: pooled,
    transferList: [pooled.bytes.buffer, pooled.starts.buffer],
  });
  const stop = () => void worker.terminate();
  signal?.addEventListener('abort', stop);
  try {
    return await new Promise<Uint32Array>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('Sorting was stopped.')));
    });
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
