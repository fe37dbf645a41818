import { dependentSet } from '../dsl/dependentSet.ts';

const allStates = `
  # Northeast
  Connecticut|CT; Maine|ME; Massachusetts|MA; New Hampshire|NH; New Jersey|NJ; New York|NY; Pennsylvania|PA
  Rhode Island|RI; Vermont|VT
  # Midwest
  Illinois|IL; Indiana|IN; Iowa|IA; Kansas|KS; Michigan|MI; Minnesota|MN; Missouri|MO; Nebraska|NE; North Dakota|ND
  Ohio|OH; South Dakota|SD; Wisconsin|WI
  # South
  Alabama|AL; Arkansas|AR; Delaware|DE; District of Columbia|DC; Florida|FL; Georgia|GA; Kentucky|KY; Louisiana|LA
  Maryland|MD; Mississippi|MS; North Carolina|NC; Oklahoma|OK; South Carolina|SC; Tennessee|TN; Texas|TX
  Virginia|VA; West Virginia|WV
  # West
  Alaska|AK; Arizona|AZ; California|CA; Colorado|CO; Hawaii|HI; Idaho|ID; Montana|MT; Nevada|NV; New Mexico|NM
  Oregon|OR; Utah|UT; Washington|WA; Wyoming|WY
`;

/** Policy choices that follow from the product. */
export const policyDependentSets = [
  dependentSet('Filing State', 'States in which a product is filed and open for new business.', {
    byProduct: true,
    clearInvalid: false,
    items: allStates,
    when: `
      Commercial Auto -> *, !AK, !HI, !MA, !MI, !LA
      General Liability -> *, !AK, !HI
      Commercial Property -> *, !AK, !HI, !FL, !LA
      Businessowners -> *, !AK, !HI, !FL, !LA, !CA
      Workers Compensation -> *, !ND, !OH, !WA, !WY, !AK, !HI
      Commercial Umbrella -> *, !AK, !HI
      Equipment Breakdown -> *, !AK, !HI
      Cyber Liability, Surety -> *
    `,
  }),
  dependentSet('Policy Term', 'Terms offered, by product.', {
    byProduct: true,
    items: `
      3 months|3; 6 months|6; 9 months|9; 12 months|12|1; 18 months|18; 24 months|24; 36 months|36; Project term|PROJ|2
      Single voyage|VOYAGE; Continuous until cancelled|CONT|3
    `,
    when: `
      Commercial Auto -> 6, 12
      General Liability -> 12, 24, 36, PROJ
      Commercial Property, Businessowners, Workers Compensation, Commercial Umbrella, Equipment Breakdown -> 12
      Cyber Liability, Employment Practices -> 12, 18
      Directors and Officers, Professional Liability -> 12, 18, 24, 36
      Inland Marine -> 12, 36
      Ocean Marine -> 12, VOYAGE
      Builders Risk -> 3..24, PROJ
      Crime and Fidelity -> 12, 36, CONT
      Surety -> 12, 24, 36, PROJ, CONT
    `,
  }),
  dependentSet('Writing Company', 'Company of the group that issues the policy, by product and paper.', {
    byProduct: true,
    byFields: ['PolicyInformation|admittedStatus'],
    items: `
      Alder Point Insurance Company|APIC|1; Alder Point Casualty Company|APCC|2
      Alder Point Indemnity Company|APIN; Alder Point Specialty Insurance Company|APSI|3
    `,
    when: `
      Commercial Auto, General Liability, Workers Compensation, Commercial Umbrella / ADMITTED -> APIC, APCC, APIN
      Commercial Property, Businessowners, Inland Marine, Equipment Breakdown / ADMITTED -> APIC, APIN
      Crime and Fidelity, Surety, Ocean Marine, Builders Risk / ADMITTED -> APIC, APCC
      Directors and Officers, Employment Practices, Professional Liability, Cyber Liability / ADMITTED -> APCC
      * / SURPLUS_LINES -> APSI
    `,
  }),
  dependentSet('Program', 'Programs with their own appetite and rates, by product.', {
    byProduct: true,
    items: `
      Main Street|MAIN|1; Artisan contractors|ARTC; Technology|TECH; Habitational|HAB; Auto services|AUTO
      Food processors|FOOD; Wineries and breweries|WINE; Nonprofit and social services|NPO; Fleet|FLEET
      Owner-operators|OWNOP; Design professionals|DESIGN; Public schools|SCHOOL; Open market|OPEN|2
    `,
    when: `
      Commercial Auto -> MAIN, ARTC, AUTO, FLEET, OWNOP, SCHOOL, OPEN
      General Liability -> MAIN, ARTC, TECH, HAB, AUTO, FOOD, WINE, NPO, SCHOOL, OPEN
      Commercial Property -> MAIN, HAB, AUTO, FOOD, WINE, NPO, SCHOOL, OPEN
      Businessowners -> MAIN, ARTC, TECH, HAB, NPO
      Workers Compensation -> MAIN, ARTC, TECH, FOOD, WINE, NPO, SCHOOL, OPEN
      Commercial Umbrella -> MAIN, ARTC, TECH, HAB, FOOD, WINE, NPO, SCHOOL, OPEN
      Professional Liability -> TECH, DESIGN, OPEN
      Cyber Liability -> MAIN, TECH, SCHOOL, OPEN
      Directors and Officers, Employment Practices -> NPO, OPEN
      Inland Marine, Ocean Marine, Builders Risk, Crime and Fidelity, Equipment Breakdown, Surety -> OPEN
    `,
  }),
  dependentSet('Rating Plan', 'How the premium is arrived at, by product.', {
    byProduct: true,
    items: `
      Manual|MAN; Schedule rated|SCH|1; Experience rated|EXP|2; Experience and schedule rated|ES; Composite rated|COMP
      Loss rated|LOSS; (a)-rated|A; Retrospective|RETRO; Large deductible|LDED; Judgment|JUDG; Indivisible package|PKG
    `,
    when: `
      Commercial Auto, General Liability -> MAN..LOSS, A
      Commercial Property, Crime and Fidelity, Equipment Breakdown -> MAN, SCH, LOSS
      Businessowners -> MAN, PKG, SCH
      Workers Compensation -> MAN..ES, RETRO, LDED
      Commercial Umbrella -> MAN, SCH, A, JUDG
      Cyber Liability, Directors and Officers, Employment Practices, Professional Liability -> MAN, SCH, JUDG
      Inland Marine, Ocean Marine, Builders Risk, Surety -> MAN, SCH, A, JUDG
    `,
  }),
  dependentSet('Billing Plan', 'Installment plans, by product and premium.', {
    byProduct: true,
    byFields: ['PolicyInformation|premiumBand'],
    items: `
      Annual, paid in full|A1|2; Semiannual, 2 pays|S2; Quarterly, 4 pays|Q4|1; 40% down and 6 installments|D6
      25% down and 9 installments|D9|3; Monthly, 10 pays|M10; Monthly, 12 pays|M12; Pay as you go, reported payroll|PAYG
      Premium bond, single payment|BOND
    `,
    when: `
      Commercial Auto, General Liability, Commercial Property, Businessowners / P1 -> A1..Q4
      Commercial Auto, General Liability, Commercial Property, Businessowners / P2, P3, P4, P5, P6 -> A1..M12
      Workers Compensation / P1, P2 -> A1..Q4, PAYG
      Workers Compensation / P3, P4, P5, P6 -> A1..M12, PAYG
      Cyber Liability, Directors and Officers, Employment Practices, Professional Liability / * -> A1, S2, Q4
      Commercial Umbrella, Inland Marine, Equipment Breakdown, Crime and Fidelity / * -> A1, S2, Q4, M10
      Ocean Marine, Builders Risk / * -> A1, S2
      Surety / * -> BOND
    `,
  }),
  dependentSet('Audit Type', 'How the final premium is established, by product and premium.', {
    byProduct: true,
    byFields: ['PolicyInformation|premiumBand'],
    items: `
      Physical audit|PHYS; Virtual audit|VIRT; Telephone audit|TEL; Voluntary report by insured|VOL|1; Waived|WAIV
      Not auditable|NA|2
    `,
    when: `
      Workers Compensation / P1, P2 -> TEL, VOL, VIRT
      Workers Compensation / P3, P4, P5, P6 -> PHYS, VIRT
      General Liability / P1 -> VOL, WAIV
      General Liability / P2, P3 -> VIRT..VOL
      General Liability / P4, P5, P6 -> PHYS, VIRT
      Commercial Auto / P4, P5, P6 -> PHYS..VOL
      Commercial Auto / P1, P2, P3 -> VOL, WAIV
      Commercial Umbrella / * -> VOL, WAIV
      Commercial Property, Businessowners, Cyber Liability, Crime and Fidelity / * -> NA
    `,
  }),
  dependentSet('Inspection Requirement', 'Survey asked for, by product and total insured value.', {
    byProduct: true,
    byFields: ['PolicyInformation|tivBand'],
    items: `
      None|NONE|3; Aerial imagery only|AERIAL; Self-survey|SELF; Telephone survey|TEL; Physical survey in 60 days|PHYS60|1
      Physical survey before binding|PHYS0; Fire protection engineer before binding|ENG0; Catastrophe model|MODEL|2
    `,
    when: `
      Commercial Property / T1 -> AERIAL, SELF
      Commercial Property / T2 -> AERIAL, PHYS60
      Commercial Property / T3, T4 -> PHYS60, PHYS0, MODEL
      Commercial Property / T5, T6, T7 -> ENG0, MODEL
      Businessowners / T1 -> NONE, AERIAL
      Businessowners / T2 -> AERIAL, SELF, TEL
      Builders Risk / T1, T2 -> SELF, PHYS60
      Builders Risk / T3, T4, T5 -> PHYS0, MODEL
      General Liability, Workers Compensation / * -> NONE, TEL, PHYS60
    `,
  }),
];
