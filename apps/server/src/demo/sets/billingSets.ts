import { staticSet } from '../dsl/staticSet.ts';

/** Billing, premium, fees and taxes. */
export const billingSets = [
  staticSet(
    'Billing Method',
    'Who is billed for the premium.',
    'Direct bill to insured|DBI; Direct bill to mortgagee|DBM; Agency bill|AB; Payroll reporting|PAYO; List bill|LB',
  ),
  staticSet(
    'Payment Terms',
    'Days until a premium invoice is due.',
    'Due on receipt|0; Net 10 days|10; Net 15 days|15; Net 20 days|20; Net 30 days|30; Net 45 days|45; Net 60 days|60',
  ),
  staticSet(
    'Payment Method',
    'How a premium is paid.',
    `
    Electronic funds transfer|EFT; Recurring electronic transfer|REFT; Credit card|CC; Debit card|DC; Check|CHK
    Wire transfer|WIRE; Lockbox|LOCK; Premium finance draft|PFD; Agency sweep|SWEEP
    `,
  ),
  staticSet(
    'Down Payment Percentage',
    'Share of the annual premium that is due at inception.',
    '8.33%|8.33; 10%|10; 15%|15; 16.67%|16.67; 20%|20; 25%|25; 30%|30; 40%|40; 50%|50; 100%|100',
  ),
  staticSet(
    'Invoice Delivery',
    'How invoices reach the payer.',
    'Paper by mail; E-mail; Customer portal; Agent portal; Electronic data interchange; Bank bill pay',
  ),
  staticSet(
    'Fee Type',
    'Fees that may be added to premium where a state allows them.',
    `
    # Billing
    Installment fee; Late fee; Returned payment fee; Reinstatement fee; Convenience fee
    # Policy
    Policy fee; Inspection fee; Motor vehicle report fee; Filing fee; Loss control fee; Stamping fee
    `,
  ),
  staticSet(
    'Tax and Surcharge Type',
    'Taxes, assessments and surcharges collected with premium.',
    `
    # Taxes
    Premium tax; Surplus lines tax; Municipal tax, Kentucky; Fire marshal tax
    # Assessments
    Guaranty fund assessment; Residual market assessment; Second injury fund assessment
    Workers compensation administration fund; Hurricane catastrophe fund assessment; Fire premium surcharge
    # Surcharges
    Motor vehicle law enforcement fee; Terrorism premium; Catastrophe provision; State surcharge, New Jersey
    `,
  ),
  staticSet(
    'Premium Type',
    'Parts of the premium of a policy.',
    `
    Deposit premium; Estimated annual premium; Minimum premium; Minimum earned premium; Audit premium
    Additional premium; Return premium; Reporting premium; Reinstatement premium; Expense constant
    `,
  ),
  staticSet(
    'Premium Rounding Rule',
    'How a computed premium is rounded.',
    `
    Nearest whole dollar|1; Up to the next whole dollar|UP1; Down to the whole dollar|DN1; Nearest five dollars|5
    Nearest ten dollars|10; No rounding|0.01
    `,
  ),
  staticSet(
    'Minimum Earned Premium',
    'Share of the premium kept whenever a policy is cancelled.',
    'None|0; 10%|10; 15%|15; 25%|25; 35%|35; 50%|50; 100%, fully earned|100',
  ),
  staticSet(
    'Account Receivable Status',
    'Standing of a billing account.',
    `
    Current; Past due 1 to 30 days; Past due 31 to 60 days; Past due 61 to 90 days; Past due over 90 days
    Notice of cancellation sent; In collections; Written off; In bankruptcy
    `,
  ),
  staticSet(
    'Billing Hold Reason',
    'Why invoices of an account are held.',
    'Disputed premium; Catastrophe moratorium; Bankruptcy stay; Pending endorsement; Pending audit; Bank reject research',
  ),
  staticSet(
    'Returned Payment Reason',
    'Why a bank returned a payment; the value is the Nacha return code where one applies.',
    `
    Insufficient funds|R01; Account closed|R02; No account or unable to locate account|R03
    Invalid account number|R04; Payment stopped|R08; Uncollected funds|R09; Not authorized|R10
    Account frozen|R16; Card declined|CARD; Card expired|EXPIRED
    `,
  ),
  staticSet(
    'Write-Off Reason',
    'Why a balance is written off.',
    'Balance under tolerance; Uncollectible after agency; Bankruptcy discharge; Statute of limitations; Goodwill',
  ),
  staticSet(
    'Premium Refund Method',
    'How a return premium is paid out.',
    'Check to insured; Electronic transfer to insured; Credit to account; To premium finance company; To producer; To mortgagee',
  ),
  staticSet(
    'Audit Status',
    'Progress of a premium audit.',
    `
    Not started; Ordered; Assigned to vendor; Records requested; In progress; Under review; Billed; Disputed; Revised
    Closed; Non-productive; Waived
    `,
  ),
  staticSet(
    'Audit Frequency',
    'How often the exposure of a policy is audited.',
    'Annual|A; Semiannual|S; Quarterly|Q; Monthly|M; On cancellation|C; Not auditable|N',
  ),
  staticSet(
    'Audit Dispute Reason',
    'Why an insured disputes an audit.',
    `
    Misclassified operations; Uninsured subcontractor had coverage; Overtime premium not removed
    Officer payroll limits not applied; Wrong audit period; Sales include excluded items; Clerical error
    `,
  ),
];
