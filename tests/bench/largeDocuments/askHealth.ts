/** A thread that calls the health endpoint of a server over and over until it is stopped, and then returns how long each answer took. */
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, everyMs } = workerData as { url: string; everyMs: number };
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
const answers: number[] = [];
while (!isOver) {
  const start = performance.now();
  await (await fetch(`${url}/health`)).text();
  answers.push(performance.now() - start);
  if (answers.length === 1) parentPort?.postMessage('asking');
  await delay(everyMs);
}
parentPort?.postMessage(answers);
