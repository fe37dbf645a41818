import type { Contract } from '../http/loadContract.ts';
import type { Operations } from '../http/Operation.ts';
import { mailOperations } from '../mail/mailOperations.ts';
import { placeholderNames } from '../placeholders/placeholderNames.ts';
import { labelOf, sampleOf } from '../placeholders/sampleOf.ts';
import type { Services } from '../Services.ts';
import { savedFilterOperations } from '../savedFilters/savedFilterOperations.ts';
import { auditOperations } from './auditOperations.ts';
import { classCodeOperations } from './classCodeOperations.ts';
import { componentOperations } from './componentOperations.ts';
import { configuredFileOperations } from './configuredFileOperations.ts';
import { consoleOperations } from './consoleOperations.ts';
import { dataItemOperations } from './dataItemOperations.ts';
import { dictionaryOperations } from './dictionaryOperations.ts';
import { downloadOperations } from './downloadOperations.ts';
import { dynamicDataOperations } from './dynamicDataOperations.ts';
import { eventOperations } from './eventOperations.ts';
import { formAttachmentOperations } from './formAttachmentOperations.ts';
import { formTemplateComparisonOperations } from './formTemplateComparisonOperations.ts';
import { formTemplateImportOperations } from './formTemplateImportOperations.ts';
import { formTemplateOperations } from './formTemplateOperations.ts';
import { formTemplateSetOperations } from './formTemplateSetOperations.ts';
import { writtenProperties } from './kinds/keepLeftOut.ts';
import { kindOperations } from './kinds/kindOperations.ts';
import { letterOperations } from './letterOperations.ts';
import { organizationBrowseOperations } from './organizationBrowseOperations.ts';
import { organizationFormOperations } from './organizationFormOperations.ts';
import { organizationHistoryOperations } from './organizationHistoryOperations.ts';
import { organizationOperations } from './organizationOperations.ts';
import { permissionOperations } from './permissionOperations.ts';
import { preferenceOperations } from './preferenceOperations.ts';
import { productOperations } from './productOperations.ts';
import { recipientOperations } from './recipientOperations.ts';
import { restoreOperations } from './restoreOperations.ts';
import { ruleCaseOperations } from './ruleCaseOperations.ts';
import { ruleOperations } from './ruleOperations.ts';
import { ruleSetOperations } from './ruleSetOperations.ts';
import { scoringRuleOperations } from './scoringRuleOperations.ts';
import { searchOperations } from './searchOperations.ts';
import { sectionTemplateOperations } from './sectionTemplateOperations.ts';
import { sessionOperations } from './sessionOperations.ts';
import { signatureOperations } from './signatureOperations.ts';
import { stateRateOperations } from './stateRateOperations.ts';
import { userOperations } from './userOperations.ts';

/**
 * An implementation for each operation of the contract: those that every kind has, and those of their own. The server does not
 * start when one is missing.
 */
export function createOperations(services: Services, contract: Contract): Partial<Operations> {
  const writtenOf = writtenProperties(contract);
  const ofKinds = kindOperations(services, writtenOf);
  return {
    ...ofKinds,
    ...sessionOperations(services),
    ...userOperations(services),
    ...consoleOperations(services),
    ...dataItemOperations(services),
    ...formTemplateOperations(services),
    ...componentOperations(services),
    ...formTemplateSetOperations(services),
    ...formTemplateComparisonOperations(services),
    ...formTemplateImportOperations(services),
    ...organizationOperations(services, writtenOf),
    ...organizationFormOperations(services),
    ...signatureOperations(services),
    ...formAttachmentOperations(services),
    ...letterOperations(services),
    ...organizationBrowseOperations(services),
    ...organizationHistoryOperations(services),
    ...dynamicDataOperations(services),
    ...productOperations(services),
    ...scoringRuleOperations(services),
    ...sectionTemplateOperations(services),
    ...configuredFileOperations(services),
    ...permissionOperations(services),
    ...preferenceOperations(services, ofKinds),
    ...recipientOperations(services),
    ...placeholderOperations(),
    ...mailOperations(services),
    ...savedFilterOperations(services),
    ...ruleCaseOperations(services),
    ...ruleOperations(services),
    ...ruleSetOperations(services),
    ...searchOperations(services),
    ...stateRateOperations(services),
    ...downloadOperations(services),
    ...restoreOperations(services),
    ...auditOperations(services),
    ...classCodeOperations(services),
    ...dictionaryOperations(services),
    ...eventOperations(services),
  };
}

/** What messages can have filled in. */
function placeholderOperations(): Pick<Operations, 'listPlaceholders'> {
  const body = placeholderNames.map((name) => ({ name, label: labelOf(name), sample: sampleOf(name) }));
  return { listPlaceholders: { handle: () => ({ status: 200, body }) } };
}
