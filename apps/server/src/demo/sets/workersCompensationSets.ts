import { staticSet } from '../dsl/staticSet.ts';

/** Workers compensation, other than the injury coding. */
export const workersCompensationSets = [
  staticSet(
    'Workers Compensation Class Code',
    'Classifications in common use, grouped by schedule; the value is the NCCI code.',
    `
    # Agriculture
    0005 - Farm: nursery employees and drivers|0005; 0016 - Farm: orchard and drivers|0016
    0037 - Farm: field crops and drivers|0037; 0042 - Landscape gardening and drivers|0042
    0083 - Farm: cattle or livestock raising and drivers|0083; 0106 - Tree pruning, spraying, repairing|0106
    # Manufacturing
    2003 - Bakery, salespersons and drivers|2003; 2501 - Cloth, canvas and related products|2501
    2802 - Carpentry, shop only, and drivers|2802; 2883 - Furniture manufacturing, wood|2883
    3066 - Sheet metal products manufacturing|3066; 3179 - Electrical apparatus manufacturing|3179
    3632 - Machine shop NOC|3632; 4299 - Printing|4299; 4484 - Plastics manufacturing: molded products NOC|4484
    4511 - Analytical chemist|4511
    # Construction
    5022 - Masonry NOC|5022; 5040 - Iron or steel: erection, frame structures|5040; 5183 - Plumbing NOC and drivers|5183
    5190 - Electrical wiring within buildings and drivers|5190; 5213 - Concrete construction NOC|5213
    5221 - Concrete or cement work: floors, driveways, yards or sidewalks|5221; 5348 - Ceramic tile, indoor stone|5348
    5403 - Carpentry NOC|5403; 5437 - Carpentry: cabinet work or interior trim|5437
    5445 - Wallboard installation within buildings|5445; 5474 - Painting NOC|5474
    5479 - Insulation work NOC|5479; 5506 - Street or road construction: paving|5506
    5537 - Heating, ventilation and air conditioning|5537; 5551 - Roofing, all kinds|5551
    5606 - Contractor, project manager or construction executive|5606; 5645 - Carpentry: residential dwellings|5645
    6217 - Excavation and drivers|6217
    # Transportation and utilities
    7219 - Trucking NOC|7219; 7380 - Drivers, chauffeurs, messengers NOC|7380
    7539 - Electric light or power company NOC|7539; 9403 - Garbage, ashes or refuse collection and drivers|9403
    # Mercantile
    8006 - Store: grocery, retail|8006; 8010 - Store: hardware|8010; 8017 - Store: retail NOC|8017
    8018 - Store: wholesale NOC|8018; 8044 - Store: furniture and drivers|8044; 8232 - Building material dealer|8232
    8292 - Storage warehouse NOC|8292
    # Automotive
    8380 - Automobile service or repair center and drivers|8380; 8393 - Automobile body repair|8393
    # Office and professional
    8601 - Engineer or architect, consulting|8601; 8742 - Salespersons, outside|8742
    8810 - Clerical office employees NOC|8810; 8820 - Attorney, all employees|8820; 8832 - Physician and clerical|8832
    # Institutional
    8829 - Convalescent or nursing home|8829; 8833 - Hospital: professional employees|8833
    8868 - College or school: professional employees|8868; 9101 - College or school: all other employees|9101
    # Services and hospitality
    9014 - Janitorial services by contractors|9014; 9015 - Building or property operation|9015
    9052 - Hotel: all other employees|9052; 9058 - Hotel: restaurant employees|9058; 9082 - Restaurant NOC|9082
    9083 - Restaurant: fast food|9083; 9586 - Barber shop, beauty parlor or hair styling salon|9586
    `,
    { minSearchStringLength: 2 },
  ),
  staticSet(
    'NCCI Hazard Group',
    'Hazard groups by expected excess loss, from the least to the most hazardous.',
    'Hazard group A|A; Hazard group B|B; Hazard group C|C; Hazard group D|D; Hazard group E|E; Hazard group F|F; Hazard group G|G',
  ),
  staticSet(
    'Experience Rating Status',
    'Standing of the experience modification.',
    'Final; Preliminary; Tentative; Contingent; Not eligible; Merit rated; Ownership change pending',
  ),
  staticSet(
    'Other States Coverage',
    'Treatment of item 3.C of the information page.',
    'All states except monopolistic and listed; Listed states only; Residual market limited; None',
  ),
  staticSet(
    'Federal Compensation Coverage',
    'Federal acts under which workers may recover.',
    `
    None; Longshore and Harbor Workers (USL&H)|USLH; Outer Continental Shelf Lands Act|OCSLA; Defense Base Act|DBA
    Nonappropriated Fund Instrumentalities Act|NAFI; Federal Employers Liability Act|FELA; Jones Act|JONES
    Federal Coal Mine Health and Safety Act|COAL; Migrant and Seasonal Agricultural Worker Protection Act|MSAWPA
    `,
  ),
  staticSet(
    'Officer Inclusion Status',
    'Whether owners and officers are covered.',
    'Included; Excluded, election on file; Excluded by statute; Included by election; Election requested',
  ),
  staticSet(
    'Annual Payroll Band',
    'Total remuneration of the policy.',
    `
    Under $100,000|Y1; $100,000 to $500,000|Y2; $500,000 to $1 million|Y3; $1 million to $5 million|Y4
    $5 million to $25 million|Y5; Over $25 million|Y6
    `,
  ),
  staticSet(
    'Loss-Sensitive Rating Plan',
    'Plans in which the premium follows the losses.',
    `
    Guaranteed cost; Incurred loss retrospective; Paid loss retrospective; Large deductible; Sliding scale dividend
    Flat dividend; Large risk alternative rating option|LRARO; Captive reinsured
    `,
  ),
  staticSet(
    'Employee Leasing Arrangement',
    'Workers supplied by or to others.',
    `
    None; Professional employer organization, master policy; Professional employer organization, multiple coordinated
    Temporary staffing used; Temporary staffing supplied; Borrowed servants
    `,
  ),
  staticSet(
    'Workplace Safety Program',
    'Elements of the safety program.',
    `
    Written safety program; Safety committee; Drug-free workplace; Return-to-work program; Job hazard analysis
    Respiratory protection; Lockout and tagout; Fall protection; Fleet safety; Wellness program; None
    `,
  ),
  staticSet(
    'Employment Type',
    'Terms on which a person works.',
    `
    Full time; Part time; Seasonal; Temporary; Leased; Volunteer; Apprentice; Independent contractor; Family member
    Piece worker; Domestic worker
    `,
  ),
  staticSet(
    'Overtime Pay Basis',
    'How overtime is paid, for its removal at audit.',
    'None; Time and a half; Double time; Not separately recorded',
  ),
  staticSet(
    'Work Shift',
    'Shift on which an injury took place.',
    'Day; Evening; Night; Rotating; Split; On call',
  ),
  staticSet(
    'Wage Period',
    'Period for which a wage is stated.',
    'Hourly|HR; Daily|DA; Weekly|WK; Biweekly|BW; Semimonthly|SM; Monthly|MO; Yearly|YR',
  ),
  staticSet(
    'Return to Work Status',
    'Standing of an injured worker.',
    'No lost time; Off work; Modified duty; Full duty; Released, not returned; Permanent restrictions; Retired; Deceased',
  ),
  staticSet(
    'Initial Medical Treatment',
    'First treatment of an injury; the value is the code of the first report standard.',
    `
    No medical treatment|00; Minor on-site remedies by employer|01; Minor clinic or hospital remedies|02
    Emergency evaluation|03; Hospitalization over 24 hours|04; Future major medical or lost time anticipated|05
    `,
  ),
  staticSet(
    'OSHA Recordkeeping Outcome',
    'Columns of the OSHA 300 log.',
    'Death|G; Days away from work|H; Job transfer or restriction|I; Other recordable case|J; Not recordable|NR',
  ),
];
