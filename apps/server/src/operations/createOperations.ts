import type { Operations } from '../http/Operation.ts';
import type { Services } from '../Services.ts';
import { consoleOperations } from './consoleOperations.ts';
import { dataSetOperations } from './dataSetOperations.ts';
import { downloadOperations } from './downloadOperations.ts';
import { sessionOperations } from './sessionOperations.ts';
import { userOperations } from './userOperations.ts';

/** An implementation for each operation of the contract. */
export function createOperations(services: Services): Operations {
  return {
    ...sessionOperations(services),
    ...userOperations(services),
    ...consoleOperations(services),
    ...dataSetOperations(services),
    ...downloadOperations(services),
  };
}
