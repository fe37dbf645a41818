import { staticSet } from '../dsl/staticSet.ts';

/** The insured business and the way it reached the carrier. */
export const accountSets = [
  staticSet(
    'Legal Entity Type',
    'Legal form of an insured, as filed with its state or province.',
    `
    # Corporations
    Corporation|CORP; S corporation|SCORP; Professional corporation|PC; Benefit corporation|BCORP
    Not-for-profit corporation|NFP; Publicly traded corporation|PUB
    # Partnerships and companies
    General partnership|GP; Limited partnership|LP; Limited liability partnership|LLP
    Limited liability company|LLC; Joint venture|JV
    # Individuals
    Individual|IND; Sole proprietorship|SOLE
    # Other
    Trust|TRUST; Estate|ESTATE; Association|ASSN; Cooperative|COOP; Religious organization|RELIG
    Governmental entity|GOVT; Tribal entity|TRIBAL
    `,
  ),
  staticSet(
    'Ownership Structure',
    'Who owns the business.',
    `
    Privately held; Family owned; Employee owned (ESOP); Private equity owned; Publicly traded; Franchisee; Franchisor
    Subsidiary of a domestic parent; Subsidiary of a foreign parent; Member owned; Not for profit; Government owned
    `,
  ),
  staticSet(
    'Tax Identifier Type',
    'Kind of number by which a tax authority knows the insured.',
    `
    Federal employer identification number|FEIN; Social security number|SSN
    Individual taxpayer identification number|ITIN; Canada Revenue Agency business number|CRABN
    Canadian social insurance number|SIN; Foreign tax identifier|FTIN; Applied for|PENDING
    `,
  ),
  staticSet(
    'Years in Business Band',
    'Completed years under the present management.',
    'New venture|0; 1 year|1; 2 years|2; 3 to 4 years|3; 5 to 9 years|5; 10 to 24 years|10; 25 years or more|25',
  ),
  staticSet(
    'Annual Revenue Band',
    'Gross annual revenue of all named insureds.',
    `
    Under $1 million|R1; $1 million to $5 million|R2; $5 million to $10 million|R3; $10 million to $25 million|R4
    $25 million to $50 million|R5; $50 million to $100 million|R6; $100 million to $250 million|R7
    $250 million to $500 million|R8; Over $500 million|R9
    `,
  ),
  staticSet(
    'Employee Count Band',
    'Full-time and part-time employees, leased workers included.',
    `
    1 to 4|E1; 5 to 9|E2; 10 to 19|E3; 20 to 49|E4; 50 to 99|E5; 100 to 249|E6; 250 to 499|E7; 500 to 999|E8
    1,000 or more|E9
    `,
  ),
  staticSet(
    'Location Count Band',
    'Insured locations of the account.',
    '1|L1; 2 to 5|L2; 6 to 10|L3; 11 to 25|L4; 26 to 50|L5; 51 to 100|L6; More than 100|L7',
  ),
  staticSet(
    'Market Segment',
    'Segment by expected account premium.',
    `
    Small commercial, under $25,000|SMALL; Middle market, $25,000 to $250,000|MIDDLE
    Large account, $250,000 to $1 million|LARGE; National account, over $1 million|NATIONAL
    `,
  ),
  staticSet(
    'Distribution Channel',
    'How the business reaches the carrier.',
    `
    Independent agent; Retail broker; Wholesale broker; Managing general agent; Program administrator
    Captive agent; Direct to insured; Online marketplace; Affinity group; Assigned risk
    `,
  ),
  staticSet(
    'Lead Source',
    'What brought the submission.',
    `
    Existing customer; Producer referral; Book roll; Renewal of another line; Trade association; Marketing campaign
    Web site; Risk manager inquiry; Acquisition of an insured; Reinstated account
    `,
  ),
  staticSet(
    'Financial Condition Rating',
    'Underwriter view of the financial statements.',
    'Excellent|1; Good|2; Fair|3; Poor|4; Distressed|5; Statements not reviewed|9',
  ),
  staticSet(
    'Account Service Tier',
    'Service standard promised to the account.',
    'Key account|T1; Dedicated service|T2; Standard service|T3; Service center|T4',
  ),
  staticSet(
    'Season of Operation',
    'Part of the year in which the business operates.',
    'Year-round; Spring and summer; Summer only; Fall harvest; Winter only; School year; Event days only',
  ),
  staticSet(
    'Named Insured Type',
    'Standing of a named insured on the policy.',
    'First named insured|FNI; Additional named insured|ANI; Doing business as|DBA; Formerly known as|FKA',
  ),
  staticSet(
    'Relationship to First Named Insured',
    'How another named insured is tied to the first.',
    `
    Parent company; Wholly owned subsidiary; Majority owned subsidiary; Affiliate under common ownership
    Joint venture partner; Real estate holding company; Employee benefit plan; Owner; Spouse of owner; Trust of owner
    `,
  ),
  staticSet(
    'Occupation Group',
    'Major groups of the Standard Occupational Classification of 2018.',
    `
    Management|11-0000; Business and Financial Operations|13-0000; Computer and Mathematical|15-0000
    Architecture and Engineering|17-0000; Life, Physical, and Social Science|19-0000
    Community and Social Service|21-0000; Legal|23-0000; Educational Instruction and Library|25-0000
    Arts, Design, Entertainment, Sports, and Media|27-0000; Healthcare Practitioners and Technical|29-0000
    Healthcare Support|31-0000; Protective Service|33-0000; Food Preparation and Serving Related|35-0000
    Building and Grounds Cleaning and Maintenance|37-0000; Personal Care and Service|39-0000
    Sales and Related|41-0000; Office and Administrative Support|43-0000
    Farming, Fishing, and Forestry|45-0000; Construction and Extraction|47-0000
    Installation, Maintenance, and Repair|49-0000; Production|51-0000
    Transportation and Material Moving|53-0000; Military Specific|55-0000
    `,
  ),
  staticSet(
    'Reason for Changing Carrier',
    'Why the account left its prior carrier.',
    `
    Price; Coverage; Service; Non-renewed by carrier; Cancelled by carrier; Carrier withdrew from the class
    Carrier downgraded; Change of producer; Consolidation of lines; Merger or acquisition
    `,
  ),
  staticSet(
    'A.M. Best Financial Strength Rating',
    'Financial strength ratings of insurers by A.M. Best.',
    `
    # Superior
    A++|A++; A+|A+
    # Excellent
    A; A-|A-
    # Good
    B++|B++; B+|B+
    # Fair
    B; B-|B-
    # Marginal
    C++|C++; C+|C+
    # Weak
    C; C-|C-
    # Poor
    D
    # Not a rating
    Under regulatory supervision|E; In liquidation|F; Rating suspended|S; Not rated|NR
    `,
  ),
  staticSet(
    'A.M. Best Financial Size Category',
    'Adjusted policyholders surplus of an insurer, in bands of A.M. Best.',
    `
    Class I, less than $1 million|I; Class II, $1 to 2 million|II; Class III, $2 to 5 million|III
    Class IV, $5 to 10 million|IV; Class V, $10 to 25 million|V; Class VI, $25 to 50 million|VI
    Class VII, $50 to 100 million|VII; Class VIII, $100 to 250 million|VIII; Class IX, $250 to 500 million|IX
    Class X, $500 to 750 million|X; Class XI, $750 million to 1 billion|XI; Class XII, $1 to 1.25 billion|XII
    Class XIII, $1.25 to 1.5 billion|XIII; Class XIV, $1.5 to 2 billion|XIV; Class XV, $2 billion or more|XV
    `,
  ),
  staticSet(
    'Loss Run Source',
    'Where the loss information came from.',
    'Carrier loss run; Broker summary; Insured statement; Claims database report; Third-party administrator',
  ),
];
