import { staticSet } from '../dsl/staticSet.ts';

/** Crime, fidelity and surety. */
export const crimeSets = [
  staticSet(
    'Crime Coverage Form',
    'Crime forms; the value is the ISO form number.',
    `
    Commercial crime policy, discovery|CR 00 22; Commercial crime policy, loss sustained|CR 00 23
    Commercial crime coverage form, discovery|CR 00 20; Commercial crime coverage form, loss sustained|CR 00 21
    Government crime policy, discovery|CR 00 26; Government crime policy, loss sustained|CR 00 27
    `,
  ),
  staticSet(
    'Crime Insuring Agreement',
    'Insuring agreements of the commercial crime form.',
    `
    Employee theft|ET; Forgery or alteration|FA; Inside the premises, theft of money and securities|IPM
    Inside the premises, robbery or safe burglary of other property|IPR; Outside the premises|OP
    Computer and funds transfer fraud|CFT; Money orders and counterfeit money|MOC; Clients' property|CP
    Fraudulent impersonation|FI; Destruction of electronic data|DED
    `,
  ),
  staticSet(
    'Safe and Vault Class',
    'Construction of safes and vaults by UL rating.',
    'B-rate, not tested|B; Residential security container|RSC; TL-15|TL-15; TL-30|TL-30; TL-30 x 6|TL-30X6; TRTL-30 x 6|TRTL-30X6; TXTL-60 x 6|TXTL-60X6; Vault, Class 1|V1; Vault, Class 2|V2; Vault, Class 3|V3; None|NONE',
  ),
  staticSet(
    'Crime Internal Control',
    'Controls against employee theft and fraud.',
    `
    Countersignature on checks; Bank reconciliation by another person; Yearly audit by a CPA; Mandatory vacation
    Background checks; Positive pay; Vendor verification; Segregation of duties; Surprise cash counts; Inventory counts
    `,
  ),
  staticSet(
    'Financial Statement Type',
    'Assurance on the financial statements.',
    'Audited, unqualified; Audited, qualified; Reviewed; Compiled; Internal; Tax returns only; None',
  ),
  staticSet(
    'Messenger Protection',
    'Protection of money outside the premises.',
    'Armored car; Armed guard; Two messengers; One messenger; Smart safe with provisional credit; None',
  ),
  staticSet(
    'Bond Class',
    'Main classes of surety.',
    'Contract|CON; License and permit|LIC; Court, judicial|JUD; Court, probate|PRO; Public official|POF; Miscellaneous|MIS; Fidelity|FID',
  ),
  staticSet(
    'Obligee Type',
    'Who is protected by a bond.',
    'Federal government; State agency; County; City; School district; Court; Private owner; General contractor; Lender; Utility',
  ),
  staticSet(
    'Indemnitor Type',
    'Who indemnifies the surety.',
    'Corporate; Personal, owner; Personal, owner and spouse; Third party; Trust; Limited; None',
  ),
  staticSet(
    'Collateral Type',
    'Security held against a bond.',
    'None; Irrevocable letter of credit; Cash; Certificate of deposit; Real estate; Treasury securities; Funds control',
  ),
  staticSet(
    'Bond Amount Band',
    'Penal sum of a bond.',
    'Under $25,000|B1; $25,000 to $100,000|B2; $100,000 to $500,000|B3; $500,000 to $1 million|B4; $1 to $5 million|B5; Over $5 million|B6',
  ),
  staticSet(
    'Work in Hand Band',
    'Cost to complete of work on hand.',
    'None|0; Under $1 million|1; $1 to $5 million|5; $5 to $10 million|10; $10 to $25 million|25; Over $25 million|99',
  ),
  staticSet(
    'Surety Claim Type',
    'Demands on a surety.',
    'Performance default; Payment claim by supplier; Payment claim by subcontractor; License violation; Forfeiture; Estate misconduct',
  ),
  staticSet(
    'Contractor Prequalification Rating',
    'Surety view of a contractor.',
    'Preferred|A; Standard|B; Accelerated program|C; SBA guarantee program|S; Declined|D',
  ),
];
