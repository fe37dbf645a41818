import type { DemoEmailTemplateSeed } from '../types.ts';
import { agencyEmails } from './agencyEmails.ts';
import { auditEmails } from './auditEmails.ts';
import { billingEmails } from './billingEmails.ts';
import { bindingEmails } from './bindingEmails.ts';
import { cancellationEmails } from './cancellationEmails.ts';
import { claimEmails } from './claimEmails.ts';
import { complianceEmails } from './complianceEmails.ts';
import { endorsementEmails } from './endorsementEmails.ts';
import { intakeEmails } from './intakeEmails.ts';
import { lossControlEmails } from './lossControlEmails.ts';
import { quoteEmails } from './quoteEmails.ts';
import { referralEmails } from './referralEmails.ts';
import { renewalEmails } from './renewalEmails.ts';
import { submissionEmails } from './submissionEmails.ts';
import { systemEmails } from './systemEmails.ts';

/** E-mail templates by the people who keep them; the first of each edits most. */
export const emailDesks: [authorIds: string[], templates: DemoEmailTemplateSeed[]][] = [
  [
    ['author', 'admin', 'priya.nair'],
    [...submissionEmails, ...intakeEmails],
  ],
  [
    ['priya.nair', 'author', 'aiko.tanaka'],
    [...quoteEmails, ...referralEmails],
  ],
  [
    ['author', 'aiko.tanaka', 'sam.whitlock'],
    [...bindingEmails, ...endorsementEmails],
  ],
  [
    ['sam.whitlock', 'tomas.herrera', 'admin'],
    [...auditEmails, ...lossControlEmails, ...claimEmails],
  ],
  [
    ['aiko.tanaka', 'admin', 'author'],
    [...billingEmails, ...cancellationEmails, ...renewalEmails],
  ],
  [
    ['admin', 'tomas.herrera', 'author'],
    [...agencyEmails, ...complianceEmails, ...systemEmails],
  ],
];
