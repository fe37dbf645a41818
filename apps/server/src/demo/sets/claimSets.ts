import { staticSet } from '../dsl/staticSet.ts';

/** Claims as underwriters and claim teams share them. */
export const claimSets = [
  staticSet(
    'Claim Status',
    'Standing of a claim.',
    `
    # Open
    Reported; Open; Open, reserve only; Under investigation; In litigation; In settlement; Reopened
    # Closed
    Closed with payment; Closed without payment; Closed, below deductible; Closed, denied; Closed, transferred
    `,
  ),
  staticSet(
    'Claimant Type',
    'Who makes a claim.',
    `
    Insured; Employee; Customer; Tenant; Pedestrian; Driver of other vehicle; Passenger; Property owner; Competitor
    Shareholder; Regulator; Government entity; Contractor; Lender; Dependents of deceased
    `,
  ),
  staticSet(
    'Claim Reported By',
    'Who reports a loss.',
    'Insured; Producer; Claimant; Attorney for claimant; Police or fire department; Medical provider; Other carrier; State agency',
  ),
  staticSet(
    'Claim Report Method',
    'How a loss is reported.',
    'Telephone; Agent portal; Customer portal; Mobile app; E-mail; Fax; Mail; Electronic data interchange; Telematics alert',
  ),
  staticSet(
    'Injury Severity',
    'Severity of a bodily injury, other than workers compensation.',
    'No injury|0; Minor|1; Moderate|2; Serious|3; Severe|4; Catastrophic|5; Fatal|6',
  ),
  staticSet(
    'Coverage Decision',
    'Position of the carrier on coverage.',
    'Accepted; Accepted in part; Reservation of rights; Under review; Denied; Declaratory action; Withdrawn by claimant',
  ),
  staticSet(
    'Claim Denial Reason',
    'Why a claim is denied.',
    `
    Not within policy period; Excluded cause of loss; Not an insured; Below deductible; Late notice
    Policy cancelled; Material misrepresentation; No legal liability; Location not scheduled; Vehicle not covered
    Excluded driver; Vacancy condition; Protective safeguard not kept
    `,
  ),
  staticSet(
    'Reserve Type',
    'Kinds of case reserves.',
    `
    # Loss
    Bodily injury indemnity; Property damage; Medical; Wage loss; Business income; Physical damage
    # Expense
    Defense counsel; Expert; Independent adjuster; Coverage counsel; Court costs
    # Recovery
    Anticipated subrogation; Anticipated salvage; Anticipated deductible
    `,
  ),
  staticSet(
    'Claim Payment Type',
    'What a payment is for.',
    `
    Indemnity, full; Indemnity, partial; Advance; Medical bill; Temporary disability; Permanent disability; Vocational
    Defense cost; Settlement; Judgment; Structured settlement; Holdback release
    `,
  ),
  staticSet(
    'Claim Recovery Type',
    'Money that comes back on a claim.',
    'Subrogation; Salvage; Deductible; Second injury fund; Contribution; Reinsurance; Overpayment refund; Restitution',
  ),
  staticSet(
    'Subrogation Status',
    'Progress of recovery from others.',
    'Not evaluated; No potential; Investigating; Notice sent; In arbitration; In suit; Recovered in full; Recovered in part; Waived; Closed',
  ),
  staticSet(
    'Salvage Status',
    'Progress of a salvage.',
    'None; Assigned; Retained by owner; Awaiting title; At auction; Sold',
  ),
  staticSet(
    'Litigation Status',
    'Progress of a suit.',
    'None; Demand received; Suit filed; Discovery; Mediation; Arbitration; Trial; Appeal; Dismissed; Settled; Judgment',
  ),
  staticSet(
    'Attorney Type',
    'Role of an attorney on a claim.',
    'Claimant; Panel defense; Staff defense; Independent counsel; Coverage; Subrogation; Monitoring; Guardian ad litem',
  ),
  staticSet(
    'Adjuster Type',
    'Who handles the claim.',
    'Staff, desk; Staff, field; Independent adjuster; Third-party administrator; Catastrophe team; Special investigations; Public adjuster',
  ),
  staticSet(
    'Claim Closing Reason',
    'Why a file is closed.',
    `
    Paid in full; Settled; Denied; Withdrawn; Below deductible; Duplicate; Opened in error; Statute of limitations passed
    Insured did not cooperate; Information only; Transferred
    `,
  ),
  staticSet(
    'Claim Complexity',
    'Handling track of a claim.',
    'Fast track|1; Standard|2; Complex|3; Major loss|4; Special investigation|5',
  ),
  staticSet(
    'Fault Determination',
    'Share of fault of the insured.',
    'None|0; 25%|25; 50%|50; 75%|75; Full|100; Undetermined|U',
  ),
  staticSet(
    'Fraud Indicator',
    'Indicators that send a claim to special investigations.',
    `
    Loss shortly after inception; Coverage recently increased; Financial distress; No witnesses; Prior similar losses
    Inconsistent statements; Documents altered; Refuses examination; Missing records; Staged collision pattern
    Vacant at time of loss; Attorney retained before report
    `,
  ),
  staticSet(
    'Claim Vendor Type',
    'Vendors a claim team assigns.',
    `
    Building consultant; Forensic accountant; Engineer; Fire investigator; Restoration contractor; Salvor; Appraiser
    Nurse case manager; Surveillance; Breach counsel; Digital forensics; Crisis communications; Towing and storage
    `,
  ),
];
