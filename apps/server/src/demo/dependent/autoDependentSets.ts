import { dependentSet } from '../dsl/dependentSet.ts';

/** Commercial auto choices that follow from the vehicle, the coverage or the state. */
export const autoDependentSets = [
  dependentSet(
    'Covered Auto Symbol',
    'Symbols of the covered auto forms that may be chosen for a coverage part.',
    {
      byFields: ['CommercialAutoCoverage|policyFormType', 'CommercialAutoCoverage|coveragePart'],
      items: `
      # Business auto
      1 - Any auto|1|1; 2 - Owned autos only|2|2; 3 - Owned private passenger autos only|3
      4 - Owned autos other than private passenger|4; 5 - Owned autos subject to no-fault|5
      6 - Owned autos subject to compulsory uninsured motorists|6; 7 - Specifically described autos|7|3; 8 - Hired autos only|8
      9 - Non-owned autos only|9; 19 - Mobile equipment subject to financial responsibility|19
      # Auto dealers
      21 - Any auto|21; 22 - Owned autos only|22; 23 - Owned private passenger autos only|23
      24 - Owned autos other than private passenger|24; 25 - Owned autos subject to no-fault|25
      26 - Owned autos subject to compulsory uninsured motorists|26; 27 - Specifically described autos|27
      28 - Hired autos only|28; 29 - Non-owned autos used in the garage business|29
      30 - Autos left for service, repair, storage or safekeeping|30; 31 - Dealers autos|31
      # Motor carrier
      61 - Any auto|61; 62 - Owned autos only|62; 63 - Owned private passenger autos only|63
      64 - Owned commercial autos only|64; 65 - Owned autos subject to no-fault|65
      66 - Owned autos subject to compulsory uninsured motorists|66; 67 - Specifically described autos|67
      68 - Hired autos only|68; 69 - Trailers in your possession under a trailer interchange agreement|69
      70 - Your trailers in the possession of others|70; 71 - Non-owned autos only|71; 79 - Mobile equipment|79
    `,
      when: `
      CA 00 01 / LIAB -> 1..4, 7..19
      CA 00 01 / PIP -> 5
      CA 00 01 / MED -> 2..4, 7
      CA 00 01 / UM -> 2..4, 6, 7
      CA 00 01 / COMP, SCL, COLL -> 2..4, 7, 8
      CA 00 01 / TOW -> 3, 7
      CA 00 10 / COMP, SCL, COLL -> 2..4, 7, 8
      CA 00 25 / LIAB -> 21..24, 27..29
      CA 00 25 / PIP -> 25
      CA 00 25 / UM -> 22..24, 26, 27
      CA 00 25 / COMP, SCL, COLL -> 22..24, 27, 28, 30, 31
      CA 00 20 / LIAB -> 61..64, 67, 68, 71, 79
      CA 00 20 / PIP -> 65
      CA 00 20 / UM -> 62..64, 66, 67
      CA 00 20 / COMP, SCL, COLL -> 62..64, 67..70
    `,
    },
  ),
  dependentSet('Coverage Limit - Auto Liability', 'Combined single limit, by policy form.', {
    byFields: ['CommercialAutoCoverage|policyFormType', 'CommercialAutoCoverage|fleetSize'],
    items: '$100,000; $300,000; $500,000||3; $750,000; $1,000,000||1; $1,500,000; $2,000,000||2; $5,000,000',
    when: `
      CA 00 01 / F1, F5, F10 -> 100000..2000000
      CA 00 01 / F25, F50, F100, F250 -> 500000..2000000
      CA 00 25 / * -> 300000..2000000
      CA 00 20 / * -> 750000..5000000
    `,
  }),
  dependentSet('Coverage Limit - Uninsured Motorists', 'Offered up to the liability limit.', {
    byFields: ['CommercialAutoCoverage|liabilityLimit'],
    items: 'Rejected|0; State minimum|MIN|1; $100,000; $300,000; $500,000; $1,000,000||2; $2,000,000',
    when: `
      100000 -> 0..100000
      300000 -> 0..300000
      500000, 750000 -> 0..500000
      1000000, 1500000 -> 0..1000000
      2000000, 5000000 -> *
    `,
  }),
  dependentSet(
    'Coverage Limit - Personal Injury Protection',
    'Basic and added personal injury protection, by state.',
    {
      byFields: ['CommercialAutoCoverage|pipState'],
      items: `
      $2,500; $3,000; $4,500; $5,000; $8,000; $10,000; $15,000; $15,000 / $30,000|15/30; $20,000 / $40,000 (Minnesota basic)|MN40
      $30,000; $35,000; $50,000; $75,000; $100,000; $150,000; $250,000; $500,000; Unlimited|UNL
    `,
      when: `
      FL, HI, KY -> 10000
      KS -> 4500
      MA -> 8000
      MI -> 50000, 250000, 500000, UNL
      MN -> MN40
      NY -> 50000, 75000, 100000, 150000
      ND -> 30000
      UT -> 3000, 5000, 10000
      NJ -> 15000, 50000, 75000, 150000, 250000
      PA -> 5000, 10000, 50000, 100000
      DE -> 15/30
      MD -> 2500, 5000, 10000
      OR -> 15000, 30000, 50000
      TX -> 2500, 5000, 10000
      WA -> 10000, 35000
    `,
    },
  ),
  dependentSet('Deductible - Comprehensive', 'Comprehensive deductible, by vehicle type.', {
    byFields: ['VehicleSchedule|vehicleType'],
    items: '$100; $250; $500||1; $1,000||2; $2,000; $2,500||3; $3,000; $5,000; $10,000',
    when: `
      PPT, LT, MC -> 100..2000
      MT, TRLR, SPEC -> 250..5000
      HT, XHT, HTT, XHTT, SEMI -> 500..10000
      PUB, SBUS -> 500..5000
      MOBL, GOLF -> 250..1000
    `,
  }),
  dependentSet('Deductible - Collision', 'Collision deductible, by vehicle type.', {
    byFields: ['VehicleSchedule|vehicleType'],
    items: '$250; $500||1; $1,000||2; $2,000; $2,500||3; $3,000; $5,000; $10,000; $25,000',
    when: `
      PPT, LT, MC -> 250..2500
      MT, TRLR, SPEC -> 500..5000
      HT, XHT, HTT, XHTT, SEMI -> 1000..25000
      PUB, SBUS -> 1000..10000
      MOBL, GOLF -> 250..1000
    `,
  }),
  dependentSet('Vehicle Body Type', 'Bodies, by vehicle type.', {
    byFields: ['VehicleSchedule|vehicleType'],
    items: `
      # Private passenger
      Sedan|SEDAN; Sport utility|SUV; Crossover|CUV; Minivan|MVAN; Station wagon|WAGON; Coupe|COUPE; Convertible|CONV
      # Trucks
      Pickup|PICK; Cargo van|CVAN; Cutaway van|CUTAW; Box truck|BOX; Flatbed truck|FLAT; Stake body|STAKE; Service body|SERV
      Refrigerated truck|REEFR; Dump truck|DUMP; Concrete mixer|MIXER; Tow truck|TOW; Car carrier|CARR; Refuse packer|REFUS
      Tank truck|TANK; Bucket truck|BUCKT; Boom truck|BOOM; Vacuum truck|VAC; Street sweeper|SWEEP; Food truck|FOOD
      # Tractors
      Day cab|DAYC; Sleeper cab|SLEEP; Yard tractor|YARD
      # Passengers
      Passenger van|PVAN; Minibus|MBUS; Motor coach|COACH; Transit bus|TBUS; School bus body|SCHB; Limousine|LIMO
      Ambulance|AMBUL; Hearse|HEARS
      # Other
      Motorcycle|CYCLE; Utility terrain vehicle|UTV; Golf cart|CART; Utility trailer|UTRL; Enclosed trailer|ETRL
      Equipment trailer|EQTR; Dry van trailer|DVTR; Flatbed trailer|FLTR; Tank trailer|TKTR
    `,
    when: `
      PPT -> SEDAN..CONV, PICK
      LT -> PICK..SERV, FOOD
      MT, HT -> BOX..FOOD
      XHT -> DUMP..SWEEP
      HTT, XHTT -> DAYC..YARD
      PUB -> PVAN..TBUS, LIMO..HEARS
      SBUS -> SCHB
      MC -> CYCLE
      GOLF -> CART, UTV
      MOBL, SPEC -> BOOM, SWEEP, UTV, FOOD
      TRLR -> UTRL..EQTR
      SEMI -> DVTR..TKTR
    `,
  }),
  dependentSet('Secondary Class', 'Secondary classification of trucks, by use.', {
    byFields: ['VehicleSchedule|vehicleUse', 'VehicleSchedule|sizeClass'],
    items: `
      Truckers, common carriers|21; Truckers, contract carriers, other than chemicals|22; Truckers, contract, chemicals|23
      Truckers, contract, iron and steel|24; Truckers, exempt carriers, other than livestock|25; Truckers, livestock|26
      Food delivery, canneries and packing plants|31; Food delivery, fish and seafood|32; Food delivery, frozen food|33
      Food delivery, fruit and vegetable|34; Food delivery, meat and poultry|35; Specialized delivery, armored car|41
      Specialized delivery, film|42; Specialized delivery, magazine and newspaper|43; Specialized delivery, mail and parcel|44
      Waste disposal, auto dismantlers|51; Waste disposal, building wreckers|52; Waste disposal, garbage|53
      Farmers, individually owned|61; Farmers, livestock hauling|62; Dump and transit mix, excavating|71
      Dump and transit mix, sand and gravel, not quarrying|72; Contractors, building, commercial|81
      Contractors, building, private dwellings|82; Contractors, electrical, plumbing, masonry, plastering|83
      Contractors, excavating|84; Contractors, street and road|85; Not otherwise specified, logging and lumbering|91
      Not otherwise specified, all other|99|1
    `,
    when: `
      S / L, M -> 81..85, 99
      S / H, XH -> 71..85, 99
      R / * -> 31..44, 99
      C / L, M -> 21, 22, 31..53, 81..85, 99
      C / H, XH, HT, XHT -> *, !61, !62
      F / * -> 61, 62
      E, N, P / * -> 99
    `,
  }),
  dependentSet('Driver License Class', 'License class needed, by the heaviest vehicle driven.', {
    byFields: ['DriverSchedule|vehicleSize'],
    items: `
      Class D, operator|D|2; Class C, commercial, small passenger or hazardous|C; Class B, commercial, single vehicle over 26,000 lb|B
      Class A, commercial, combination over 26,000 lb|A|1; Class M, motorcycle|M; Instruction permit|P
    `,
    when: `
      L -> D, C, B, A, M, P
      M -> D, C, B, A
      H -> D, B, A
      XH -> B, A
      HT, XHT -> A
    `,
  }),
  dependentSet('Motor Carrier Filing', 'Filings, by operating authority.', {
    byFields: ['MotorCarrier|authority', 'MotorCarrier|commodityClass'],
    items: `
      # Federal
      BMC-91, liability, self or full limits|BMC-91; BMC-91X, liability, one or several insurers|BMC-91X|1
      BMC-34, household goods cargo|BMC-34; BMC-84, broker surety bond|BMC-84; BMC-85, broker trust fund|BMC-85
      MCS-90, endorsement for property|MCS-90|2; MCS-90B, endorsement for passengers|MCS-90B
      # State
      Form E, uniform liability certificate|FORM-E; Form F, uniform liability endorsement|FORM-F
      Form H, uniform cargo certificate|FORM-H; Form K, notice of cancellation|FORM-K; No filing|NONE|3
    `,
    when: `
      FHI / NH, OIL, HB -> BMC-91, BMC-91X, MCS-90
      HHG / NH -> BMC-91X, BMC-34, MCS-90
      PA15, PA16 / PAX -> BMC-91X, MCS-90B
      FHS / * -> FORM-E..FORM-K
      PRV / NH -> NONE
      PRV / OIL, HB -> MCS-90
      BRK, FF / * -> BMC-84, BMC-85
      EXM / * -> NONE, FORM-E
    `,
  }),
  dependentSet(
    'Minimum Financial Responsibility',
    'Least liability limit under 49 CFR 387, by authority and commodity.',
    {
      byFields: ['MotorCarrier|authority', 'MotorCarrier|commodityClass'],
      clearInvalid: false,
      items:
        'State minimum|STATE; $300,000, vehicles under 10,001 lb only|300000; $750,000||1; $1,000,000||2; $1,500,000; $5,000,000||3',
      when: `
      FHI, HHG / NH -> 300000, 750000
      FHI, PRV / OIL -> 1000000
      FHI, PRV / HB -> 5000000
      PA15 / PAX -> 1500000
      PA16 / PAX -> 5000000
      FHS, EXM / NH -> STATE
      PRV / NH -> STATE
    `,
    },
  ),
  dependentSet('Coverage Limit - Garagekeepers', 'Limit for all autos at a location, by operation.', {
    byFields: ['GarageOperations|garageOperation'],
    items: '$30,000; $60,000||1; $90,000; $120,000; $180,000; $250,000||2; $500,000; $1,000,000',
    when: `
      REPAIR_SHOP, TIRE_SHOP, SERVICE_STATION, DETAILING -> 30000..250000
      BODY_SHOP, TOW_OPERATOR -> 60000..500000
      FRANCHISED_DEALER, INDEPENDENT_USED_DEALER, RECREATIONAL_VEHICLE_DEALER -> 120000..1000000
      PARKING_FACILITY, AUTO_AUCTION -> 180000..1000000
    `,
  }),
];
