import { staticSet } from '../dsl/staticSet.ts';

/** Groups of states that a rule, a rate or a filing turns on. */
export const regionSets = [
  staticSet(
    'Census Regions and Divisions',
    'The nine divisions of the US Census Bureau, grouped by region.',
    `
    # Northeast
    New England|1; Middle Atlantic|2
    # Midwest
    East North Central|3; West North Central|4
    # South
    South Atlantic|5; East South Central|6; West South Central|7
    # West
    Mountain|8; Pacific|9
    `,
  ),
  staticSet(
    'No-Fault States',
    'States where personal injury protection is compulsory or where a driver may choose no-fault.',
    `
    # Compulsory no-fault
    Florida|FL; Hawaii|HI; Kansas|KS; Massachusetts|MA; Michigan|MI; Minnesota|MN; New York|NY; North Dakota|ND
    Utah|UT
    # Choice no-fault
    Kentucky|KY; New Jersey|NJ; Pennsylvania|PA
    # Compulsory or optional add-on benefits
    Delaware|DE; Maryland|MD; Oregon|OR; Texas|TX; Washington|WA
    `,
  ),
  staticSet(
    'Monopolistic Workers Compensation Jurisdictions',
    'Jurisdictions where workers compensation is bought from the state fund only.',
    'North Dakota|ND; Ohio|OH; Washington|WA; Wyoming|WY; Puerto Rico|PR; Virgin Islands|VI',
  ),
  staticSet(
    'Independent Bureau States',
    'States with their own workers compensation rating bureau rather than NCCI.',
    `
    California|CA; Delaware|DE; Indiana|IN; Massachusetts|MA; Michigan|MI; Minnesota|MN; New Jersey|NJ; New York|NY
    North Carolina|NC; Pennsylvania|PA; Wisconsin|WI
    `,
  ),
  staticSet(
    'Coastal States',
    'States with tidal exposure to Atlantic or Gulf hurricanes.',
    `
    # Gulf
    Alabama|AL; Florida|FL; Louisiana|LA; Mississippi|MS; Texas|TX
    # South Atlantic
    Georgia|GA; North Carolina|NC; South Carolina|SC; Virginia|VA
    # Mid-Atlantic
    Delaware|DE; Maryland|MD; New Jersey|NJ; New York|NY
    # New England
    Connecticut|CT; Maine|ME; Massachusetts|MA; New Hampshire|NH; Rhode Island|RI
    `,
  ),
  staticSet(
    'New Madrid Seismic States',
    'Member states of the Central United States Earthquake Consortium.',
    'Alabama|AL; Arkansas|AR; Illinois|IL; Indiana|IN; Kentucky|KY; Mississippi|MS; Missouri|MO; Tennessee|TN',
  ),
  staticSet(
    'Contributory Negligence Jurisdictions',
    'Jurisdictions that bar recovery for any fault of the claimant.',
    'Alabama|AL; District of Columbia|DC; Maryland|MD; North Carolina|NC; Virginia|VA',
  ),
  staticSet(
    'Wildfire Referral States',
    'Western states where a location in the wildland-urban interface is referred.',
    `
    Arizona|AZ; California|CA; Colorado|CO; Idaho|ID; Montana|MT; Nevada|NV; New Mexico|NM; Oregon|OR; Utah|UT
    Washington|WA; Wyoming|WY
    `,
  ),
  staticSet(
    'Underwriting Territory',
    'Internal territories by which books of business are assigned to underwriting teams.',
    `
    # East
    New England|E1; New York Metro|E2; Mid-Atlantic|E3; Southeast|E4; Florida|E5
    # Central
    Great Lakes|C1; Upper Midwest|C2; Plains|C3; Texas and Gulf|C4
    # West
    Mountain|W1; Pacific Northwest|W2; Northern California|W3; Southern California|W4; Southwest Desert|W5
    `,
  ),
  staticSet(
    'Time Zone',
    'Time zones of the offices and insureds, by IANA identifier.',
    `
    # United States and territories
    Eastern|America/New_York; Central|America/Chicago; Mountain|America/Denver; Mountain, Arizona|America/Phoenix
    Pacific|America/Los_Angeles; Alaska|America/Anchorage; Hawaii|Pacific/Honolulu
    Atlantic, Puerto Rico|America/Puerto_Rico; Chamorro, Guam|Pacific/Guam; Samoa, Pago Pago|Pacific/Pago_Pago
    # Canada
    Newfoundland|America/St_Johns; Atlantic, Halifax|America/Halifax; Eastern, Toronto|America/Toronto
    Central, Winnipeg|America/Winnipeg; Central, Regina|America/Regina; Mountain, Edmonton|America/Edmonton
    Pacific, Vancouver|America/Vancouver
    # Europe
    London|Europe/London; Zurich|Europe/Zurich; Frankfurt|Europe/Berlin
    # Other
    Coordinated Universal Time|UTC; Bermuda|Atlantic/Bermuda; Mexico City|America/Mexico_City; Tokyo|Asia/Tokyo
    `,
  ),
  staticSet(
    'Preferred Language',
    'Languages in which the carrier issues notices and speaks with insureds.',
    `
    English|en; Spanish|es; French|fr; Chinese|zh; Korean|ko; Vietnamese|vi; Tagalog|tl; Russian|ru; Polish|pl
    Portuguese|pt; Arabic|ar
    `,
  ),
];
