import { dependentSet } from '../dsl/dependentSet.ts';

const liabilityLines = 'General Liability, Commercial Umbrella';
const propertyLines = 'Commercial Property, Businessowners, Builders Risk';
const financialLines = 'Directors and Officers, Employment Practices, Professional Liability';

/** Reasons, documents and changes that differ from product to product. */
export const serviceDependentSets = [
  dependentSet('Referral Reason', 'Why a risk leaves the desk for a decision, by product.', {
    byProduct: true,
    clearInvalid: false,
    items: `
      # Any product
      Premium over authority|G01; Limit over authority|G02; Loss ratio over 60%|G03; Three or more losses in three years|G04
      New venture|G05; Bankruptcy or lien|G06; Prior carrier non-renewed|G07; Backdated effective date|G08
      Pricing outside tolerance|G09; Class marked refer|G10; Sanctions screening match|G11
      # Property
      Total insured value over authority|P01; Distance to coast under one mile|P02; Frame construction over three stories|P03
      Roof over 20 years|P04; Vacant building|P05; Protection class 9 or 10|P06; High wildfire score|P07
      Coastal aggregate exceeded|P08; Unsprinklered high value|P09; Aluminum wiring not remediated|P10
      # Liability
      Residential construction|L01; Work over 60 feet|L02; Subcontracted cost over 50%|L03; Liquor over 50% of receipts|L04
      Assault or battery exposure|L05; High-hazard product|L06; Pollution exposure|L07; Special event|L08
      # Auto
      Fleet over 50 units|A01; Radius over 300 miles|A02; Unacceptable driver|A03; Hazardous commodity|A04
      Conditional safety rating|A05; Passenger transport|A06
      # Workers compensation
      Modification over 1.25|W01; More than 250 employees in one place|W02; Federal coverage|W03; Height exposure|W04
      # Financial lines
      Planned transaction|F01; Negative net worth|F02; Prior claim or circumstance|F03; Controls below minimum|F04
      Records over 1 million|F05; Reduction in workforce planned|F06
    `,
    when: `
      Commercial Property -> G01..P10
      Businessowners -> G01..L08
      Builders Risk, Inland Marine, Equipment Breakdown -> G01..G11, P01, P02, P03, P05, P07, P08
      ${liabilityLines} -> G01..G11, L01..L08
      Commercial Auto -> G01..G11, A01..A06
      Workers Compensation -> G01..G11, W01..W04
      Cyber Liability -> G01..G11, F01..F05
      ${financialLines}, Crime and Fidelity -> G01..G11, F01..F04, F06
      Ocean Marine, Surety -> G01..G11
    `,
  }),
  dependentSet('Endorsement Type', 'Changes that can be made in mid-term, by product.', {
    byProduct: true,
    clearInvalid: false,
    items: `
      # Any product
      Change named insured|N01; Change mailing address|N02; Change policy period|N03; Change producer|N04
      Add additional interest|N05; Delete additional interest|N06; Amend additional interest|N07; Premium-bearing correction|N08
      # Locations and property
      Add location|P01; Delete location|P02; Amend location|P03; Change building limit|P04; Change contents limit|P05
      Change deductible|P06; Change cause of loss form|P07; Add optional coverage|P08; Vacancy permit|P09
      # Liability
      Add classification|L01; Delete classification|L02; Change exposure|L03; Change liability limit|L04
      Add additional insured endorsement|L05; Add exclusion|L06; Add waiver of subrogation|L07
      # Auto
      Add vehicle|A01; Delete vehicle|A02; Replace vehicle|A03; Add driver|A04; Delete driver|A05; Exclude driver|A06
      Change covered auto symbol|A07; Issue filing|A08; Cancel filing|A09
      # Workers compensation
      Add state|W01; Add class code|W02; Amend payroll|W03; Change officer inclusion|W04; Apply experience modification|W05
      # Equipment and projects
      Add scheduled item|E01; Delete scheduled item|E02; Extend project term|E03; Change completed value|E04
      # Financial lines
      Add subsidiary|F01; Change retention|F02; Amend retroactive date|F03; Add extended reporting period|F04
    `,
    when: `
      ${propertyLines} -> N01..P09
      Businessowners -> L01..L05
      Builders Risk -> E03, E04
      ${liabilityLines} -> N01..N08, L01..L07
      General Liability -> P01..P03
      Commercial Auto -> N01..N08, L04, L05, L07, A01..A09
      Workers Compensation -> N01..N08, P01..P03, L07, W01..W05
      Inland Marine, Ocean Marine, Equipment Breakdown -> N01..N08, P01..P03, P06, E01, E02
      ${financialLines}, Cyber Liability, Crime and Fidelity -> N01..N08, L04, F01..F04
      Surety -> N01..N04, N08
    `,
  }),
  dependentSet('Document Type', 'Documents asked for or issued, by product.', {
    byProduct: true,
    clearInvalid: false,
    items: `
      # Submission
      Application|S01; Loss runs, five years|S02; Financial statements|S03; Supplemental application|S04
      Prior policy|S05; Signed rejection forms|S06; Broker of record letter|S07; Diligent search affidavit|S08
      # Property
      Statement of values|P01; Appraisal|P02; Sprinkler inspection report|P03; Alarm certificate|P04; Photographs|P05
      Elevation certificate|P06; Wind mitigation form|P07; Lease|P08; Business income worksheet|P09
      Construction contract|P10; Construction schedule|P11
      # Liability
      Sample subcontract|L01; Certificates from subcontractors|L02; Safety manual|L03; Product brochure|L04; Liquor license|L05
      Event permit|L06; Hold harmless agreement|L07
      # Auto
      Vehicle schedule|A01; Driver list|A02; Motor vehicle records|A03; Fleet safety manual|A04; Fuel tax reports|A05
      Safety measurement report|A06; Lease agreement with owner-operators|A07
      # Workers compensation
      Experience rating worksheet|W01; Payroll records|W02; Officer exclusion form|W03; Employee leasing contract|W04
      # Financial lines
      Bylaws|F01; Employee handbook|F02; Security assessment|F03; Incident response plan|F04; Specimen client contract|F05
      Audit management letter|F06; Indemnity agreement|F07
      # Issued
      Quote proposal|I01; Binder|I02; Policy|I03; Endorsement|I04; Invoice|I05; Identification card|I06
      Certificate|I07; Notice|I08
    `,
    when: `
      Commercial Property, Businessowners -> S01..S08, P01..P09, I01..I05, I07, I08
      Builders Risk -> S01..S05, P05, P06, P10, P11, I01..I05, I07, I08
      Inland Marine, Ocean Marine, Equipment Breakdown -> S01..S05, P01, P02, P05, I01..I05, I07, I08
      ${liabilityLines} -> S01..S08, L01..L07, I01..I05, I07, I08
      Commercial Auto -> S01..S07, A01..A07, I01..I08
      Workers Compensation -> S01..S07, L03, W01..W04, I01..I05, I07, I08
      Cyber Liability -> S01..S04, F03, F04, F05, I01..I05, I07, I08
      ${financialLines} -> S01..S05, F01, F02, F05, I01..I05, I07, I08
      Crime and Fidelity, Surety -> S01..S05, F06, F07, I01..I05, I08
    `,
  }),
  dependentSet('Subjectivity', 'Conditions that a quote or binder is subject to, by product.', {
    byProduct: true,
    items: `
      Signed application|S01|1; Currently valued loss runs|S02; Signed terrorism election|S03; No known losses letter|S04
      Inspection and compliance with recommendations|P01; Statement of values, signed|P02; Sprinkler test report|P03
      Alarm certificate|P04; Proof of roof replacement|P05; Elevation certificate|P06; Certificates from subcontractors|L01
      Written contract with subcontractors|L02; Underlying policies, copies|L03; Liquor license|L04
      Acceptable motor vehicle records|A01; Signed driver exclusion|A02; Uninsured motorists selection|A03
      Dash camera installation in 60 days|A04; Experience modification worksheet|W01; Officer election forms|W02
      Multi-factor authentication attestation|F01; Warranty statement|F02; Audited financial statements|F03
      Evidence of independent bank reconciliation|F04; Signed indemnity agreement|F05
    `,
    when: `
      Commercial Property, Businessowners -> S01..P06
      Builders Risk, Inland Marine, Ocean Marine, Equipment Breakdown -> S01..P02
      General Liability -> S01..P01, L01, L02, L04
      Commercial Umbrella -> S01..S04, L01..L04, A01
      Commercial Auto -> S01, S02, S04, A01..A04
      Workers Compensation -> S01, S02, W01, W02, P01
      Cyber Liability -> S01, S02, F01, F02
      ${financialLines} -> S01, S02, F02, F03
      Crime and Fidelity -> S01, S02, F03, F04
      Surety -> S01, F03, F05
    `,
  }),
  dependentSet('Cause of Loss by Line', 'Causes of loss offered in the loss history, by line of business.', {
    byFields: ['LossHistory|lossLine'],
    items: `
      # Property
      Fire|FIRE; Wind|WIND; Hail|HAIL; Water damage|WATER; Freeze|FREEZE; Theft or burglary|THEFT; Vandalism|VANDAL
      Lightning|LIGHT; Flood|FLOOD; Earthquake|QUAKE; Equipment breakdown|BREAK; Collapse|COLLAP
      # Liability
      Slip, trip or fall|FALL; Assault or battery|ASSLT; Completed operations|COMPOP; Product injury|PRODIN; Food-borne illness|FOOD
      Personal or advertising injury|PAI; Pollution|POLL; Property damage to others|PDOTH
      # Auto
      Collision, at fault|COLAF; Collision, not at fault|COLNF; Comprehensive|COMP; Pedestrian|PED; Cargo|CARGO
      # Workers compensation
      Strain or sprain|STRAIN; Fall from height|HEIGHT; Struck by|STRUCK; Caught in|CAUGHT; Cut or puncture|CUT
      Motor vehicle|MVA; Occupational disease|OCCDIS
      # Financial and crime
      Ransomware|RANSOM; Data breach|BREACH; Wire fraud|WIRE; Employee theft|EMPTH; Discrimination|DISCR; Harassment|HARAS
      Wrongful termination|TERM; Breach of duty|DUTY; Professional error|PROFER; Contract default|DEFLT
    `,
    when: `
      PROP, BLDRK -> FIRE..COLLAP
      BOP -> FIRE..PDOTH
      EQBKD -> BREAK
      INMAR, OCMAR -> FIRE..VANDAL, FLOOD, CARGO, COLAF
      CRIME -> THEFT, EMPTH, WIRE
      CGL, UMBRC, EXLIA, PRODL -> FALL..PDOTH
      LIQUR -> FALL, ASSLT
      AUTOB, GARAG, TRUCK -> COLAF..CARGO, THEFT, VANDAL
      WORK -> STRAIN..OCCDIS
      CYBER -> RANSOM..WIRE
      EPLI -> DISCR..TERM
      DO, FIDUC -> DUTY
      PROFL -> PROFER
      CSUR, MSUR -> DEFLT
    `,
  }),
  dependentSet('Bond Type', 'Bonds by class.', {
    byFields: ['SuretyBond|bondClass'],
    items: `
      # Contract
      Bid|BID; Performance|PERF|1; Payment|PAY; Performance and payment|PP; Maintenance|MAINT; Supply|SUPPLY
      Subdivision|SUBD; Site improvement|SITE
      # License and permit
      Contractor license|CLIC; Motor vehicle dealer|MVD; Mortgage broker|MTGB; Freight broker (BMC-84)|BMC84; Fuel tax|FUEL
      Liquor tax|LIQT; Right of way|ROW; Notary public|NOT
      # Court
      Appeal|APP; Attachment|ATT; Injunction|INJ; Replevin|REPL; Administrator|ADM; Executor|EXEC; Guardian|GUAR
      Conservator|CONS; Trustee|TRST
      # Public official and miscellaneous
      Treasurer|TREAS; Tax collector|TAXC; Lost instrument|LOST; Utility deposit|UTIL; Wage and welfare|WAGE
      Customs|CUST; ERISA fidelity|ERISA; Business services|BSF
    `,
    when: `
      CON -> BID..SITE
      LIC -> CLIC..NOT
      JUD -> APP..REPL
      PRO -> ADM..TRST
      POF -> TREAS, TAXC, NOT
      MIS -> LOST..CUST
      FID -> ERISA, BSF
    `,
  }),
];
