import { staticSet } from '../dsl/staticSet.ts';

/** Drivers and motor carrier regulation. */
export const driverSets = [
  staticSet(
    'CDL Endorsement',
    'Endorsements of a commercial driver license, by federal code.',
    `
    Double or triple trailers|T; Passenger|P; Tank vehicle|N; Hazardous materials|H
    Tank and hazardous materials|X; School bus|S
    `,
  ),
  staticSet(
    'CDL Restriction',
    'Restrictions of a commercial driver license, by federal code.',
    `
    No manual transmission|E; No Class A passenger vehicle|M; No Class A or B passenger vehicle|N
    No tractor-trailer|O; Intrastate only|K; No air brake equipped vehicle|L; Medical variance|V
    No full air brake equipped vehicle|Z; No passengers in a bus, permit holder|P; No cargo in a tank, permit holder|X
    `,
  ),
  staticSet(
    'Driver License Status',
    'Standing of the license on the motor vehicle record.',
    'Valid; Expired; Suspended; Revoked; Cancelled; Disqualified; Permit; Foreign; Not found',
  ),
  staticSet(
    'Driver Status',
    'Standing of a driver on the policy.',
    'Active; Added, record pending; Excluded; Occasional; Terminated; Probationary; Owner-operator',
  ),
  staticSet(
    'Driving Experience Band',
    'Years licensed for the type of vehicle.',
    'Under 1 year|0; 1 to 2 years|1; 3 to 4 years|3; 5 to 9 years|5; 10 years or more|10',
  ),
  staticSet(
    'MVR Status',
    'Result of the motor vehicle record review.',
    'Clear; Acceptable; Borderline; Unacceptable; Ordered; Not on file; Refused consent',
  ),
  staticSet(
    'Motor Vehicle Violation',
    'Violations, grouped as the driver criteria weigh them.',
    `
    # Major
    Driving under the influence|M01; Refusal of chemical test|M02; Leaving the scene|M03; Reckless driving|M04
    Vehicular homicide|M05; Driving while suspended|M06; Racing|M07; Eluding an officer|M08
    Speeding, 25 mph or more over the limit|M09; Passing a stopped school bus|M10; Felony with a vehicle|M11
    # Serious, commercial driver
    Improper lane change|S01; Following too closely|S02; Hand-held telephone|S03; Texting|S04
    No commercial license in possession|S05; Railroad crossing violation|S06
    # Minor
    Speeding, 1 to 14 mph over the limit|N01; Speeding, 15 to 24 mph over the limit|N02; Red light|N03; Stop sign|N04
    Failure to yield|N05; Improper turn|N06; Improper passing|N07; Careless driving|N08
    # Non-moving
    Equipment defect|E01; Registration|E02; No proof of insurance|E03; Seat belt|E04; Overweight|E05
    Hours of service|E06; Log not current|E07
    `,
  ),
  staticSet(
    'Driver Accident Type',
    'Accidents of a driver.',
    `
    At fault, bodily injury; At fault, property damage only; Not at fault; Fault shared; Comprehensive only
    Preventable; Non-preventable; Under investigation
    `,
  ),
  staticSet(
    'Driver Training',
    'Training completed.',
    `
    Defensive driving course; Entry-level driver training, Class A; Entry-level driver training, Class B
    Smith System; Hazardous materials; Skid control; Load securement; Telematics coaching; None
    `,
  ),
  staticSet(
    'Driver Financial Responsibility Filing',
    'Filings made for a driver with a motor vehicle department.',
    `
    SR-22|SR-22; SR-22A, prepaid proof|SR-22A; SR-26, withdrawal of proof|SR-26
    FR-44, Florida and Virginia|FR-44; SR-50, Indiana|SR-50; None|NONE
    `,
  ),
  staticSet(
    'Operating Authority',
    'Federal or state authority under which a carrier operates.',
    `
    For hire, interstate|FHI; For hire, intrastate|FHS; Private carrier, property|PRV; Household goods|HHG
    Passengers, 15 or fewer|PA15; Passengers, 16 or more|PA16; Broker|BRK; Freight forwarder|FF; Exempt for hire|EXM
    `,
  ),
  staticSet(
    'Carrier Operation',
    'How a motor carrier hauls.',
    'Truckload; Less than truckload; Dedicated contract; Drayage; Expedited; Courier; Final mile; Dump; Towing; Leased to another carrier',
  ),
  staticSet(
    'Commodity Hazard Class',
    'Commodities as 49 CFR 387 distinguishes them.',
    `
    Property, not hazardous|NH; Oil and listed hazardous waste, materials and substances|OIL
    Hazardous in bulk, Class A or B explosives, poison gas, radioactive|HB; Passengers|PAX
    `,
  ),
  staticSet(
    'Cargo Commodity',
    'Commodities hauled, grouped by attractiveness to thieves and by damage hazard.',
    `
    # General freight
    General merchandise|100; Paper products|101; Furniture|102; Building materials|103; Textiles|104; Toys|105
    # Target commodities
    Consumer electronics|200; Pharmaceuticals|201; Tobacco products|202; Alcoholic beverages|203; Copper|204
    Designer apparel|205; Tires|206; Cosmetics|207; Nuts|208
    # Temperature controlled
    Meat|300; Seafood|301; Fresh produce|302; Dairy|303; Frozen food|304; Flowers|305
    # Bulk
    Grain|400; Sand and gravel|401; Coal|402; Cement|403; Fertilizer|404; Milk|405
    # Heavy and oversize
    Machinery|500; Steel|501; Modular homes|502; Wind turbine parts|503; Logs|504; Pipe|505
    # Vehicles and livestock
    New automobiles|600; Used automobiles|601; Boats|602; Cattle|603; Poultry|604; Horses|605
    # Hazardous
    Gasoline|700; Propane|701; Anhydrous ammonia|702; Explosives|703; Corrosives|704; Medical waste|705
    # Other
    Household goods|800; Mail and parcels|801; Intermodal containers|802; Scrap metal|803; Refuse|804
    `,
  ),
  staticSet(
    'FMCSA Safety Rating',
    'Safety fitness rating of a motor carrier.',
    'Satisfactory; Conditional; Unsatisfactory; Unrated',
  ),
  staticSet(
    'CSA BASIC Category',
    'Behavior categories of the federal safety measurement system.',
    `
    Unsafe driving; Crash indicator; Hours-of-service compliance; Vehicle maintenance; Controlled substances and alcohol
    Hazardous materials compliance; Driver fitness
    `,
  ),
  staticSet(
    'Hazardous Material Class',
    'Hazard classes of 49 CFR 173.2.',
    `
    Explosives|1; Gases|2; Flammable and combustible liquids|3; Flammable solids|4; Oxidizers and organic peroxides|5
    Toxic and infectious substances|6; Radioactive materials|7; Corrosives|8; Miscellaneous|9; None|0
    `,
  ),
  staticSet(
    'Refrigeration Breakdown Option',
    'Coverage for breakdown of a refrigeration unit.',
    'Not covered; Mechanical breakdown; Mechanical breakdown and operator error; With maintenance warranty',
  ),
  staticSet(
    'Driver Hiring Standard',
    'Minimum checks before a driver is put on the road.',
    'Motor vehicle record; Drug and alcohol clearinghouse; Road test; Criminal background; Prior employer; Medical card',
  ),
];
