import { ruleStatus } from '../../kinds/rule/RuleDoc.ts';
import { ask, decline, items, number, refer, rule, subjectTo, when, whenVariable } from '../dsl/rule.ts';

/** Rules on financial and specialty lines, and on every account. */
export const specialtyRules = [
  rule(
    'Cyber without multi-factor authentication',
    'Multi-factor authentication is a condition of coverage.',
    {
      ruleSetName: 'Cyber Underwriting',
      priority: 800,
      tags: ['cyber', 'controls'],
      conditions: [
        when(
          'CyberCoverage|mfa',
          'is in list',
          ...items('Multi-Factor Authentication Scope', 'NOT_ENFORCED', 'E_MAIL_ONLY'),
        ),
      ],
      actions: [decline('R5')],
    },
  ),
  rule('Large record count', 'Over one million records needs a security assessment.', {
    ruleSetName: 'Cyber Underwriting',
    priority: 780,
    tags: ['cyber', 'privacy'],
    conditions: [when('CyberCoverage|recordCount', 'is in list', ...items('Record Count Band', 'N5', 'N6'))],
    actions: [refer('F05'), ask('F03'), subjectTo('F01')],
  }),
  rule('Slow patching', 'Critical patches within thirty days.', {
    ruleSetName: 'Cyber Underwriting',
    priority: 760,
    status: ruleStatus.debug,
    tags: ['cyber', 'controls'],
    conditions: [when('CyberCoverage|patching', 'is in list', ...items('Patch Cadence', '31', '99'))],
    actions: [refer('F04')],
  }),
  rule('Patching that is not settled', 'Being written: which cadences are asked about is open.', {
    ruleSetName: 'Cyber Underwriting',
    priority: 755,
    status: ruleStatus.invalid,
    tags: ['cyber', 'controls'],
    // A list without values keeps it from being evaluated.
    conditions: [when('CyberCoverage|patching', 'is in list')],
    actions: [ask('F03')],
  }),
  rule('Public offering planned', 'Planned securities transactions are referred.', {
    ruleSetName: 'Management Liability Underwriting',
    priority: 720,
    tags: ['directors and officers'],
    conditions: [
      when(
        'DirectorsAndOfficersCoverage|transactionPlan',
        'is in list',
        ...items('Planned Corporate Transaction', 'INITIAL_PUBLIC_OFFERING', 'DEBT_OFFERING', 'BANKRUPTCY'),
      ),
    ],
    actions: [refer('F01'), subjectTo('F02')],
  }),
  rule('High turnover employer', 'Employers with turnover over 40% in strict states are referred.', {
    ruleSetName: 'Management Liability Underwriting',
    priority: 710,
    tags: ['employment practices'],
    conditions: [
      when(
        'EmploymentPracticesCoverage|turnover',
        'is in list',
        ...items('Employee Turnover Band', '75', '100'),
      ),
      when(
        'EmploymentPracticesCoverage|eplState',
        'is in list',
        ...items('US States', 'CA', 'NY', 'NJ', 'IL'),
      ),
    ],
    actions: [refer('F06'), ask('F02')],
  }),
  rule('Crime without separation of duties', 'Employee theft over $500,000 needs basic controls.', {
    ruleSetName: 'Management Liability Underwriting',
    priority: 705,
    tags: ['crime', 'controls'],
    conditions: [
      when(
        'CrimeCoverage|crimeLimit',
        'is in list',
        ...items('Coverage Limit - Crime', '1000000', '2000000', '5000000'),
      ),
      when(
        'CrimeCoverage|auditorType',
        'is in list',
        ...items('Financial Statement Type', 'COMPILED', 'INTERNAL', 'NONE'),
      ),
    ],
    actions: [refer('F04'), subjectTo('F04')],
  }),
  rule('New venture', 'Accounts in their first year are referred.', {
    ruleSetName: 'Account Clearance',
    priority: 900,
    tags: ['account'],
    conditions: [
      when('AccountInformation|yearsInBusiness', 'equals', ...items('Years in Business Band', '0')),
    ],
    actions: [refer('G05'), ask('S03')],
  }),
  rule('Bankruptcy or lien', 'Accounts with a bankruptcy, foreclosure or lien are referred.', {
    ruleSetName: 'Account Clearance',
    priority: 890,
    tags: ['account', 'financial'],
    operator: 'or',
    conditions: [
      when('AccountInformation|bankruptcy', 'equals', ...items('Yes No', 'Y')),
      when(
        'AccountInformation|financialStrength',
        'is in list',
        ...items('Financial Condition Rating', '4', '5'),
      ),
    ],
    actions: [refer('G06')],
  }),
  rule('Non-renewed by prior carrier', 'A non-renewal or cancellation by the prior carrier is explained.', {
    ruleSetName: 'Account Clearance',
    priority: 880,
    tags: ['account', 'losses'],
    conditions: [
      when(
        'PriorCarrierSchedule|reasonForLeaving',
        'is in list',
        ...items('Reason for Changing Carrier', 'NON_RENEWED_BY_CARRIER', 'CANCELLED_BY_CARRIER'),
      ),
    ],
    actions: [refer('G07'), ask('S02')],
  }),
  rule('Large open loss', 'An open loss reserved over $100,000 needs loss runs of the last 90 days.', {
    ruleSetName: 'Account Clearance',
    priority: 870,
    tags: ['account', 'losses'],
    conditions: [
      when(
        'LossHistory|claimStatus',
        'is in list',
        ...items('Claim Status', 'OPEN', 'REOPENED', 'IN_LITIGATION'),
      ),
      when('LossHistory|reservedAmount', 'greater than', number(100000)),
      whenVariable('daysSinceLossRuns', 'greater than', 90),
    ],
    actions: [refer('G03'), subjectTo('S02')],
  }),
];
