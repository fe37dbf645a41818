import { staticSet } from '../dsl/staticSet.ts';

/** Perils, causes of loss and natural hazards. */
export const perilSets = [
  staticSet(
    'Peril',
    'Perils insured, as used in rating and modeling.',
    `
    # Basic
    Fire|FIRE; Lightning|LTNG; Explosion|EXPL; Windstorm or hail|WIND; Smoke|SMOK; Aircraft or vehicles|ACVH
    Riot or civil commotion|RIOT; Vandalism|VAND; Sprinkler leakage|SPLK; Sinkhole collapse|SINK; Volcanic action|VOLC
    # Broad
    Falling objects|FALL; Weight of snow, ice or sleet|SNOW; Water damage|WATR; Collapse|COLL
    # Special
    Theft|THFT; All other covered causes|AOP
    # Separate coverage
    Earthquake|QUAK; Flood|FLOD; Equipment breakdown|EQBD; Terrorism|TERR; Named storm|NMST; Wildfire|WDFR
    Sewer backup|SEWR; Utility interruption|UTIL
    `,
  ),
  staticSet(
    'Cause of Loss',
    'What caused a loss, grouped by family; claims and underwriting share the list.',
    `
    # Fire and explosion
    Fire, electrical|101; Fire, cooking|102; Fire, heating equipment|103; Fire, hot work|104; Fire, arson|105
    Fire, wildfire|106; Fire, lithium battery|107; Fire, cause undetermined|109; Explosion|110; Lightning|111; Smoke|112
    # Wind and weather
    Hurricane|201; Tornado|202; Straight-line wind|203; Hail|204; Weight of snow or ice|205; Ice dam|206; Freeze|207
    # Water
    Pipe burst|301; Appliance leak|302; Roof leak|303; Sewer backup|304; Sprinkler leakage|305; Flood|306; Seepage|307
    # Earth movement
    Earthquake|401; Landslide|402; Sinkhole|403; Settling|404
    # Crime
    Burglary|501; Robbery|502; Employee theft|503; Forgery|504; Vandalism|505; Vehicle theft|506
    Funds transfer fraud|507; Social engineering fraud|508
    # Bodily injury
    Slip, trip or fall|601; Struck by object|602; Assault or battery|603; Food-borne illness|604; Burn or scald|605
    Drowning|606; Animal bite|607
    # Vehicle
    Rear-end collision|701; Intersection collision|702; Lane change|703; Backing|704; Rollover|705
    Single-vehicle collision|706; Pedestrian or cyclist|707; Animal collision|708; Glass breakage|709; Jackknife|710
    # Operations and products
    Faulty workmanship|801; Completed operations|802; Product defect|803; Failure to warn|804; Pollution release|805
    Underground utility strike|806; Crane or rigging|807
    # Equipment
    Electrical arcing|901; Mechanical breakdown|902; Boiler explosion|903; Refrigeration failure|904; Power surge|905
    # Information
    Ransomware|951; Business e-mail compromise|952; Data breach, external|953; Data breach, insider|954
    Vendor outage|955; Lost or stolen device|956
    # Management
    Wrongful termination|971; Discrimination|972; Harassment|973; Breach of fiduciary duty|974; Professional error|975
    `,
    { minSearchStringLength: 2 },
  ),
  staticSet(
    'Catastrophe Type',
    'Kind of catastrophe that a loss belongs to.',
    `
    Hurricane; Tropical storm; Severe convective storm; Winter storm; Wildfire; Earthquake; Flood; Civil disorder
    Cyber event; Terrorism; Not a catastrophe
    `,
  ),
  staticSet(
    'Saffir-Simpson Category',
    'Hurricane wind scale by sustained wind.',
    `
    Category 1, 74 to 95 mph|1; Category 2, 96 to 110 mph|2; Category 3, 111 to 129 mph|3
    Category 4, 130 to 156 mph|4; Category 5, 157 mph or more|5
    `,
  ),
  staticSet(
    'Enhanced Fujita Scale',
    'Tornado rating by estimated three-second gust.',
    `
    EF0, 65 to 85 mph|0; EF1, 86 to 110 mph|1; EF2, 111 to 135 mph|2; EF3, 136 to 165 mph|3
    EF4, 166 to 200 mph|4; EF5, over 200 mph|5
    `,
  ),
  staticSet(
    'Distance to Coast',
    'Distance to tidal water.',
    `
    Within 1,000 feet|D0; 1,000 feet to 1 mile|D1; Over 1 to 5 miles|D5; Over 5 to 10 miles|D10
    Over 10 to 25 miles|D25; Over 25 to 50 miles|D50; Over 50 miles|D99
    `,
  ),
  staticSet(
    'Wind Tier',
    'Company wind tiers for wind, hail and named storm terms.',
    'Tier 1, coastal|T1; Tier 2, near coastal|T2; Tier 3, inland wind|T3; Tier 4, severe hail|T4; Tier 5, low wind|T5',
  ),
  staticSet(
    'Opening Protection',
    'Protection of windows and doors against wind-borne debris.',
    `
    Impact-resistant glazing; Storm shutters, engineered; Storm panels; Plywood only; Partial protection; None; Unknown
    `,
  ),
  staticSet(
    'Roof-to-Wall Connection',
    'How the roof is tied to the walls.',
    'Toe nails; Clips; Single wraps; Double wraps; Structural anchor; Unknown',
  ),
  staticSet(
    'FEMA Flood Zone',
    'Zones of the Flood Insurance Rate Map.',
    `
    # High risk
    Zone A|A; Zone AE|AE; Zones A1 to A30|A1-A30; Zone AH|AH; Zone AO|AO; Zone AR|AR; Zone A99|A99
    # High risk, coastal
    Zone V|V; Zone VE|VE; Zones V1 to V30|V1-V30
    # Moderate to low risk
    Zone B|B; Zone C|C; Zone X, shaded|X-SHADED; Zone X, unshaded|X
    # Undetermined
    Zone D|D
    `,
  ),
  staticSet(
    'Elevation Difference Band',
    'Lowest floor against the base flood elevation.',
    `
    4 feet or more above|P4; 2 to 3 feet above|P2; 1 foot above|P1; At base flood elevation|0
    1 foot below|M1; 2 feet or more below|M2; No elevation certificate|NA
    `,
  ),
  staticSet(
    'Earthquake Territory',
    'Company earthquake territories.',
    `
    California, high|CA1; California, moderate|CA2; Pacific Northwest|PNW; New Madrid, zone A|NM1; New Madrid, zone B|NM2
    Wasatch Front|WAS; Charleston|CHS; Alaska|AK; Hawaii|HI; All other|AO
    `,
  ),
  staticSet(
    'ASCE 7 Site Class',
    'Soil at the site, as ASCE 7 classifies it for seismic design.',
    'Hard rock|A; Rock|B; Very dense soil and soft rock|C; Stiff soil|D; Soft clay soil|E; Site response analysis required|F',
  ),
  staticSet(
    'Modified Mercalli Intensity',
    'Felt intensity of an earthquake.',
    `
    Not felt|I; Weak, felt by few|II; Weak, felt indoors|III; Light|IV; Moderate|V; Strong|VI; Very strong|VII
    Severe|VIII; Violent|IX; Extreme|X
    `,
  ),
  staticSet(
    'Wildfire Score Band',
    'Vendor wildfire score of a location.',
    'Very low, 0 to 10|W1; Low, 11 to 30|W2; Moderate, 31 to 50|W3; High, 51 to 70|W4; Very high, 71 to 85|W5; Extreme, over 85|W6',
  ),
  staticSet(
    'Brush Clearance',
    'Cleared distance to brush or woodland.',
    'Under 30 feet|29; 30 to 49 feet|30; 50 to 99 feet|50; 100 to 199 feet|100; 200 feet or more|200',
  ),
  staticSet(
    'Hail Exposure Band',
    'Expected hail of one inch or more.',
    'Low|1; Moderate|2; High|3; Very high|4; Extreme|5',
  ),
  staticSet(
    'Convective Storm Band',
    'Expected tornado and straight-line wind loss.',
    'Low|1; Moderate|2; Elevated|3; High|4; Very high|5',
  ),
  staticSet(
    'Sinkhole Coverage Election',
    'Choice on sinkhole loss where a state requires an offer.',
    'Catastrophic ground cover collapse only; Sinkhole loss included; Rejected; Not offered',
  ),
];
