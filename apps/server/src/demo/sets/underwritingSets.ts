import { staticSet } from '../dsl/staticSet.ts';

/** Underwriting decisions, pricing and reinsurance. */
export const underwritingSets = [
  staticSet(
    'Risk Tier',
    'Company placement tier of a risk.',
    'Preferred|1; Preferred plus|2; Standard|3; Standard select|4; Substandard|5; Referral only|9',
  ),
  staticSet(
    'Risk Quality Grade',
    'Overall quality of a risk within its class.',
    'Best in class|A; Above average|B; Average|C; Below average|D; Unacceptable|E',
  ),
  staticSet(
    'Hazard Grade',
    'Liability hazard of a class of business.',
    'Low|1; Moderate|2; Elevated|3; High|4; Very high|5; Prohibited|9',
  ),
  staticSet(
    'Premium Band',
    'Estimated annual premium of the policy.',
    `
    Under $2,500|P1; $2,500 to $10,000|P2; $10,000 to $25,000|P3; $25,000 to $100,000|P4; $100,000 to $250,000|P5
    Over $250,000|P6
    `,
  ),
  staticSet(
    'Underwriting Authority Level',
    'Levels of the letter of authority.',
    `
    Underwriting technician|1; Underwriter|2; Senior underwriter|3; Executive underwriter|4; Branch manager|5
    Line of business director|6; Chief underwriting officer|7
    `,
  ),
  staticSet(
    'Referral Level',
    'Desk that decides a referral.',
    `
    Team lead; Branch manager; Home office underwriting; Line of business director; Catastrophe modeling
    Loss control; Reinsurance; Actuarial; Legal and compliance; Chief underwriting officer
    `,
  ),
  staticSet(
    'Declination Reason',
    'Why a submission is declined; the text is sent to the producer.',
    `
    # Appetite
    Class of business outside appetite|A1; State not open for the product|A2; Account too small|A3; Account too large|A4
    # Risk
    Adverse loss experience|R1; Catastrophe exposure|R2; Condition or age of property|R3; Inadequate protection|R4
    Insufficient controls|R5; Unacceptable driving records|R6; Financial condition|R7; Management experience|R8
    # Process
    Information not provided|P1; Prior submission by another producer|P2; Insufficient time to underwrite|P3
    # Capacity
    Aggregate exhausted in the zone|C1; Reinsurance not available|C2; Limit or layer not offered|C3
    `,
  ),
  staticSet(
    'Not Taken Up Reason',
    'Why a quote was not bound.',
    `
    Incumbent renewed; Lost on price; Lost on coverage; Lost on deductible; Lost on payment terms; Quoted too late
    Lost on service; Packaged with another carrier; Operations not started; Broker of record change; No response
    `,
  ),
  staticSet(
    'Risk Appetite Status',
    'Standing of a class of business in the underwriting guide.',
    'Target; Acceptable; Limited; Refer; Prohibited',
  ),
  staticSet(
    'Inspection Type',
    'How a risk is surveyed.',
    `
    Physical survey; Virtual survey; Telephone survey; Self-survey by insured; Aerial imagery; Infrared thermography
    Sprinkler plan review; Fleet safety review; Food service survey; Recommendation follow-up
    `,
  ),
  staticSet(
    'Recommendation Priority',
    'Urgency of a loss control recommendation.',
    'Critical, condition of coverage|1; Important, 60 days|2; Advisory|3',
  ),
  staticSet(
    'Recommendation Status',
    'Progress of a loss control recommendation.',
    'Open; Extension granted; Completed, unverified; Completed, verified; Rejected by insured; Withdrawn',
  ),
  staticSet(
    'Loss Control Service',
    'Services of the risk engineering team.',
    `
    Fire protection engineering; Ergonomics; Fleet telematics coaching; Industrial hygiene sampling; Slip testing
    Contract review; Cyber tabletop exercise; Business continuity planning; Safety culture survey; Driver training
    `,
  ),
  staticSet(
    'Schedule Rating Characteristic',
    'Characteristics of a risk that a filed schedule rating plan recognizes, grouped by plan.',
    `
    # Property
    Management|P1; Location|P2; Building features|P3; Premises and equipment|P4; Employees|P5; Protection|P6
    # General liability
    Location, exposure inside premises|G1; Location, exposure outside premises|G2; Premises, condition and care|G3
    Equipment, type and care|G4; Classification peculiarities|G5; Employee selection and training|G6
    Cooperation, medical facilities|G7; Cooperation, safety program|G8
    # Commercial auto
    Management cooperation|A1; Employees, selection and supervision|A2; Equipment, condition and age|A3
    Safety organization|A4
    `,
  ),
  staticSet(
    'Pricing Deviation Reason',
    'Why a price departs from the technical price.',
    `
    Competitive renewal; Portfolio account; Loss-free experience; Superior controls; Multi-line credit
    Rate adequacy correction; Catastrophe load; Loss experience; New exposure; Large deductible
    `,
  ),
  staticSet(
    'Reinsurance Type',
    'How part of the risk is ceded.',
    `
    # Treaty
    Quota share; Surplus share; Per risk excess of loss; Catastrophe excess of loss; Casualty clash; Aggregate stop loss
    # Facultative
    Facultative proportional; Facultative excess
    # Retained
    Net retention only
    `,
  ),
  staticSet(
    'Facultative Reinsurance Reason',
    'Why a single risk is ceded outside the treaties.',
    `
    Limit exceeds treaty capacity; Class excluded from treaty; Catastrophe zone aggregate; Unusual hazard
    Long-term project; Foreign exposure; Protect net line
    `,
  ),
  staticSet(
    'Catastrophe Modeling Status',
    'Progress of modeling a schedule of locations.',
    'Not required; Queued; Geocoding review; Modeled; Modeled, manual adjustment; Outdated',
  ),
  staticSet(
    'Geocoding Confidence',
    'How precisely a location is placed on the map.',
    'Parcel|1; Rooftop|2; Street address|3; Street segment|4; Postal code centroid|5; City centroid|6; County|7; Failed|9',
  ),
  staticSet(
    'Experience Period',
    'Years of experience used in pricing.',
    'Latest year|1; Latest three years|3; Latest five years|5; Latest ten years|10',
  ),
  staticSet(
    'Note Type',
    'Subject of an underwriting note.',
    `
    Account summary; Risk assessment; Pricing rationale; Referral decision; Coverage negotiation; Loss review
    Reinsurance; Compliance; Conversation with producer; Conversation with insured
    `,
  ),
  staticSet(
    'Task Type',
    'Work items on the desk of an underwriter or assistant.',
    `
    # New business
    Clear submission; Order loss runs; Order inspection; Prepare quote; Follow up on quote; Bind
    # Renewal
    Review renewal; Order motor vehicle reports; Issue conditional renewal; Issue non-renewal
    # Service
    Process endorsement; Process cancellation; Release audit; Answer producer; Review recommendation
    `,
  ),
  staticSet('Task Priority', 'Order in which tasks are worked.', 'Urgent|1; High|2; Normal|3; Low|4'),
  staticSet(
    'Task Status',
    'Progress of a task.',
    'Not started; In progress; Waiting for producer; Waiting for insured; Waiting for vendor; Done; Cancelled',
  ),
];
