import { staticSet } from '../dsl/staticSet.ts';

/** Producers, their status and their pay. */
export const producerSets = [
  staticSet(
    'Producer Type',
    'Kind of firm or person that places business.',
    `
    Independent agency; Retail brokerage; Wholesale brokerage; Managing general agency; Program administrator
    Captive agency; Cluster or aggregator; Surplus lines broker; Reinsurance intermediary; Customer service representative
    `,
  ),
  staticSet(
    'Producer License Type',
    'Lines for which a state licenses a producer.',
    `
    Property|PROP; Casualty|CAS; Personal lines|PL; Accident and health|AH; Life|LIFE; Surplus lines|SL; Surety|SUR
    Crop|CROP; Credit|CRED; Title|TITLE; Consultant|CONS; Adjuster|ADJ
    `,
  ),
  staticSet(
    'Producer License Status',
    'Standing of a producer license.',
    'Active; Inactive; Pending; Expired; Suspended; Revoked; Surrendered',
  ),
  staticSet(
    'Agency Appointment Status',
    'Standing of the appointment of an agency with the carrier.',
    `
    Prospect; Application received; Appointed; On rehabilitation plan; Limited to renewals; Terminating; Terminated
    `,
  ),
  staticSet(
    'Agency Termination Reason',
    'Why an appointment ended.',
    `
    Insufficient volume; Unprofitable loss ratio; Loss of license; Agency sold; Principal retired
    Breach of contract; Account current delinquent; Mutual agreement; Carrier left the territory
    `,
  ),
  staticSet(
    'Agency Performance Tier',
    'Yearly grading of agencies by volume, growth and profit.',
    'Platinum|P; Gold|G; Silver|S; Bronze|B; Developing|D; Under review|R',
  ),
  staticSet(
    'Commission Plan',
    'Commission schedules in force.',
    `
    # Standard
    New 15%, renewal 15%|STD15; New 17.5%, renewal 15%|STD175; Workers compensation 8%|WC08; Surety 30%|SUR30
    # Specialty
    Cyber and management liability 17%|SPX17; Program business 22%|PGM22; Wholesale 20%|WHL20
    # Reduced
    Large account 10%|LRG10; Net of commission, fee only|NET; Policyholder negotiated|NEG
    `,
  ),
  staticSet(
    'Commission Payment Method',
    'How commission reaches the producer.',
    'Direct bill statement; Account current net; Electronic transfer; Check; Withheld',
  ),
  staticSet(
    'Contingent Commission Program',
    'Yearly profit sharing agreements with agencies.',
    'Profit sharing; Growth bonus; Profit and growth; Guaranteed supplemental commission; None',
  ),
  staticSet(
    'Broker of Record Status',
    'Progress of a change of producer.',
    'Letter received; Waiting period running; Rescinded by insured; Effective; Rejected',
  ),
  staticSet(
    'Producer Code Status',
    'Standing of a producer code.',
    'Open; Service only; Closed to new business; Closed; Merged into another code',
  ),
  staticSet(
    'Errors and Omissions Proof',
    "Evidence of an agency's professional liability cover.",
    'Certificate on file; Expired; Requested; Waived; Not required',
  ),
];
