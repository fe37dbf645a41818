import { staticSet } from '../dsl/staticSet.ts';

/** Life of a policy: what it is, what happens to it and why. */
export const policySets = [
  staticSet(
    'Lines of Business',
    'Lines that the carrier writes or tracks; the value is the internal line code.',
    `
    # Property
    Commercial property|PROP; Businessowners|BOP; Builders risk|BLDRK; Equipment breakdown|EQBKD
    Inland marine|INMAR; Ocean marine|OCMAR; Crime and fidelity|CRIME
    # Casualty
    General liability|CGL; Products liability|PRODL; Liquor liability|LIQUR; Commercial auto|AUTOB
    Garage and dealers|GARAG; Motor carrier|TRUCK; Workers compensation|WORK; Umbrella|UMBRC; Excess liability|EXLIA
    # Financial and professional
    Directors and officers|DO; Employment practices|EPLI; Fiduciary liability|FIDUC
    Professional liability|PROFL; Cyber liability|CYBER
    # Surety
    Contract surety|CSUR; Commercial surety|MSUR
    `,
  ),
  staticSet(
    'Transaction Type',
    'What a transaction does to a policy.',
    `
    New business|NB; Renewal|RN; Endorsement|EN; Cancellation|CN; Reinstatement|RI; Rewrite|RW; Non-renewal|NR
    Premium audit|AU; Reissue|RE; Extension|EX
    `,
  ),
  staticSet(
    'Policy Status',
    'Standing of a policy.',
    `
    Quoted; Bound; Issued; In force; Pending cancellation; Cancelled; Non-renewed; Expired; Lapsed; Reinstated
    Rescinded
    `,
  ),
  staticSet(
    'Submission Status',
    'Progress of a submission from receipt to decision.',
    `
    # Open
    Received; Clearance; In triage; With underwriter; Information requested; Referred; Quoted; Bind requested
    # Closed
    Bound; Declined; Not taken up; Withdrawn by producer; Blocked, prior submission; Incomplete, closed
    `,
  ),
  staticSet(
    'Quote Status',
    'Progress of a quote.',
    'Draft; Rated; Referred; Approved; Released to producer; Accepted; Expired; Superseded; Declined by insured',
  ),
  staticSet(
    'Filing Method',
    'How rates and forms of a line are filed with a department of insurance.',
    `
    Prior approval; File and use; Use and file; Flex rating; No file; Informational filing; Interstate compact
    `,
  ),
  staticSet(
    'Admitted Status',
    'Regulatory basis on which a policy is written.',
    'Admitted; Surplus lines; Risk retention group; Captive fronted; Residual market; Alien insurer',
  ),
  staticSet(
    'Surplus Lines Export Basis',
    'Why a risk may be placed with a surplus lines insurer.',
    `
    Diligent search, three declinations; Export list; Exempt commercial purchaser; Industrial insured
    Capacity not available; Home state waiver
    `,
  ),
  staticSet(
    'Coverage Trigger',
    'What brings a loss within the policy period.',
    'Occurrence|OCC; Claims-made|CM; Claims-made and reported|CMR; Loss sustained|LS; Discovery|DISC; Accident|ACC',
  ),
  staticSet(
    'Cancellation Method',
    'How the return premium of a cancellation is computed.',
    'Pro rata|PR; Short rate, 90% of pro rata|SR; Flat|FL; Minimum earned premium|ME',
  ),
  staticSet(
    'Cancellation Reasons',
    'Why a policy is cancelled, grouped by who asks for it.',
    `
    # Insured's request
    Coverage placed elsewhere|I01; Business sold|I02; Business closed|I03; Property sold|I04; Vehicles sold|I05
    Duplicate coverage|I06; Dissatisfied with service|I07; Cancelled and rewritten with us|I08
    # Carrier's action
    Non-payment of premium|C01; Material misrepresentation|C02; Substantial change in risk|C03
    Failure to comply with loss control|C04; Loss of reinsurance|C05; Underwriting reasons, new business|C06
    Failure to cooperate with audit|C07; Loss of license or authority|C08; Fraud|C09
    # Third party
    Premium finance company request|T01; Order of regulator|T02; Insolvency of insured|T03
    `,
  ),
  staticSet(
    'Cancellation Requested By',
    'Who asks for a cancellation.',
    'Insured; Producer; Carrier; Premium finance company; Mortgagee; Department of insurance; Court or trustee',
  ),
  staticSet(
    'Non-Renewal Reason',
    'Why a policy is not renewed; the text appears on the notice.',
    `
    # Loss experience
    Frequency of losses|L1; Severity of losses|L2; Uncorrected cause of prior loss|L3
    # Risk
    Change in operations|R1; Condition of premises|R2; Catastrophe exposure|R3; Non-compliance with recommendations|R4
    Unacceptable drivers|R5
    # Carrier
    Class no longer written|C1; Withdrawal from the state|C2; Agency terminated|C3; Loss of reinsurance|C4
    # Account
    Payment history|A1; Account no longer supports the line|A2; Insured's request|A3
    `,
  ),
  staticSet(
    'Conditional Renewal Reason',
    'Change in terms that needs advance notice to the insured.',
    `
    Rate increase over the statutory threshold; Higher deductible; Reduced limit; Coverage removed
    Exclusion added; Change of writing company; Change of policy form
    `,
  ),
  staticSet(
    'Reinstatement Reason',
    'Why a cancelled policy is put back in force.',
    `
    Payment received before cancellation date; Payment received after cancellation, no lapse
    Payment received with statement of no loss; Cancelled in error; Audit complied with
    Loss control recommendations completed; Finance company withdrew request; Order of regulator
    `,
  ),
  staticSet(
    'Rescission Reason',
    'Why a policy is voided from inception.',
    'Material misrepresentation; Concealment; Fraud in the application; Check for initial premium returned; Mutual mistake',
  ),
  staticSet(
    'Endorsement Reason',
    'Who or what gave rise to a change.',
    `
    Insured's request; Producer's request; Correction of error; Audit finding; Loss control finding; Renewal change
    Mortgagee's request; Contract requirement; Regulatory change; Mid-term acquisition
    `,
  ),
  staticSet(
    'TRIA Election',
    'Choice of the insured on coverage for certified acts of terrorism.',
    'Accepted|A; Rejected, signed|R; Rejected, signature outstanding|O; Included by statute|S; Not applicable|N',
  ),
  staticSet(
    'Rewrite Reason',
    'Why a policy is cancelled and issued anew.',
    'Change of entity; Change of writing company; Common expiration date; Lapse over 30 days; Change of policy form',
  ),
  staticSet(
    'Policy Extension Reason',
    'Why a policy runs past its expiration.',
    'Renewal terms outstanding; Late non-renewal notice; Common expiration date; Catastrophe moratorium',
  ),
  staticSet(
    'Policy Concurrency',
    'How the period of another policy relates to this one.',
    'Concurrent; Non-concurrent, within 30 days; Non-concurrent, over 30 days; Expired',
  ),
];
