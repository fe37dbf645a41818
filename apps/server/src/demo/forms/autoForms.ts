import { formTemplate } from '../dsl/formTemplate.ts';

const auto = ['Commercial Auto'];

/** Commercial auto and motor carrier. */
export const autoForms = [
  formTemplate(
    'CommercialAutoCoverage',
    'Commercial Auto Coverage',
    { version: 12, ordering: 80, products: auto },
    `
    # Policy
    list policyFormType: Policy form = Auto Policy Form | list fleetSize: Fleet size = Fleet Size Band
    list coveragePart: Coverage part = Auto Coverage Part | list coveredAutoSymbol: Covered autos = Covered Auto Symbol
    # Liability
    list liabilityLimit: Combined single limit = Coverage Limit - Auto Liability | list splitLimit: Split limits = Auto Split Limits
    list uninsuredMotorist: Uninsured motorists = Coverage Limit - Uninsured Motorists | list medicalPayments: Medical payments = Auto Medical Payments Limit
    list pipState: No-fault state = No-Fault States | list pip: Personal injury protection = Coverage Limit - Personal Injury Protection
    # Further Coverage
    list hiredAuto: Hired auto = Hired Auto Basis | list nonOwned: Non-owned auto = Non-Owned Auto Employees
    radio rentalReimbursement: Rental reimbursement = Rental Reimbursement Limit | list towing: Towing and labor = Towing and Labor Limit
    checks autoEndorsement: Endorsements = Auto Endorsement
    list telematics: Telematics = Telematics Program
    yesNo personalUse: May employees use vehicles privately? = Yes No
    #* Leased Vehicles
    text lessorName: Lessor
    date leaseBegins: Lease begins on | date leaseEnds: Lease ends on
    `,
  ),
  formTemplate(
    'VehicleSchedule',
    'Vehicles',
    { version: 10, ordering: 81, products: auto, repeatable: true },
    `
    # Vehicle
    text vin: VIN {required; pattern [A-HJ-NPR-Z0-9]{17}; tip 17 characters, without I, O and Q.}
    list modelYear: Model year = Vehicle Model Year | list vehicleType: Vehicle type = Vehicle Type
    list bodyType: Body type = Vehicle Body Type | list fuel: Fuel = Vehicle Fuel Type
    list sizeClass: Size class = Vehicle Size Class | list gvwr: Gross vehicle weight rating = GVWR Class
    list ownership: Ownership = Vehicle Ownership
    # Use
    list vehicleUse: Business use = Vehicle Use | list radius: Radius of operation = Radius of Operation
    list secondaryClass: Secondary class = Secondary Class | list assignedDriver: Usual driver = Driver Schedule
    list garaging: Garaging = Garaging Type | list location: Garaging location = Location Schedule
    yesNo modified: Has the vehicle been modified? = Yes No
    # Physical Damage
    list physicalDamage: Physical damage = Physical Damage Coverage | list physicalDamageValuation: Valuation = Vehicle Valuation
    list comprehensive: Comprehensive deductible = Deductible - Comprehensive | list collision: Collision deductible = Deductible - Collision
    list antiTheft: Anti-theft device = Anti-Theft Device | list lossPayee: Loss payee = Additional Interest Schedule
    `,
  ),
  formTemplate(
    'DriverSchedule',
    'Drivers',
    { version: 9, ordering: 82, products: auto, repeatable: true },
    `
    # Driver
    text driverName: Driver {required}
    date birthDate: Date of birth | list gender: Gender = Gender
    list maritalStatus: Marital status = Marital Status | list driverStatus: Driver status = Driver Status
    # License
    list licenseState: License state = US States | list licenseClass: License class = Driver License Class
    list licenseStatus: License status = Driver License Status | list vehicleSize: Heaviest vehicle driven = Vehicle Size Class
    checks licenseEndorsement: Endorsements = CDL Endorsement
    checks licenseRestriction: Restrictions = CDL Restriction
    # Record
    list experience: Experience = Driving Experience Band {tip With vehicles of this size.} | list driverTraining: Training = Driver Training
    list mvrStatus: MVR = MVR Status | list financialResponsibility: Financial responsibility filing = Driver Financial Responsibility Filing
    list violation: Violation = Motor Vehicle Violation | list accident: Accident = Driver Accident Type
    yesNo excludedDriver: Is the driver to be excluded? = Yes No
    `,
  ),
  formTemplate(
    'MotorCarrier',
    'Motor Carrier Operations',
    { version: 6, ordering: 83, products: [...auto, 'Inland Marine'] },
    `
    # Authority
    text usdotNumber: USDOT number {pattern \\d{1,8}; tip Up to eight digits.}
    list authority: Operating authority = Operating Authority | list operation: Operation = Carrier Operation
    list filing: Required filing = Motor Carrier Filing | list minimumLimit: Minimum financial responsibility = Minimum Financial Responsibility
    # Safety
    radio safetyRating: Safety rating = FMCSA Safety Rating | checks basic: BASIC alert = CSA BASIC Category
    yesNo electronicLogs: Are electronic logging devices in every unit? = Yes No
    # Cargo
    list trailerType: Trailer = Trailer Type | list cargoLimit: Cargo limit = Coverage Limit - Motor Truck Cargo {products Commercial Auto}
    radio reeferBreakdown: Refrigeration breakdown = Refrigeration Breakdown Option
    #* Commodities
    list commodityClass: Commodity class = Commodity Hazard Class | list commodity: Commodity = Cargo Commodity
    list hazmat: Hazardous material class = Hazardous Material Class
    `,
  ),
  formTemplate(
    'GarageOperations',
    'Garage and Dealer Operations',
    { version: 3, ordering: 84, products: auto, status: 2 },
    `
    # Operations
    list garageOperation: Operation = Garage Operation | radio dealerClass: Dealer class = Dealer Employee Class
    list plateType: Plates = Dealer Plate Type | radio inventoryValue: Inventory valuation = Dealer Inventory Valuation
    yesNo testDrivesAlone: Do customers drive without an employee? = Yes No
    # Garagekeepers
    radio garagekeepers: Garagekeepers = Garagekeepers Coverage | list garagekeepersLimit: Garagekeepers limit = Coverage Limit - Garagekeepers
    #* Lots
    text lotAddress: Address of the lot
    number lotVehicles: Most vehicles at a time | yesNo lotFenced: Is the lot fenced? = Yes No
    `,
  ),
];
