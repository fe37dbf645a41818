import { staticSet } from '../dsl/staticSet.ts';

/** Construction, occupancy, protection and exposure of a building. */
export const buildingSets = [
  staticSet(
    'Construction Class',
    'ISO construction classes; the value is the class number.',
    `
    Frame|1; Joisted masonry|2; Non-combustible|3; Masonry non-combustible|4; Modified fire resistive|5
    Fire resistive|6
    `,
  ),
  staticSet(
    'Occupancy Class',
    'What a building is used for, grouped by kind of use.',
    `
    # Habitational
    Apartments, 1 to 10 units|H01; Apartments, 11 to 30 units|H02; Apartments, over 30 units|H03
    Condominium association|H04; Student housing|H05; Assisted living|H06; Hotel or motel|H07; Dormitory|H08
    # Mercantile
    Clothing store|M01; Grocery or supermarket|M02; Convenience store without fuel|M03
    Convenience store with fuel|M04; Furniture store|M05; Hardware store|M06; Pharmacy|M07; Shopping center|M08
    Liquor store|M09; Automobile showroom|M10
    # Food service
    Restaurant, limited cooking|F01; Restaurant, full cooking|F02; Fast food|F03; Bar or tavern|F04; Bakery|F05
    Banquet hall|F06; Brewery or distillery|F07
    # Office and service
    General office|O01; Medical office|O02; Bank|O03; Beauty or barber shop|O04; Dry cleaning plant|O05
    Laundromat|O06; Call center|O07; Data center|O08
    # Institutional
    School|I01; College or university|I02; Child day care|I03; Church or place of worship|I04; Hospital|I05
    Nursing home|I06; Municipal building|I07; Museum or library|I08
    # Storage
    General warehouse|S01; Cold storage|S02; Self-storage|S03; Distribution center|S04; Lumber yard|S05
    Flammable liquids storage|S06
    # Industrial
    Machine shop|N01; Metal fabrication|N02; Woodworking|N03; Plastics manufacturing|N04; Food processing|N05
    Electronics assembly|N06; Printing|N07; Textile manufacturing|N08; Chemical manufacturing|N09
    # Automotive
    Automobile repair|A01; Body and paint shop|A02; Car wash|A03; Tire dealer|A04; Truck terminal|A05
    # Recreation
    Fitness center|R01; Theater|R02; Bowling center|R03; Country club|R04; Indoor sports complex|R05
    # Agricultural
    Grain elevator|G01; Barn or stable|G02; Greenhouse|G03
    `,
    { minSearchStringLength: 2 },
  ),
  staticSet(
    'Occupancy Status',
    'How far a building is in use.',
    'Fully occupied; Partly occupied, 31% or more; Partly occupied, under 31%; Vacant; Under construction; Under renovation',
  ),
  staticSet(
    'Building Interest',
    "The insured's interest in the premises.",
    'Owner occupant; Owner, leased to others; Tenant, whole building; Tenant, part of building; Lessee of land; Manager',
  ),
  staticSet(
    'Public Protection Class',
    'Public Protection Classification of the community, from the best to none.',
    `
    Class 1|1; Class 2|2; Class 3|3; Class 4|4; Class 5|5; Class 6|6; Class 7|7; Class 8|8; Class 8B|8B; Class 9|9
    Class 10|10
    `,
  ),
  staticSet(
    'Building Code Effectiveness Grade',
    'Building Code Effectiveness Grading of the community, from exemplary to ungraded.',
    `
    Grade 1|1; Grade 2|2; Grade 3|3; Grade 4|4; Grade 5|5; Grade 6|6; Grade 7|7; Grade 8|8; Grade 9|9; Grade 10|10
    Unclassified|98; Ungraded|99
    `,
  ),
  staticSet(
    'Distance to Fire Station',
    'Road distance to the responding fire station.',
    'Within 1 mile|1; Over 1 to 3 miles|3; Over 3 to 5 miles|5; Over 5 to 7 miles|7; Over 7 miles|9',
  ),
  staticSet(
    'Distance to Hydrant',
    'Distance to the nearest hydrant as hose is laid.',
    'Within 300 feet|300; 301 to 500 feet|500; 501 to 1,000 feet|1000; Over 1,000 feet|1001; Other credited water supply|OTH',
  ),
  staticSet(
    'Fire Department Type',
    'How the responding department is staffed.',
    'Career; Mostly career; Mostly volunteer; Volunteer; Industrial brigade; None',
  ),
  staticSet(
    'Number of Stories',
    'Stories above grade.',
    '1 story|1; 2 stories|2; 3 stories|3; 4 to 7 stories|4; 8 to 14 stories|8; 15 to 30 stories|15; Over 30 stories|31',
  ),
  staticSet(
    'Floor Area Band',
    'Total floor area of a building in square feet.',
    `
    Under 2,500|A1; 2,500 to 5,000|A2; 5,001 to 10,000|A3; 10,001 to 25,000|A4; 25,001 to 50,000|A5
    50,001 to 100,000|A6; 100,001 to 250,000|A7; Over 250,000|A8
    `,
  ),
  staticSet(
    'Building Age Band',
    'Years since the building was completed.',
    '0 to 5 years|Y0; 6 to 10 years|Y6; 11 to 20 years|Y11; 21 to 30 years|Y21; 31 to 50 years|Y31; Over 50 years|Y51',
  ),
  staticSet(
    'Foundation Type',
    'Foundation under the lowest floor.',
    'Slab on grade; Basement, unfinished; Basement, finished; Crawl space; Piles or piers; Stilts, open below; Mat or raft',
  ),
  staticSet(
    'Exterior Wall Finish',
    'Main cladding of the exterior walls.',
    `
    # Combustible
    Wood siding; Wood shingle; Vinyl siding; Exterior insulation and finish system|EIFS
    # Limited or non-combustible
    Brick veneer; Solid brick; Concrete block; Poured or tilt-up concrete; Stucco; Stone; Fiber cement; Metal panel
    Insulated metal panel; Glass curtain wall
    `,
  ),
  staticSet(
    'Heating System',
    'Main heating of the building.',
    `
    # Central
    Forced air furnace; Boiler, hot water; Boiler, steam; Heat pump; Rooftop unit; Geothermal; District steam
    # Local
    Unit heater; Radiant tube; Electric baseboard; Portable heater; Wood or pellet stove; None
    `,
  ),
  staticSet(
    'Heating Fuel',
    'Fuel of the main heating.',
    'Natural gas; Fuel oil; Electricity; Propane; Wood or pellets; Coal; Waste oil; Solar thermal; None',
  ),
  staticSet(
    'Wiring Type',
    'Branch wiring of the building.',
    `
    Copper, circuit breakers; Copper, fuses; Aluminum, remediated; Aluminum, not remediated; Knob and tube
    Mixed, partly updated; Unknown
    `,
  ),
  staticSet(
    'Electrical Panel',
    'Make or condition of the service panel.',
    'Current make, no defects; Federal Pacific Stab-Lok; Zinsco; Challenger; Fuse box; Double tapped breakers; Unknown',
  ),
  staticSet(
    'Plumbing Material',
    'Main supply piping.',
    'Copper; PEX; CPVC; Polybutylene; Galvanized steel; Lead; Cast iron; Mixed; Unknown',
  ),
  staticSet(
    'Building Updates',
    'Systems that have been fully renewed.',
    'Roof; Electrical; Plumbing; Heating and cooling; Windows and doors; Fire protection; Structure; None',
  ),
  staticSet(
    'Premises Security',
    'Security of a location outside business hours.',
    `
    Perimeter fence; Gated access; Exterior lighting; Video surveillance, recorded; Video surveillance, monitored
    Guard service, 24 hours; Guard service, nights; Access control cards; None
    `,
  ),
  staticSet(
    'Historic Designation',
    'Register on which a building is listed.',
    'National register; State register; Local landmark; Contributing to a historic district; None',
  ),
];
