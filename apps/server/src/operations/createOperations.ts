import type { Operations } from '../http/Operation.ts';
import type { Services } from '../Services.ts';
import { auditOperations } from './auditOperations.ts';
import { classCodeOperations } from './classCodeOperations.ts';
import { consoleOperations } from './consoleOperations.ts';
import { dataItemOperations } from './dataItemOperations.ts';
import { dataSetOperations } from './dataSetOperations.ts';
import { dictionaryOperations } from './dictionaryOperations.ts';
import { downloadOperations } from './downloadOperations.ts';
import { eventOperations } from './eventOperations.ts';
import { formTemplateOperations } from './formTemplateOperations.ts';
import { organizationOperations } from './organizationOperations.ts';
import { restoreOperations } from './restoreOperations.ts';
import { sessionOperations } from './sessionOperations.ts';
import { userOperations } from './userOperations.ts';
import { versionOperations } from './versionOperations.ts';

/** An implementation for each operation of the contract. */
export function createOperations(services: Services): Operations {
  return {
    ...sessionOperations(services),
    ...userOperations(services),
    ...consoleOperations(services),
    ...dataSetOperations(services),
    ...dataItemOperations(services),
    ...formTemplateOperations(services),
    ...organizationOperations(services),
    ...downloadOperations(services),
    ...restoreOperations(services),
    ...auditOperations(services),
    ...classCodeOperations(services),
    ...dictionaryOperations(services),
    ...versionOperations(services),
    ...eventOperations(services),
  };
}
