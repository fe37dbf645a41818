/**
 * The scoring rules by their categories, one a line: `Name: Form.field = scores`. Scores are `30 to -40`, spread over the items of the field's data set in
 * their order, or ranges, `0-5 30, 6-15 20`. Behind them, in braces and parted by semicolons, may follow `if Form.field values`, `from day`,
 * `until day` and `flags text`.
 */
export const scoringRules: Readonly<Record<string, string>> = {
  'Property quality': `
    Roof age: BuildingSchedule.roofAge = 30 to -40
    Roof condition: BuildingSchedule.roofCondition = -50 to 25
    Roof covering: BuildingSchedule.roofCovering = 20 to -15 {flags PILOT}
    Construction class: BuildingSchedule.construction = -30 to 35
    Building age: BuildingSchedule.buildingAge = 25 to -30 {from 2025-07-01}
    Wiring: BuildingSchedule.wiring = 15 to -45
    Plumbing: BuildingSchedule.plumbing = 15 to -25
    Occupied part: BuildingSchedule.occupancyStatus = 20 to -60 {until 2026-12-31}`,
  'Fire protection': `
    Public protection class: LocationSchedule.protectionClass = 40 to -40
    Distance to fire station: LocationSchedule.fireStationDistance = 20 to -35
    Distance to hydrant: LocationSchedule.hydrantDistance = 15 to -30
    Fire department: LocationSchedule.fireDepartment = 15 to -20
    Sprinklers: BuildingSchedule.sprinklers = 45 to -10
    Sprinklered area: BuildingSchedule.sprinklerCoverage = 30 to -10 {if LocationSchedule.fireDepartment CAREER, MOSTLY_CAREER}
    Fire alarm: BuildingSchedule.fireAlarm = 25 to -15
    Cooking protection: BuildingSchedule.cookingProtection = 20 to -50 {flags REFER}`,
  'Catastrophe exposure': `
    Wind tier: CatastropheExposure.windTier = -60 to 10
    Opening protection: CatastropheExposure.openingProtection = 30 to -20
    Roof anchorage: CatastropheExposure.roofAnchorage = -20 to 30
    Hail exposure: CatastropheExposure.hailScore = 10 to -40
    Flood zone: CatastropheExposure.floodZone = -50 to 15
    Earthquake territory: CatastropheExposure.seismicZone = -45 to 10
    Wildfire score: CatastropheExposure.wildfireScore = 10 to -55 {from 2026-06-01}
    Distance to tidal water: LocationSchedule.coastDistance = -40 to 20`,
  'Account strength': `
    Years in business: AccountInformation.yearsInBusiness = -30 to 30
    Annual revenue: AccountInformation.annualRevenueBand = -5 to 20
    Account tier: AccountInformation.accountTier = 25 to -10
    Financial strength: AccountInformation.financialStrength = 40 to -60
    Seasonality: AccountInformation.seasonality = 10 to -15
    Ownership in percent: NamedInsuredSchedule.ownershipPercent = 0-24 -20, 25-50 0, 51-99 10, 100-100 20
    Prior premium: PriorCarrierSchedule.premium = 0-4999 0, 5000-24999 5, 25000-99999 10, 100000-1000000 15
    Reason for leaving: PriorCarrierSchedule.reasonForLeaving = 10 to -50`,
  'Loss experience': `
    Amount paid: LossHistory.paidAmount = 0-0 40, 1-2499 20, 2500-9999 5, 10000-49999 -20, 50000-999999 -50
    Amount reserved: LossHistory.reservedAmount = 0-0 20, 1-9999 -5, 10000-49999 -20, 50000-999999 -45
    Claim status: LossHistory.claimStatus = -10 to 10
    Litigation: LossHistory.litigation = 10 to -40
    Estimated loss: ClaimNotice.estimatedLoss = 0-4999 0, 5000-24999 -10, 25000-249999 -30
    Severity of injuries: ClaimNotice.injurySeverity = 0 to -70
    Complexity of claims: ClaimNotice.complexity = 5 to -30
    Source of loss runs: LossHistory.lossRunSource = 15 to -15 {until 2026-06-30}`,
  'Driver quality': `
    Driving experience: DriverSchedule.experience = -35 to 25
    Motor vehicle record: DriverSchedule.mvrStatus = 30 to -60
    Violations: DriverSchedule.violation = -60 to 5
    Accidents: DriverSchedule.accident = -50 to 10
    License status: DriverSchedule.licenseStatus = 20 to -80
    Driver training: DriverSchedule.driverTraining = 25 to -5
    Driver status: DriverSchedule.driverStatus = 10 to -20
    Financial responsibility: DriverSchedule.financialResponsibility = 5 to -45`,
  'Fleet and vehicles': `
    Vehicles on the lot: GarageOperations.lotVehicles = 0-5 30, 6-15 20, 16-30 10, 28-45 0, 51-75 -15, 76-150 -40 {flags PILOT}
    Power units: CommercialAutoRating.powerUnits = 1-4 15, 5-19 10, 20-49 0, 50-199 -10, 200-9999 -25
    Fleet size: CommercialAutoCoverage.fleetSize = 15 to -20
    Radius of operation: VehicleSchedule.radius = 20 to -30
    Use of vehicles: VehicleSchedule.vehicleUse = 15 to -25
    Gross weight: VehicleSchedule.gvwr = 15 to -25
    Theft protection: VehicleSchedule.antiTheft = 20 to -10
    Safety rating: MotorCarrier.safetyRating = 30 to -75`,
  'Liability hazards': `
    Hazard grade: LiabilityHazardSchedule.hazardGrade = 30 to -50
    Exposure units: LiabilityHazardSchedule.exposure = 0-99 10, 100-999 5, 1000-9999 0, 10000-99999 -10
    Height of work: ContractorSupplement.heightOfWork = 20 to -55
    Depth of work: ContractorSupplement.depthOfWork = 15 to -40
    Subcontracted cost: ContractorSupplement.subcontractedCost = 10 to -35
    Contract price: ContractorSupplement.contractPrice = 0-49999 10, 50000-499999 0, 500000-4999999 -15
    Recall plan: PremisesSupplement.recallPlan = 25 to -25 {if PremisesSupplement.productDistribution MANUFACTURER, IMPORTER}
    Server training: PremisesSupplement.serverTraining = 25 to -30`,
  'Cyber hygiene': `
    Multi-factor authentication: CyberCoverage.mfa = 50 to -60
    Remote access: CyberCoverage.remoteAccess = 20 to -40
    Endpoint protection: CyberCoverage.endpoint = 35 to -35
    Patching: CyberCoverage.patching = 30 to -40
    Backups: CyberCoverage.backups = 30 to -50
    Restore testing: CyberCoverage.restoreTesting = 20 to -20
    Training of staff: CyberCoverage.training = 15 to -15
    Prior incidents: CyberCoverage.priorIncident = -60 to 20 {from 2027-01-01}`,
  'Management and people': `
    Turnover of employees: EmploymentPracticesCoverage.turnover = 20 to -35
    Employees: EmploymentPracticesCoverage.eplEmployees = 10 to -15
    Prior claims: DirectorsAndOfficersCoverage.priorClaim = -45 to 15
    Internal controls: CrimeCoverage.control = 25 to -20
    Auditor: CrimeCoverage.auditorType = 25 to -25
    Safety program: WorkersCompensationCoverage.safetyProgram = 30 to -10
    Experience rating: WorkersCompensationCoverage.experienceRating = 30 to -45
    Payroll: WorkersCompensationClassSchedule.payroll = 0-99999 0, 100000-499999 5, 500000-4999999 10`,
};
