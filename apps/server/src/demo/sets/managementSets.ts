import { staticSet } from '../dsl/staticSet.ts';

/** Directors and officers, employment practices and professional liability. */
export const managementSets = [
  staticSet(
    'Organization Type',
    'Kind of organization for management liability.',
    `
    Private company|PRV; Private company with outside investors|PRI; Public company|PUB; Not for profit|NFP
    Homeowners association|HOA; Educational institution|EDU; Healthcare organization|HCO; Special purpose vehicle|SPV
    `,
  ),
  staticSet(
    'Directors and Officers Insuring Agreement',
    'Insuring agreements of the directors and officers form.',
    `
    Side A, individuals not indemnified|A; Side B, reimbursement of the organization|B; Side C, entity|C
    Side A difference in conditions|A-DIC; Derivative investigation costs|INV; Books and records demands|BRD
    `,
  ),
  staticSet(
    'Stock Exchange',
    'Where securities of the organization trade.',
    'New York Stock Exchange|NYSE; Nasdaq|NASDAQ; NYSE American|NYSEAM; Toronto Stock Exchange|TSX; Over the counter|OTC; Not listed|NONE',
  ),
  staticSet(
    'Planned Corporate Transaction',
    'Transactions planned in the next twelve months.',
    'None; Initial public offering; Private placement; Debt offering; Acquisition; Sale of company; Spin-off; Bankruptcy; Going private',
  ),
  staticSet(
    'Defense Provision',
    'Who defends, and whether defense costs erode the limit.',
    'Duty to defend, within limit; Duty to defend, outside limit; Reimbursement, within limit; Shared limit for defense',
  ),
  staticSet(
    'Extended Reporting Period',
    'Time to report claims after a claims-made policy ends.',
    '60 days, automatic|60D; 1 year|1Y; 2 years|2Y; 3 years|3Y; 5 years|5Y; 6 years, run-off|6Y; Unlimited|UNL; Not offered|NONE',
  ),
  staticSet(
    'Prior Acts Coverage',
    'Coverage of acts before inception.',
    'Full prior acts; Retroactive date, inception; Retroactive date, continuous with prior policy; Excluded',
  ),
  staticSet(
    'Retroactive Date Option',
    'How the retroactive date is set.',
    'None, full prior acts; Policy inception; Date of prior policy; Date of formation; Specified date',
  ),
  staticSet(
    'Management Claim Type',
    'Claims against management.',
    `
    Shareholder class action; Derivative suit; Creditor suit; Regulatory investigation; Antitrust; Unfair competition
    Breach of contract; Bankruptcy trustee; Merger objection; Misrepresentation in fundraising
    `,
  ),
  staticSet(
    'Employment Practices Allegation',
    'Allegations in employment claims, grouped as charges are filed.',
    `
    # Discrimination
    Race; Color; National origin; Sex; Pregnancy; Sexual orientation or gender identity; Religion; Age; Disability
    Genetic information; Equal pay
    # Other
    Sexual harassment; Hostile work environment; Retaliation; Wrongful termination; Failure to promote; Failure to hire
    Negligent supervision; Defamation; Invasion of privacy; Wage and hour; Biometric privacy; Constructive discharge
    `,
  ),
  staticSet(
    'Third-Party Coverage Election',
    'Claims by customers and vendors under employment practices.',
    'Included; Included with sublimit; Excluded',
  ),
  staticSet(
    'Human Resources Practice',
    'Practices of the insured.',
    `
    Employee handbook, reviewed yearly; Written anti-harassment policy; Harassment training; Human resources department
    Outside counsel before terminations; Written performance reviews; At-will acknowledgment; Arbitration agreement
    Complaint hotline
    `,
  ),
  staticSet(
    'Wage and Hour Sublimit',
    'Defense costs for wage and hour claims.',
    'Excluded|0; $100,000; $150,000; $250,000',
  ),
  staticSet(
    'Employee Turnover Band',
    'Yearly turnover.',
    'Under 10%|10; 10% to 20%|20; 21% to 40%|40; 41% to 75%|75; Over 75%|100',
  ),
  staticSet(
    'Employee Benefit Plan Type',
    'Plans under fiduciary and fidelity coverage.',
    '401(k)|401K; 403(b)|403B; 457(b)|457B; Defined benefit pension|DB; Employee stock ownership plan|ESOP; Profit sharing|PS; Health and welfare|HW; Multiemployer plan|ME',
  ),
  staticSet(
    'Profession',
    'Professions insured, grouped by field.',
    `
    # Consulting
    Management consultant|CON1; Human resources consultant|CON2; Environmental consultant|CON3; Training consultant|CON4
    # Design
    Architect|DES1; Civil engineer|DES2; Structural engineer|DES3; Land surveyor|DES4; Interior designer|DES5
    # Finance
    Accountant|FIN1; Tax preparer|FIN2; Bookkeeper|FIN3; Insurance agent|FIN4; Mortgage broker|FIN5
    # Legal
    Attorney|LEG1; Title agent|LEG2; Escrow agent|LEG3; Notary|LEG4; Process server|LEG5
    # Property
    Real estate agent|REA1; Property manager|REA2; Appraiser|REA3; Home inspector|REA4
    # Technology and media
    Software developer|TEC1; Managed service provider|TEC2; Web designer|TEC3; Marketing agency|TEC4; Publisher|TEC5
    # Health
    Allied health professional|HEA1; Counselor|HEA2; Pharmacist|HEA3; Medical billing service|HEA4
    # Other
    Travel agent|OTH1; Staffing firm|OTH2; Translator|OTH3; Private investigator|OTH4; Auctioneer|OTH5
    `,
  ),
  staticSet(
    'Client Engagement Practice',
    'How services are agreed with clients.',
    'Written contract, always; Written contract, usually; Engagement letter; Purchase order; Verbal only',
  ),
  staticSet(
    'Largest Client Share Band',
    'Revenue from the largest client.',
    'Under 10%|10; 10% to 25%|25; 26% to 50%|50; Over 50%|100',
  ),
  staticSet(
    'Professional Staff Role',
    'Role of a person in a professional firm.',
    'Principal; Partner; Licensed professional; Associate; Paraprofessional; Administrative; Independent contractor; Of counsel',
  ),
  staticSet(
    'Professional License Status',
    'Standing of a professional license.',
    'Active; Inactive; Provisional; Probation; Suspended; Surrendered; Not required',
  ),
  staticSet(
    'Media Activity',
    'Publishing activity of the insured.',
    'Website; Social media; Podcast; Broadcast; Print; Advertising for others; User-generated content; Film or video',
  ),
];
