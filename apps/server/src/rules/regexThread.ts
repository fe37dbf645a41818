/** The thread of `testExpression`: it answers whether the expression that it is started with matches the whole text. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ExpressionTest } from './testExpression.ts';

const { expression, testData } = workerData as ExpressionTest;
parentPort?.postMessage(new RegExp(`^(?:${expression})$`, 'u').test(testData));
