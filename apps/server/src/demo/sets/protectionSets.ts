import { staticSet } from '../dsl/staticSet.ts';

/** Roofs, fire protection and burglary protection. */
export const protectionSets = [
  staticSet(
    'Roof Covering',
    'Main covering of the roof.',
    `
    # Steep slope
    Asphalt shingle, three-tab; Asphalt shingle, architectural; Wood shingle or shake; Slate; Clay tile; Concrete tile
    Standing seam metal; Metal panel, exposed fastener; Synthetic shingle
    # Low slope
    Built-up, gravel surface|BUR; Modified bitumen|MODBIT; EPDM membrane|EPDM; TPO membrane|TPO; PVC membrane|PVC
    Sprayed polyurethane foam|SPF; Poured concrete; Green roof; Ballasted membrane
    `,
  ),
  staticSet(
    'Roof Shape',
    'Geometry of the roof.',
    'Flat; Low slope; Gable; Hip; Gambrel; Mansard; Shed; Sawtooth; Barrel vault; Dome; Complex or mixed',
  ),
  staticSet(
    'Roof Age Band',
    'Years since the roof was fully replaced.',
    `
    0 to 5 years|A05; 6 to 10 years|A10; 11 to 15 years|A15; 16 to 20 years|A20; 21 to 25 years|A25
    Over 25 years|A26; Unknown|UNK
    `,
  ),
  staticSet(
    'Roof Condition',
    'Condition as seen by an inspector or in aerial imagery.',
    'Excellent|5; Good|4; Fair|3; Poor|2; Severe|1; Not visible|0',
  ),
  staticSet(
    'Roof Impact Resistance',
    'Impact rating of the covering by UL 2218.',
    'Class 1|1; Class 2|2; Class 3|3; Class 4|4; Not rated|NR',
  ),
  staticSet(
    'Roof Equipment',
    'Equipment mounted on the roof.',
    'Heating and cooling units; Photovoltaic panels; Antennas; Skylights; Signs; Water tank; Cooling tower; None',
  ),
  staticSet(
    'Sprinkler System',
    'Automatic sprinkler system.',
    `
    # Water
    Wet pipe; Dry pipe; Pre-action; Deluge; Early suppression fast response (ESFR)|ESFR; In-rack; Residential (NFPA 13R)|13R
    # Special agent
    Clean agent; Carbon dioxide; Foam-water; Water mist; Dry chemical
    # None
    None
    `,
  ),
  staticSet(
    'Sprinklered Area',
    'Share of the floor area under sprinklers.',
    'Full, 100%|100; Partial, 80% to 99%|80; Partial, 50% to 79%|50; Partial, under 50%|25; None|0',
  ),
  staticSet(
    'Sprinkler Water Supply',
    'Source of water for the sprinklers.',
    'Public main; Public main with booster pump; Gravity tank; Suction tank and fire pump; Pond or reservoir; None',
  ),
  staticSet(
    'Sprinkler Supervision',
    'How valves and waterflow are supervised.',
    'Central station; Remote station; Proprietary; Local alarm only; Locked valves only; None',
  ),
  staticSet(
    'Fire Alarm',
    'Fire detection and where it reports.',
    `
    Central station, smoke and heat; Central station, smoke only; Central station, manual pull only
    Fire department connection; Local alarm; Battery smoke detectors; None
    `,
  ),
  staticSet(
    'Burglar Alarm',
    'Intrusion alarm and where it reports.',
    `
    Central station with keys; Central station without keys; Police connected; Proprietary; Local gong; Video verified
    Silent hold-up; None
    `,
  ),
  staticSet(
    'Burglar Alarm Extent',
    'Extent of protection of an intrusion alarm.',
    'Extent 1|1; Extent 2|2; Extent 3|3; Extent 4|4; Safe or vault, complete|SVC; Safe or vault, partial|SVP',
  ),
  staticSet(
    'Fire Extinguisher Class',
    'Classes of fire that an extinguisher is rated for by NFPA 10.',
    'Ordinary combustibles|A; Flammable liquids|B; Energized electrical equipment|C; Combustible metals|D; Cooking media|K',
  ),
  staticSet(
    'Protective Safeguard',
    'Safeguards that must be kept in working order; the value is the ISO symbol.',
    `
    Automatic sprinkler system|P-1; Automatic fire alarm|P-2; Security service|P-3
    Service contract with a private fire department|P-4; Automatic commercial cooking exhaust and extinguishing|P-5
    Described in the schedule|P-9
    `,
  ),
  staticSet(
    'Commercial Cooking Exposure',
    'Heaviest cooking on the premises.',
    `
    None; Microwave and toaster only; Warming only; Pizza oven; Griddle; Deep fat frying; Charbroiling; Solid fuel
    Wok range; Food truck
    `,
  ),
  staticSet(
    'Cooking Fire Protection',
    'Protection over the cooking line.',
    `
    UL 300 wet chemical, serviced twice a year; UL 300 wet chemical, service overdue; Dry chemical, pre-UL 300
    Water spray; Recirculating hood; Hood without protection; None
    `,
  ),
  staticSet(
    'Hood Cleaning Frequency',
    'How often hoods and ducts are cleaned, as NFPA 96 sets by volume.',
    'Monthly|12; Quarterly|4; Twice a year|2; Yearly|1; Never|0',
  ),
  staticSet(
    'Commodity Storage Class',
    'Stored commodities by NFPA 13.',
    `
    Class I|I; Class II|II; Class III|III; Class IV|IV; Group A plastics, cartoned|A-C
    Group A plastics, exposed|A-E; Group B plastics|B; Group C plastics|C
    `,
  ),
  staticSet(
    'Storage Arrangement',
    'How goods are stored.',
    'Solid piles; Palletized; Shelving; Single-row racks; Double-row racks; Multiple-row racks; Automated storage; Outdoor yard',
  ),
  staticSet(
    'Private Fire Protection Impairment',
    'Why a protection system is out of service.',
    'Planned maintenance; Emergency repair; Renovation; Water supply outage; Frozen pipe; Vandalism; Tenant fit-out',
  ),
];
