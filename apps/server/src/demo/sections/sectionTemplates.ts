/**
 * The sections of proposals and binders, one a line: `ordinal name | when | stage | products | document`. When is optional, required, selected, or a
 * condition `Form.field first 2`, which holds for the first items of the field's data set, or the last; `apart` behind it puts the section on a page
 * of its own. Stage is proposal, binder or both; products are names with commas between, or `all`; the document is `pdf`, `rtf`, `html` or `-`.
 * A name with a star is in production, one with an exclamation mark inactive.
 */
export const sectionTemplates = `
10 Cover letter* | required | both | all | rtf
20 Table of contents* | selected | both | all | -
30 About the carrier* | optional | proposal | all | pdf
40 Financial strength | optional | proposal | all | pdf
50 Named insureds* | required | both | all | html
60 Locations* | required | both | Commercial Property, Businessowners, Inland Marine | html
70 Buildings* | required | both | Commercial Property, Businessowners | html
80 Statement of values | optional | proposal | Commercial Property | rtf
90 Property coverages* | required | both | Commercial Property | html
100 Property deductibles* | required | both | Commercial Property | html
110 Wind and hail deductible | CatastropheExposure.windTier first 2 apart | both | Commercial Property | rtf
120 Flood notice | LocationSchedule.coastDistance first 2 apart | both | Commercial Property, Businessowners | rtf
130 Earthquake election | CatastropheExposure.sinkhole first 1 | proposal | Commercial Property | rtf
140 Protective safeguards warranty | BuildingSchedule.safeguard first 2 | both | Commercial Property | rtf
150 Vacancy conditions | BuildingSchedule.occupancyStatus last 2 | both | Commercial Property | rtf
160 Cooking protection warranty | BuildingSchedule.cooking first 1 | both | Commercial Property | rtf
170 Business income worksheet | optional | proposal | Commercial Property, Businessowners | html
180 Equipment breakdown summary | optional | proposal | Equipment Breakdown | html
190 Builders risk conditions* | required | both | Builders Risk | rtf
200 Businessowners summary* | required | both | Businessowners | html
210 Liability limits* | required | both | General Liability, Businessowners | html
220 Classification schedule* | required | both | General Liability | html
230 Exclusions in force* | required | both | General Liability | rtf
240 Contractors conditions | ContractorSupplement.wrapUp first 2 | both | General Liability | rtf
250 Liquor liability notice | PremisesSupplement.liquorSold first 1 | both | General Liability | rtf
260 Additional insured schedule | optional | binder | General Liability | html
270 Contractual liability statement | GeneralLiabilityCoverage.contractualLiability last 1 | both | General Liability | rtf
280 Umbrella limits* | required | both | Commercial Umbrella | html
290 Underlying insurance* | required | both | Commercial Umbrella | html
300 Auto limits* | required | both | Commercial Auto | html
310 Vehicle schedule* | required | both | Commercial Auto | html
320 Driver schedule | optional | proposal | Commercial Auto | html
330 Motor carrier filings | MotorCarrier.authority first 2 apart | both | Commercial Auto | rtf
340 Garage operations | optional | proposal | Commercial Auto | html
350 Hired and non-owned auto | selected | both | Commercial Auto | rtf
360 Workers compensation classes* | required | both | Workers Compensation | html
370 Employers liability limits* | required | both | Workers Compensation | html
380 Officers excluded | WorkersCompensationCoverage.officerInclusion first 1 | both | Workers Compensation | rtf
390 Other states notice | optional | proposal | Workers Compensation | rtf
400 Inland marine schedule* | required | both | Inland Marine | html
410 Ocean marine clauses* | required | both | Ocean Marine | rtf
420 Vessel schedule* | required | both | Ocean Marine | html
430 War risk notice | OceanMarineCoverage.warRiskWanted first 1 | both | Ocean Marine | rtf
440 Cyber limits* | required | both | Cyber Liability | html
450 Security requirements | CyberCoverage.mfa last 2 | both | Cyber Liability | rtf
460 Ransomware conditions! | optional | both | Cyber Liability | rtf
470 Incident response contacts* | required | binder | Cyber Liability | pdf
480 Management liability summary | optional | proposal | all | html
490 Claims-made notice* | selected | both | all | rtf
500 Subjectivities* | required | proposal | all | html
510 Premium summary* | required | both | all | html
520 Installment plan | optional | both | all | html
530 Taxes and fees* | required | both | all | html
540 Surplus lines notice | PolicyInformation.admittedStatus last 2 apart | both | all | rtf
550 Terrorism disclosure* | required | proposal | all | pdf
560 Fraud warnings* | required | both | all | pdf
570 Signature page* | required | proposal | all | pdf
580 Binder conditions* | required | binder | all | rtf
590 Premium finance notice | optional | binder | all | rtf
600 Privacy notice! | optional | both | all | pdf
`;
