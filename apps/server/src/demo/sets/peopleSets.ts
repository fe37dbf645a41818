import { staticSet } from '../dsl/staticSet.ts';

/** People, how to reach them, and plain answers that many forms share. */
export const peopleSets = [
  staticSet('Yes No', 'The plain answer to a question.', 'Yes|Y; No|N'),
  staticSet(
    'Yes No Unknown',
    'Answer to a question that an applicant may be unable to settle.',
    'Yes|Y; No|N; Unknown|U',
  ),
  staticSet(
    'Yes No Not Applicable',
    'Answer to a question that may not concern the risk.',
    'Yes|Y; No|N; Not applicable|NA',
  ),
  staticSet(
    'Salutation',
    'Form of address.',
    'Mr.|MR; Ms.|MS; Mrs.|MRS; Mx.|MX; Dr.|DR; Prof.|PROF; Hon.|HON; Rev.|REV',
  ),
  staticSet(
    'Name Suffix',
    'Suffix of a personal name.',
    'Jr.|JR; Sr.|SR; II|II; III|III; IV|IV; Esq.|ESQ; M.D.|MD; Ph.D.|PHD; CPA|CPA; CPCU|CPCU',
  ),
  staticSet(
    'Gender',
    'Gender as recorded on a license or stated by the person.',
    'Female|F; Male|M; Not specified|X',
  ),
  staticSet(
    'Marital Status',
    'Marital status as used in rating and claims.',
    `
    Single|S; Married|M; Domestic partner|P; Separated|E; Divorced|D; Widowed|W; Not disclosed|U
    `,
  ),
  staticSet(
    'Education Level',
    'Highest level completed.',
    `
    Less than high school; High school diploma or equivalent; Vocational certificate; Some college; Associate degree
    Bachelor's degree; Master's degree; Professional degree; Doctorate
    `,
  ),
  staticSet(
    'Address Type',
    'Use of an address.',
    `
    Mailing; Physical; Billing; Registered office; Garaging; Premises; Payroll records; Inspection contact; Prior
    Temporary
    `,
  ),
  staticSet(
    'Phone Type',
    'Kind of telephone number.',
    'Business; Business direct; Mobile; Home; Fax; Toll-free; Emergency; After hours; Claims reporting',
  ),
  staticSet(
    'E-mail Type',
    'Use of an e-mail address.',
    'Business; Personal; Billing; Claims; Risk management',
  ),
  staticSet(
    'Contact Role',
    'What a contact is consulted about.',
    `
    Primary contact; Risk manager; Accounting records; Premium audit; Loss control inspection; Claims; Billing
    Human resources; Fleet safety; Information security; Legal counsel; Executive sponsor; Certificate requests
    `,
  ),
  staticSet(
    'Job Function',
    'Function of a contact within the insured.',
    `
    # Leadership
    Owner; Chief executive officer|CEO; Chief financial officer|CFO; Chief operating officer|COO
    General counsel; Chief information security officer|CISO
    # Management
    Controller; Human resources manager; Safety manager; Fleet manager; Facilities manager; Plant manager
    Office manager; Project manager
    # Staff
    Bookkeeper; Administrative assistant; Superintendent; Dispatcher
    `,
  ),
  staticSet(
    'Preferred Contact Method',
    'How a contact wants to be reached.',
    'E-mail; Telephone; Text message; Postal mail; Agent portal; Video call',
  ),
  staticSet(
    'Best Time to Call',
    "Time of day in the contact's own time zone.",
    'Early morning; Morning; Midday; Afternoon; Evening; Any time',
  ),
  staticSet(
    'Day of Week',
    'Days of the week, numbered from Monday as ISO 8601 does.',
    'Monday|1; Tuesday|2; Wednesday|3; Thursday|4; Friday|5; Saturday|6; Sunday|7',
  ),
  staticSet(
    'Month',
    'Months of the year by number.',
    `
    January|1; February|2; March|3; April|4; May|5; June|6; July|7; August|8; September|9; October|10; November|11
    December|12
    `,
  ),
  staticSet(
    'Calendar Quarter',
    'Quarters of the calendar year.',
    'First quarter|Q1; Second quarter|Q2; Third quarter|Q3; Fourth quarter|Q4',
  ),
  staticSet(
    'Area Unit',
    'Units in which a floor or a plot is measured.',
    'Square feet|SQFT; Square yards|SQYD; Square meters|SQM; Acres|ACRE; Hectares|HA',
  ),
  staticSet(
    'Distance Unit',
    'Units of distance.',
    'Feet|FT; Yards|YD; Miles|MI; Meters|M; Kilometers|KM; Nautical miles|NM',
  ),
  staticSet(
    'Weight Unit',
    'Units of weight for cargo and vehicles.',
    'Pounds|LB; Short tons|TON; Long tons|LTON; Kilograms|KG; Metric tons|TNE',
  ),
  staticSet(
    'Volume Unit',
    'Units of volume for tanks and bulk liquids.',
    'US gallons|GAL; Barrels|BBL; Cubic feet|CUFT; Cubic yards|CUYD; Liters|L; Cubic meters|M3; Bushels|BU',
  ),
];
