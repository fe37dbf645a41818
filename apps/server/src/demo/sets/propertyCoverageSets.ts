import { staticSet } from '../dsl/staticSet.ts';

/** Choices of property, business income, builders risk and equipment breakdown coverage. */
export const propertyCoverageSets = [
  staticSet(
    'Subject of Insurance',
    'What a property limit insures.',
    `
    # Property
    Building|BLDG; Business personal property|BPP; Personal property of others|PPO; Improvements and betterments|IB
    Stock|STOCK; Outdoor property|OUTDR; Signs|SIGN; Fences and walls|FENCE; Valuable papers|VALPA
    Accounts receivable|ACREC; Electronic data processing equipment|EDP; Fine arts|FINE
    # Time element
    Business income with extra expense|BIEE; Business income without extra expense|BI; Extra expense|EE
    Rental value|RENT
    # Blanket
    Blanket building|BLKB; Blanket personal property|BLKP; Blanket building and personal property|BLKBP
    `,
  ),
  staticSet(
    'Total Insured Value Band',
    'Total insured value of all locations, time element included.',
    `
    Under $1 million|T1; $1 million to $5 million|T2; $5 million to $10 million|T3; $10 million to $25 million|T4
    $25 million to $50 million|T5; $50 million to $100 million|T6; Over $100 million|T7
    `,
  ),
  staticSet(
    'Inflation Guard',
    'Yearly increase of building limits.',
    'None|0; 2%|2; 3%|3; 4%|4; 5%|5; 6%|6; 8%|8; 10%|10; 12%|12',
  ),
  staticSet(
    'Ordinance or Law Coverage',
    'Parts of ordinance or law coverage.',
    `
    Coverage A, undamaged part of the building|A; Coverage B, demolition cost|B
    Coverage C, increased cost of construction|C; Coverages B and C combined|BC
    `,
  ),
  staticSet(
    'Margin Clause Percentage',
    'Most that is paid for one location, as a share of its stated value.',
    '105%|105; 110%|110; 115%|115; 120%|120; 125%|125; 130%|130; 150%|150; No margin clause|NONE',
  ),
  staticSet(
    'Optional Property Coverage',
    'Additional coverages that can be added to a location.',
    `
    Peak season; Spoilage; Utility services, direct damage; Outdoor signs; Sewer backup; Debris removal, higher limit
    Newly acquired property, higher limit; Brands and labels; Manufacturers selling price; Glass; Functional valuation
    Green upgrades; Tenant move-back expense; Leasehold interest
    `,
  ),
  staticSet(
    'Vacancy Permit',
    'Treatment of a building vacant over 60 days.',
    'Not requested; Granted, all causes; Granted, vandalism excluded; Granted, sprinkler leakage excluded; Refused',
  ),
  staticSet(
    'Deductible Application',
    'How a property deductible is applied.',
    'Per occurrence; Per location; Per building; Per unit of insurance; Annual aggregate; Combined with time element',
  ),
  staticSet(
    'Business Income Form',
    'Business income coverage forms; the value is the ISO form number.',
    'Business income and extra expense|CP 00 30; Business income without extra expense|CP 00 32; Extra expense|CP 00 50',
  ),
  staticSet(
    'Business Income Option',
    'How a business income limit works.',
    'Coinsurance; Maximum period of indemnity, 120 days; Monthly limit of indemnity; Agreed value; Actual loss sustained',
  ),
  staticSet(
    'Monthly Limit of Indemnity',
    'Share of the limit payable in any 30 days.',
    'One quarter|1/4; One third|1/3; One sixth|1/6; One half|1/2',
  ),
  staticSet(
    'Business Income Coinsurance',
    'Coinsurance percentage of business income.',
    '50%|50; 60%|60; 70%|70; 80%|80; 90%|90; 100%|100; 125%|125',
  ),
  staticSet(
    'Extended Period of Indemnity',
    'Days of coverage after operations resume.',
    `
    60 days|60; 90 days|90; 120 days|120; 150 days|150; 180 days|180; 270 days|270; 365 days|365; 450 days|450
    540 days|540; 730 days|730
    `,
  ),
  staticSet(
    'Ordinary Payroll Limitation',
    'Days for which ordinary payroll is insured.',
    'Included in full|FULL; Excluded|0; 90 days|90; 180 days|180',
  ),
  staticSet(
    'Dependent Property Type',
    'Properties of others on which income depends.',
    'Contributing location; Recipient location; Manufacturing location; Leader location; Secondary dependent property',
  ),
  staticSet(
    'Utility Services Coverage',
    'Utility services whose interruption is insured.',
    `
    Water supply; Wastewater removal; Communication, lines included; Communication, lines excluded
    Power, lines included; Power, lines excluded
    `,
  ),
  staticSet(
    'Construction Project Type',
    'Kind of project under builders risk.',
    `
    # New construction
    Single-family dwelling; Residential subdivision; Apartment building; Office building; Retail building; Warehouse
    School; Hospital; Hotel; Manufacturing plant; Parking structure; Solar farm
    # Work on an existing structure
    Renovation, structural; Renovation, non-structural; Addition; Tenant improvement; Installation only
    `,
  ),
  staticSet(
    'Construction Phase',
    'Progress of a project at inception.',
    'Not started; Site preparation; Foundation; Framing; Enclosed; Interior finish; Testing and commissioning; Completed',
  ),
  staticSet(
    'Project Delivery Method',
    'Contract between owner and builder.',
    `
    Design-bid-build; Design-build; Construction manager at risk; Construction manager as agent
    Integrated project delivery; Engineer-procure-construct; Cost plus; Owner builder
    `,
  ),
  staticSet(
    'Builders Risk Reporting Basis',
    'How builders risk values are reported.',
    'Completed value, single project; Completed value, scheduled; Monthly reporting; Starts reporting; Annual rate',
  ),
  staticSet(
    'Soft Cost Type',
    'Soft costs insured when completion is delayed.',
    `
    Additional loan interest; Real estate taxes; Architect and engineer fees; Legal and accounting fees; Permit fees
    Insurance premiums; Marketing and leasing; Project administration
    `,
  ),
  staticSet(
    'Delay in Completion Period',
    'Longest delay that is insured.',
    '30 days|30; 60 days|60; 90 days|90; 120 days|120; 180 days|180; 365 days|365; Not insured|0',
  ),
  staticSet(
    'Construction Site Security',
    'Security of a construction site.',
    'Fenced and locked; Site lighting; Monitored cameras; Night watch; Tool tracking; Hot work permits; None',
  ),
  staticSet(
    'Water Damage Prevention',
    'Measures against water damage during construction.',
    `
    Flow sensors with automatic shut-off; Leak sensors, monitored; Water management plan; Shut-off outside hours; None
    `,
  ),
  staticSet(
    'Testing Coverage',
    'Insurance of testing.',
    'Excluded; Cold testing; Hot testing, 30 days; Hot testing, 60 days; Hot testing, 90 days',
  ),
];
