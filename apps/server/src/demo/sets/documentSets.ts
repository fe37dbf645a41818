import { staticSet } from '../dsl/staticSet.ts';

/** Documents, interests in a policy, and proof of coverage. */
export const documentSets = [
  staticSet(
    'Document Status',
    'Progress of a document on the checklist.',
    'Not requested; Requested; Received; Under review; Accepted; Rejected; Waived; Expired',
  ),
  staticSet(
    'Document Source',
    'Where a document came from.',
    'Insured; Producer; Inspection vendor; Motor vehicle records; Credit bureau; Claims; Reinsurer; Generated',
  ),
  staticSet(
    'Document Delivery Method',
    'How a document is sent out.',
    'Electronic delivery; First-class mail; Certified mail; Certificate of mailing; Courier; Agent portal; Fax',
  ),
  staticSet(
    'Document Retention Class',
    'How long a document is kept.',
    `
    Policy life plus 7 years|P7; Policy life plus 10 years|P10; Closed claim plus 10 years|C10
    Declined submission, 3 years|D3; Workers compensation, 30 years|W30; Permanent|PERM; Legal hold|HOLD
    `,
  ),
  staticSet(
    'Template File Format',
    'File formats of document templates.',
    'Portable document format|PDF; Word document|DOCX; Excel workbook|XLSX; Rich text|RTF; HTML e-mail|HTML; Plain text|TXT',
  ),
  staticSet(
    'Form Edition Status',
    'Standing of an edition of a policy form.',
    'Drafting; Filed; Approved; Active; Renewal only; Superseded; Withdrawn',
  ),
  staticSet(
    'Policy Form Category',
    'Sections in which policy forms are assembled.',
    `
    Declarations; Schedule; Coverage form; Endorsement; Exclusion; Condition; State amendatory endorsement; Notice
    Application; Policyholder disclosure; Certificate
    `,
  ),
  staticSet(
    'Notice Type',
    'Notices sent to an insured, a producer or an interest.',
    `
    Cancellation for non-payment; Cancellation for underwriting reasons; Non-renewal; Conditional renewal
    Reinstatement; Rescission; Premium audit; Terrorism disclosure; Privacy notice; Adverse action; Claim denial
    Reservation of rights
    `,
  ),
  staticSet(
    'Proof of Mailing',
    'Evidence kept that a notice was mailed.',
    'Certificate of mailing; Certified mail receipt; Registered mail receipt; Electronic delivery log; Not required',
  ),
  staticSet(
    'Additional Interest Type',
    'Interest of a person or firm other than the insured.',
    `
    # Lenders
    Mortgagee|MORTG; Loss payee|LOSSP; Lender's loss payable|LLP; Contract of sale|CSALE; Lienholder|LIEN
    Building owner loss payable|BOLP
    # Additional insureds
    Additional insured|ADDIN; Additional insured, owner or lessor|AILES; Additional insured, vendor|AIVEN
    Additional insured, co-owner|AICOO; Additional insured, designated person|AIDES
    # Recipients
    Certificate holder|CERT; Notice of cancellation recipient|NOTIC; Additional named insured|ANI
    Employee as lessor|EMLES; Registrant|REGIS; Trustee|TRUST; Premium finance company|PFC
    `,
  ),
  staticSet(
    'Mortgagee Rank',
    'Order in which mortgagees are paid.',
    'First|1; Second|2; Third|3; Fourth or later|4',
  ),
  staticSet(
    'Certificate of Insurance Type',
    'Certificates issued; the value is the ACORD form number.',
    `
    Certificate of liability insurance|ACORD 25; Certificate of property insurance|ACORD 24
    Evidence of commercial property insurance|ACORD 28; Evidence of property insurance|ACORD 27
    Certificate of aviation liability insurance|ACORD 21; Insurance identification card|ACORD 50
    `,
  ),
  staticSet(
    'Application Form',
    'Industry application forms accepted by the submission desk; the value is the ACORD form number.',
    `
    Commercial insurance application|ACORD 125; Commercial general liability section|ACORD 126
    Business auto section|ACORD 127; Garage and dealers section|ACORD 128; Vehicle schedule|ACORD 129
    Workers compensation application|ACORD 130; Umbrella or excess section|ACORD 131; Property section|ACORD 140
    Crime section|ACORD 141; Installation or builders risk section|ACORD 147; Equipment floater section|ACORD 146
    Businessowners section|ACORD 160; Driver information schedule|ACORD 163
    `,
  ),
  staticSet(
    'Additional Insured Endorsement',
    'Liability endorsements that add an insured; the value is the ISO form number.',
    `
    # Contractors
    Owners, lessees or contractors, scheduled person|CG 20 10
    Owners, lessees or contractors, completed operations|CG 20 37
    Owners, lessees or contractors, automatic status|CG 20 33
    Owners, lessees or contractors, automatic status for other parties|CG 20 38
    # Premises and equipment
    Managers or lessors of premises|CG 20 11; Mortgagee, assignee or receiver|CG 20 18
    Owners or other interests from whom land has been leased|CG 20 24; Lessor of leased equipment|CG 20 28
    Lessor of leased equipment, automatic status|CG 20 34; Co-owner of insured premises|CG 20 27
    # Other
    Designated person or organization|CG 20 26; Vendors|CG 20 15; Controlling interest|CG 20 05
    Grantor of franchise|CG 20 29; State or governmental agency, permits|CG 20 12
    State or governmental agency, permits relating to premises|CG 20 13; Users of golfmobiles|CG 20 08
    Engineers, architects or surveyors|CG 20 07; Concessionaires trading under your name|CG 20 03
    `,
  ),
  staticSet(
    'Waiver of Subrogation',
    'Scope in which the carrier gives up recovery from others.',
    'None; Scheduled person or organization; Blanket, where required by written contract; Blanket, all',
  ),
];
