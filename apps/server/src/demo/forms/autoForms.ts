import { formTemplate } from '../dsl/formTemplate.ts';

const auto = ['Commercial Auto'];

/** Commercial auto and motor carrier. */
export const autoForms = [
  formTemplate(
    'CommercialAutoCoverage',
    'Commercial Auto Coverage',
    { version: 12, products: auto },
    `
    list policyFormType: Policy form = Auto Policy Form
    list fleetSize: Fleet size = Fleet Size Band
    list coveragePart: Coverage part = Auto Coverage Part
    list coveredAutoSymbol: Covered autos = Covered Auto Symbol
    list liabilityLimit: Combined single limit = Coverage Limit - Auto Liability
    list splitLimit: Split limits = Auto Split Limits
    list pipState: No-fault state = No-Fault States
    list pip: Personal injury protection = Coverage Limit - Personal Injury Protection
    list medicalPayments: Medical payments = Auto Medical Payments Limit
    list uninsuredMotorist: Uninsured motorists = Coverage Limit - Uninsured Motorists
    list hiredAuto: Hired auto = Hired Auto Basis
    list nonOwned: Non-owned auto = Non-Owned Auto Employees
    list autoEndorsement: Endorsements = Auto Endorsement
    list telematics: Telematics = Telematics Program
    list rentalReimbursement: Rental reimbursement = Rental Reimbursement Limit
    list towing: Towing and labor = Towing and Labor Limit
    `,
  ),
  formTemplate(
    'VehicleSchedule',
    'Vehicles',
    { version: 10, products: auto, repeatable: true },
    `
    text vin: VIN
    list modelYear: Model year = Vehicle Model Year
    list vehicleType: Vehicle type = Vehicle Type
    list bodyType: Body type = Vehicle Body Type
    list sizeClass: Size class = Vehicle Size Class
    list gvwr: Gross vehicle weight rating = GVWR Class
    list vehicleUse: Business use = Vehicle Use
    list radius: Radius of operation = Radius of Operation
    list secondaryClass: Secondary class = Secondary Class
    list fuel: Fuel = Vehicle Fuel Type
    list ownership: Ownership = Vehicle Ownership
    list physicalDamage: Physical damage = Physical Damage Coverage
    list physicalDamageValuation: Valuation = Vehicle Valuation
    list comprehensive: Comprehensive deductible = Deductible - Comprehensive
    list collision: Collision deductible = Deductible - Collision
    list antiTheft: Anti-theft device = Anti-Theft Device
    list garaging: Garaging = Garaging Type
    list assignedDriver: Usual driver = Driver Schedule
    list lossPayee: Loss payee = Additional Interest Schedule
    list location: Garaging location = Location Schedule
    `,
  ),
  formTemplate(
    'DriverSchedule',
    'Drivers',
    { version: 9, products: auto, repeatable: true },
    `
    text driverName: Driver
    date birthDate: Date of birth
    list gender: Gender = Gender
    list maritalStatus: Marital status = Marital Status
    list licenseState: License state = US States
    list vehicleSize: Heaviest vehicle driven = Vehicle Size Class
    list licenseClass: License class = Driver License Class
    checks licenseEndorsement: Endorsements = CDL Endorsement
    checks licenseRestriction: Restrictions = CDL Restriction
    list licenseStatus: License status = Driver License Status
    list driverStatus: Driver status = Driver Status
    list experience: Experience = Driving Experience Band
    list mvrStatus: MVR = MVR Status
    list violation: Violation = Motor Vehicle Violation
    list accident: Accident = Driver Accident Type
    list driverTraining: Training = Driver Training
    list financialResponsibility: Financial responsibility filing = Driver Financial Responsibility Filing
    `,
  ),
  formTemplate(
    'MotorCarrier',
    'Motor Carrier Operations',
    { version: 6, products: [...auto, 'Inland Marine'] },
    `
    text usdotNumber: USDOT number
    list authority: Operating authority = Operating Authority
    list operation: Operation = Carrier Operation
    list commodityClass: Commodity class = Commodity Hazard Class
    list commodity: Commodity = Cargo Commodity
    list filing: Required filing = Motor Carrier Filing
    list minimumLimit: Minimum financial responsibility = Minimum Financial Responsibility
    list safetyRating: Safety rating = FMCSA Safety Rating
    list basic: BASIC alert = CSA BASIC Category
    list trailerType: Trailer = Trailer Type
    list cargoLimit: Cargo limit = Coverage Limit - Motor Truck Cargo
    list reeferBreakdown: Refrigeration breakdown = Refrigeration Breakdown Option
    list hazmat: Hazardous material class = Hazardous Material Class
    `,
  ),
  formTemplate(
    'GarageOperations',
    'Garage and Dealer Operations',
    { version: 3, products: auto, status: 2 },
    `
    list garageOperation: Operation = Garage Operation
    list dealerClass: Dealer class = Dealer Employee Class
    list garagekeepers: Garagekeepers = Garagekeepers Coverage
    list garagekeepersLimit: Garagekeepers limit = Coverage Limit - Garagekeepers
    list plateType: Plates = Dealer Plate Type
    list inventoryValue: Inventory valuation = Dealer Inventory Valuation
    `,
  ),
];
