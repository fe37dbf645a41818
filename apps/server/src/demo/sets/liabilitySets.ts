import { staticSet } from '../dsl/staticSet.ts';

/** General liability and umbrella. */
export const liabilitySets = [
  staticSet(
    'General Liability Coverage Form',
    'Liability coverage forms; the value is the ISO form number.',
    `
    Commercial general liability, occurrence|CG 00 01; Commercial general liability, claims-made|CG 00 02
    Owners and contractors protective|CG 00 09; Liquor liability, occurrence|CG 00 33
    Liquor liability, claims-made|CG 00 34; Railroad protective|CG 00 35; Products and completed operations|CG 00 37
    Pollution liability, designated sites|CG 00 39
    `,
  ),
  staticSet(
    'General Liability Class Group',
    'Groups of liability classes; the premium basis follows from the group.',
    `
    Premises, buildings|BLDG; Premises, apartments|APT; Mercantile, sales|MERC; Restaurants|REST
    Manufacturing, sales|MFG; Contractors, payroll|CONP; Contractors, subcontracted cost|CONS; Services, payroll|SERV
    Institutions, enrollment|INST; Events, admissions|EVNT; Vacant land|LAND; Clubs, members|CLUB
    `,
  ),
  staticSet(
    'Exposure Status',
    'How firm an exposure is.',
    'Estimated; Actual; If any; Flat charge; Included elsewhere',
  ),
  staticSet(
    'Aggregate Applies Per',
    'What the general aggregate applies to.',
    'Policy; Project|PROJ; Location|LOC; Project and location',
  ),
  staticSet(
    'Liability Deductible Basis',
    'How a liability deductible is applied.',
    `
    Per claim, bodily injury; Per claim, property damage; Per claim, combined; Per occurrence, bodily injury
    Per occurrence, property damage; Per occurrence, combined
    `,
  ),
  staticSet(
    'Hired and Non-Owned Auto Option',
    'Hired and non-owned auto liability added to a liability policy.',
    'Not included; Hired only; Non-owned only; Hired and non-owned; Hired and non-owned with delivery',
  ),
  staticSet(
    'Stop Gap Election',
    'Employers liability added for monopolistic states.',
    'Not elected; Ohio|OH; North Dakota|ND; Washington|WA; Wyoming|WY; All monopolistic states|ALL',
  ),
  staticSet(
    'General Liability Exclusion Endorsement',
    'Exclusions that can be added to general liability; the value is the ISO form number.',
    `
    Employment-related practices|CG 21 47; Total pollution|CG 21 49; Designated professional services|CG 21 16
    Designated products|CG 21 33; Designated work|CG 21 34; Coverage C, medical payments|CG 21 35
    New entities|CG 21 36; Personal and advertising injury|CG 21 38; Contractual liability limitation|CG 21 39
    Limitation to designated premises, project or operation|CG 21 44; Abuse or molestation|CG 21 46
    Products-completed operations hazard|CG 21 04; Access or disclosure of confidential information|CG 21 06
    Silica|CG 21 96; Fungi or bacteria|CG 21 67; Designated operations under a wrap-up|CG 21 54
    Exterior insulation and finish systems|CG 21 86; Unmanned aircraft|CG 21 09; Communicable disease|CG 21 32
    Contractors, professional liability|CG 22 79; Engineers, architects or surveyors professional|CG 22 43
    `,
  ),
  staticSet(
    'Contractor Trade',
    'Trades that the carrier writes or refers.',
    `
    # General
    General contractor, commercial|GCC; General contractor, residential|GCR; Construction manager|CM; Developer|DEV
    # Structure
    Carpentry|CARP; Concrete|CONC; Masonry|MASN; Steel erection|STEL; Roofing|ROOF; Framing|FRAM; Demolition|DEMO
    # Systems
    Electrical|ELEC; Plumbing|PLMB; Heating and cooling|HVAC; Fire sprinkler|SPRK; Elevator|ELEV; Solar|SOLR
    # Finish
    Painting|PANT; Drywall|DRYW; Flooring|FLOR; Tile and stone|TILE; Glazing|GLAZ; Cabinetry|CABN; Insulation|INSL
    # Site
    Excavation|EXCV; Paving|PAVE; Landscaping|LAND; Tree service|TREE; Fencing|FENC; Septic systems|SEPT
    Well drilling|WELL; Utility construction|UTIL
    # Specialty
    Asbestos abatement|ASBE; Scaffold erection|SCAF; Crane and rigging|CRAN; Swimming pools|POOL
    `,
  ),
  staticSet(
    'Type of Construction Work',
    'Kind of structure a contractor works on.',
    `
    Commercial, new; Commercial, renovation; Industrial; Institutional; Apartments; Condominiums or townhouses
    Tract homes; Custom homes; Residential remodeling; Heavy civil; Streets and roads; Bridges
    `,
  ),
  staticSet(
    'Subcontracted Cost Band',
    'Share of receipts paid to subcontractors.',
    'None|0; Under 10%|10; 10% to 25%|25; 26% to 50%|50; 51% to 75%|75; Over 75%|100',
  ),
  staticSet(
    'Subcontractor Risk Transfer',
    'Controls an insured keeps over its subcontractors.',
    `
    Written contract with hold harmless; Additional insured status, ongoing operations
    Additional insured status, completed operations; Certificates collected and tracked
    Limits equal to the insured's; Waiver of subrogation; Prequalification; None
    `,
  ),
  staticSet(
    'Maximum Working Height',
    'Greatest height of exterior work.',
    'Ground level; Up to 15 feet; 16 to 30 feet; 31 to 60 feet; Over 60 feet',
  ),
  staticSet(
    'Maximum Excavation Depth',
    'Greatest depth of excavation.',
    'None; Up to 4 feet; 5 to 10 feet; 11 to 20 feet; Over 20 feet',
  ),
  staticSet(
    'Wrap-Up Participation',
    'Controlled insurance programs that a contractor works under.',
    'None; Owner controlled|OCIP; Contractor controlled|CCIP; Rolling program|ROCIP; Enrolled on some projects',
  ),
  staticSet(
    'Contractor License Type',
    'License under which a contractor works.',
    'General; Specialty; Residential builder; Home improvement; Registration only; Not required; Expired; None',
  ),
  staticSet(
    'Premises Hazard',
    'Conditions on premises that invite injuries.',
    `
    Swimming pool, fenced; Swimming pool, unfenced; Diving board; Playground; Trampoline; Balconies or decks
    Escalators; Elevators; Parking structure; Dock or pier; Lake or pond; Dogs on premises; Firearms on premises
    Fuel dispensing; Drive-through; Valet parking; Short-term rentals
    `,
  ),
  staticSet(
    'Recreational Facility',
    'Recreation offered to the public or to tenants.',
    `
    Fitness room; Spa or hot tub; Sauna; Tennis or pickleball; Golf course; Climbing wall; Zip line; Horseback riding
    Boat rental; Ice rink; Inflatables; Axe throwing; Rage room; Batting cage; Go-karts; Water slide
    `,
  ),
  staticSet(
    'Liquor Liability Class',
    'Establishments by share of alcohol in receipts.',
    `
    Restaurant, under 25% alcohol|L1; Restaurant, 25% to 50% alcohol|L2; Restaurant, over 50% alcohol|L3
    Bar or tavern|L4; Nightclub|L5; Package store|L6; Grocery or convenience store|L7; Caterer|L8; Club or association|L9
    Brewery, winery or distillery tasting room|L10; Special event|L11
    `,
  ),
  staticSet(
    'Alcohol Server Training',
    'Training of staff who serve alcohol.',
    'TIPS, all servers; ServSafe Alcohol, all servers; State program, all servers; Managers only; None',
  ),
  staticSet(
    'Special Event Type',
    'Events insured by the day.',
    `
    Wedding; Trade show; Concert; Festival; Parade; Road race; Fundraiser; Sporting event; Fireworks display
    Farmers market; Conference; Film screening; Haunted attraction
    `,
  ),
  staticSet(
    'Product Hazard Group',
    'Products by severity of injury they may cause.',
    `
    # Low
    Stationery; Textiles; Furniture; Software on media
    # Moderate
    Food and beverage; Household appliances; Sporting goods; Toys; Cosmetics; Electrical components
    # High
    Machinery; Automotive parts; Chemicals; Medical devices; Nutritional supplements; Ladders and scaffolds
    Lithium batteries; Electronic cigarettes
    # Referral only
    Pharmaceuticals; Aircraft parts; Firearms; Explosives; Tobacco
    `,
  ),
  staticSet(
    'Product Distribution',
    'The part of the insured in the chain of distribution.',
    'Manufacturer; Importer; Private label; Wholesaler; Retailer; Component supplier; Repackager; Online marketplace seller',
  ),
  staticSet(
    'Product Recall Plan',
    'State of the recall plan.',
    'Written and tested; Written; Informal; None',
  ),
  staticSet(
    'Pollution Exposure',
    'Pollutants handled on premises or at job sites.',
    `
    Underground storage tanks; Above-ground storage tanks; Dry cleaning solvent; Plating or etching; Paint booth
    Agricultural chemicals; Asbestos; Lead paint; Mold remediation; Medical waste; PFAS; None
    `,
  ),
  staticSet(
    'Umbrella Form',
    'How excess coverage follows the underlying.',
    'Umbrella; Follow form excess; Stand-alone excess; Buffer layer; Quota share of layer',
  ),
  staticSet(
    'Excess Layer Position',
    'Layer above the primary.',
    'Lead; First excess; Second excess; Third excess; Fourth excess or higher',
  ),
  staticSet(
    'Umbrella Exclusion',
    'Exclusions available on umbrella policies.',
    `
    Professional services; Employee benefits liability; Care, custody or control; Foreign liability; Auto liability
    Liquor liability; Abuse or molestation; Residential construction; Wrap-up; Assault or battery; Cyber; Aircraft
    Watercraft over 26 feet; Punitive damages; Silica or asbestos
    `,
  ),
  staticSet(
    'Underlying Policy Type',
    'Policies over which an umbrella sits.',
    `
    General liability|GL; Business auto|BA; Garage and dealers|GAR; Employers liability|EL; Employee benefits liability|EBL
    Liquor liability|LIQ; Foreign liability|FOR; Hired and non-owned auto|HNO; Watercraft liability|WAT
    Businessowners liability|BOP
    `,
  ),
];
