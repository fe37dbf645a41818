import { staticSet } from '../dsl/staticSet.ts';

/** Vehicles, coverage and rating of commercial auto. */
export const vehicleSets = [
  staticSet(
    'Auto Policy Form',
    'Commercial auto coverage forms; the value is the ISO form number.',
    'Business auto|CA 00 01; Auto dealers|CA 00 25; Motor carrier|CA 00 20; Business auto physical damage|CA 00 10',
  ),
  staticSet(
    'Fleet Size Band',
    'Power units on the schedule.',
    '1 to 4, non-fleet|F1; 5 to 9|F5; 10 to 24|F10; 25 to 49|F25; 50 to 99|F50; 100 to 249|F100; 250 or more|F250',
  ),
  staticSet(
    'Auto Coverage Part',
    'Coverages for which covered auto symbols are chosen.',
    `
    Liability|LIAB; Personal injury protection|PIP; Auto medical payments|MED; Uninsured motorists|UM
    Comprehensive|COMP; Specified causes of loss|SCL; Collision|COLL; Towing and labor|TOW
    `,
  ),
  staticSet(
    'Auto Split Limits',
    'Bodily injury per person, per accident, and property damage, in thousands.',
    `
    25/50/25|25/50/25; 30/60/25|30/60/25; 50/100/25|50/100/25; 50/100/50|50/100/50; 100/300/50|100/300/50
    100/300/100|100/300/100; 250/500/100|250/500/100; 250/500/250|250/500/250; 500/500/250|500/500/250
    500/1000/500|500/1000/500
    `,
  ),
  staticSet(
    'Auto Medical Payments Limit',
    'Limit for each person.',
    'No coverage|0; $500; $1,000; $2,000; $5,000; $10,000',
  ),
  staticSet(
    'Hired Auto Basis',
    'How the hired auto exposure is rated.',
    'Cost of hire, actual; Cost of hire, if any; Number of days; Included; Primary; Excess; Not covered',
  ),
  staticSet(
    'Non-Owned Auto Employees',
    'Employees who may drive their own cars on business.',
    '0 to 25|25; 26 to 100|100; 101 to 500|500; 501 to 1,000|1000; Over 1,000|1001; Volunteers|VOL',
  ),
  staticSet(
    'Auto Endorsement',
    'Endorsements of the business auto form; the value is the ISO form number.',
    `
    Drive other car|CA 99 10; Individual named insured|CA 99 17; Employees as insureds|CA 99 33
    Fellow employee coverage|CA 20 55; Rental reimbursement|CA 99 23; Lessor, additional insured and loss payee|CA 20 01
    Loss payable clause|CA 99 44; Designated insured|CA 20 48; Waiver of transfer of rights of recovery|CA 04 44
    Pollution liability, broadened coverage|CA 99 48; Stated amount|CA 99 28; Auto loan or lease gap|CA 20 71
    Audio, visual and data electronic equipment|CA 99 60; Mobile equipment|CA 20 15; Tapes, records and discs|CA 99 30
    Silica exclusion|CA 23 94; Motor carriers, insurance for non-trucking use|CA 23 09
    `,
  ),
  staticSet(
    'Telematics Program',
    'Use of vehicle data.',
    'None; Installed, insured monitors; Installed, data shared with carrier; Dash cameras, road facing; Dash cameras, dual facing; Smartphone based',
  ),
  staticSet(
    'Rental Reimbursement Limit',
    'Daily limit and most days.',
    '$30 a day, 30 days|30/30; $50 a day, 30 days|50/30; $75 a day, 30 days|75/30; $100 a day, 45 days|100/45; None|0',
  ),
  staticSet(
    'Towing and Labor Limit',
    'Limit for each disablement.',
    'No coverage|0; $50; $75; $100; $250; $500; $1,000',
  ),
  staticSet(
    'Vehicle Type',
    'Main rating types of vehicles.',
    `
    Private passenger|PPT; Light truck|LT; Medium truck|MT; Heavy truck|HT; Extra-heavy truck|XHT
    Heavy truck-tractor|HTT; Extra-heavy truck-tractor|XHTT; Semitrailer|SEMI; Service or utility trailer|TRLR
    Public auto|PUB; School bus|SBUS; Motorcycle|MC; Special purpose|SPEC; Mobile equipment|MOBL; Golf cart|GOLF
    `,
  ),
  staticSet(
    'Vehicle Size Class',
    'ISO size classes by gross vehicle or gross combination weight.',
    `
    Light, up to 10,000 lb|L; Medium, 10,001 to 20,000 lb|M; Heavy, 20,001 to 45,000 lb|H
    Extra-heavy, over 45,000 lb|XH; Heavy truck-tractor, up to 45,000 lb combined|HT
    Extra-heavy truck-tractor, over 45,000 lb combined|XHT
    `,
  ),
  staticSet(
    'GVWR Class',
    'Gross vehicle weight rating classes of the Federal Highway Administration.',
    `
    Class 1, up to 6,000 lb|1; Class 2, 6,001 to 10,000 lb|2; Class 3, 10,001 to 14,000 lb|3
    Class 4, 14,001 to 16,000 lb|4; Class 5, 16,001 to 19,500 lb|5; Class 6, 19,501 to 26,000 lb|6
    Class 7, 26,001 to 33,000 lb|7; Class 8, over 33,000 lb|8
    `,
  ),
  staticSet(
    'Vehicle Use',
    'Business use of trucks.',
    'Service|S; Retail delivery|R; Commercial|C; Personal use only|P; Farm|F; Emergency|E; Rented to others|N',
  ),
  staticSet(
    'Radius of Operation',
    'Straight-line distance from the place of principal garaging.',
    'Local, up to 50 miles|L; Intermediate, 51 to 200 miles|I; Long distance, over 200 miles|D',
  ),
  staticSet(
    'Vehicle Fuel Type',
    'Energy that drives the vehicle.',
    'Gasoline; Diesel; Biodiesel; Battery electric; Plug-in hybrid; Hybrid; Compressed natural gas; Propane; Hydrogen fuel cell; Ethanol',
  ),
  staticSet(
    'Vehicle Ownership',
    'Title to the vehicle.',
    'Owned; Financed; Leased, long term; Leased, under 6 months; Owned by employee; Owner-operator lease; Borrowed',
  ),
  staticSet(
    'Physical Damage Coverage',
    'Physical damage insured on a vehicle.',
    'None; Comprehensive and collision; Comprehensive only; Specified causes and collision; Fire and theft only',
  ),
  staticSet(
    'Vehicle Valuation',
    'How a total loss of a vehicle is valued.',
    'Actual cash value|ACV; Stated amount|STATED; Agreed value|AGREED; Replacement cost, new vehicles|RCNEW',
  ),
  staticSet(
    'Anti-Theft Device',
    'Devices against theft of the vehicle.',
    `
    None; Passive immobilizer; Active alarm; Steering lock; Fuel cut-off; GPS recovery; Etched glass
    Kingpin lock; Cargo door lock
    `,
  ),
  staticSet(
    'Garaging Type',
    'Where the vehicle stands at night.',
    'Locked garage; Fenced yard; Open lot; Carport; Street; Employee residence; Terminal',
  ),
  staticSet(
    'Trailer Type',
    'Kind of trailer.',
    `
    Dry van; Refrigerated van; Flatbed; Step deck; Lowboy; Tank, liquid; Tank, dry bulk; Hopper; End dump; Side dump
    Auto carrier; Livestock; Logging; Intermodal chassis; Curtain side; Moving van; Double or triple; Converter dolly
    `,
  ),
  staticSet(
    'Public Auto Type',
    'Vehicles that carry passengers.',
    `
    Taxicab; Limousine; Airport shuttle; Charter bus; Intercity bus; Urban bus; School bus; Church bus; Van pool
    Social service, agency owned; Paratransit; Hotel courtesy; Transportation network vehicle; Ambulance; Funeral vehicle
    `,
  ),
  staticSet(
    'Garage Operation',
    'Kinds of automobile business.',
    `
    Franchised dealer; Independent used dealer; Motorcycle dealer; Recreational vehicle dealer; Trailer dealer
    Repair shop; Body shop; Tire shop; Service station; Parking facility; Tow operator; Auto auction; Detailing
    `,
  ),
  staticSet(
    'Dealer Employee Class',
    'Rating classes of people of a dealership.',
    `
    Class I, regular operator|1R; Class I, all other employees|1O; Class II, non-employee under 25|2U
    Class II, non-employee 25 or over|2O
    `,
  ),
  staticSet(
    'Garagekeepers Coverage',
    'Basis of coverage on customers autos.',
    'Legal liability; Direct primary; Direct excess; Not covered',
  ),
  staticSet(
    'Dealer Plate Type',
    'Plates used by a dealer.',
    'Dealer; Transporter; Repairer; Temporary; Manufacturer; Loaner',
  ),
  staticSet(
    'Dealer Inventory Valuation',
    'Basis of dealers physical damage.',
    'Monthly reporting; Quarterly reporting; Non-reporting, fixed limit; Cost new; Wholesale value',
  ),
];
