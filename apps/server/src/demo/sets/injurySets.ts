import { staticSet } from '../dsl/staticSet.ts';

/** Injury coding of workers compensation, by the codes of the Workers Compensation Insurance Organizations. */
export const injurySets = [
  staticSet(
    'Injury Type',
    'Kind of claim by the benefits it brings.',
    `
    Death|1; Permanent total disability|2; Major permanent partial disability|3; Minor permanent partial disability|4
    Temporary total or temporary partial disability|5; Medical only|6; Contract medical or hospital allowance|7
    Compromised death|8; Permanent partial disability|9
    `,
  ),
  staticSet(
    'Nature of Injury',
    'What the injury is.',
    `
    # Specific injury
    No physical injury|01; Amputation|02; Angina pectoris|03; Burn|04; Concussion|07; Contusion|10; Crushing|13
    Dislocation|16; Electric shock|19; Enucleation|22; Foreign body|25; Fracture|28; Freezing|30
    Hearing loss or impairment|31; Heat prostration|32; Hernia|34; Infection|36; Inflammation|37
    Adverse reaction to a vaccination or inoculation|38; Laceration|40; Myocardial infarction|41
    Poisoning, general|42; Puncture|43; Rupture|46; Severance|47; Sprain or tear|49; Strain or tear|52; Syncope|53
    Asphyxiation|54; Vascular|55; Vision loss|58; All other specific injuries, NOC|59
    # Occupational disease or cumulative injury
    Dust disease, NOC|60; Asbestosis|61; Black lung|62; Byssinosis|63; Silicosis|64; Respiratory disorders|65
    Poisoning, chemical|66; Poisoning, metal|67; Dermatitis|68; Mental disorder|69; Radiation|70
    All other occupational disease injury, NOC|71; Loss of hearing|72; Contagious disease|73; Cancer|74; AIDS|75
    Video display terminal related disease|76; Mental stress|77; Carpal tunnel syndrome|78; Hepatitis C|79
    All other cumulative injury, NOC|80; COVID-19|83
    # Multiple injuries
    Multiple physical injuries only|90; Multiple injuries, physical and psychological|91
    `,
  ),
  staticSet(
    'Part of Body',
    'Where the injury is.',
    `
    # Head
    Multiple head injury|10; Skull|11; Brain|12; Ears|13; Eyes|14; Nose|15; Teeth|16; Mouth|17; Soft tissue, head|18
    Facial bones|19
    # Neck
    Multiple neck injury|20; Vertebrae, neck|21; Disc, neck|22; Spinal cord, neck|23; Larynx|24; Soft tissue, neck|25
    Trachea|26
    # Upper extremities
    Multiple upper extremities|30; Upper arm|31; Elbow|32; Lower arm|33; Wrist|34; Hand|35; Fingers|36; Thumb|37
    Shoulders|38; Wrists and hands|39
    # Trunk
    Multiple trunk|40; Upper back area|41; Lower back area|42; Disc, trunk|43; Chest|44; Sacrum and coccyx|45
    Pelvis|46; Spinal cord, trunk|47; Internal organs|48; Heart|49; Lungs|60; Abdomen including groin|61
    Buttocks|62; Lumbar or sacral vertebrae|63
    # Lower extremities
    Multiple lower extremities|50; Hip|51; Upper leg|52; Knee|53; Lower leg|54; Ankle|55; Foot|56; Toes|57; Great toe|58
    # Multiple body parts
    Artificial appliance|64; Insufficient information to identify|65; No physical injury|66
    Multiple body parts|90; Body systems and multiple body systems|91; Whole body|99
    `,
  ),
  staticSet(
    'Cause of Injury',
    'How the injury came about.',
    `
    # Burn or scald
    Chemicals|01; Hot objects or substances|02; Temperature extremes|03; Fire or flame|04; Steam or hot fluids|05
    Dust, gases, fumes or vapors|06; Welding operation|07; Radiation|08; Burn by contact, NOC|09
    Cold objects or substances|11; Abnormal air pressure|14; Electrical current|84
    # Caught in, under or between
    Caught in machine or machinery|10; Caught by object handled|12; Caught in, under or between, NOC|13
    Collapsing materials|20
    # Cut, puncture or scrape
    Broken glass|15; Hand tool or utensil, not powered|16; Cut by object being lifted or handled|17
    Powered hand tool or appliance|18; Cut, puncture or scrape, NOC|19
    # Fall, slip or trip
    From different level|25; From ladder or scaffolding|26; From liquid or grease spills|27; Into openings|28
    On same level|29; Slip or trip, did not fall|30; Fall, slip or trip, NOC|31; On ice or snow|32; On stairs|33
    # Motor vehicle
    Crash of water vehicle|40; Crash of rail vehicle|41; Collision or sideswipe with another vehicle|45
    Collision with a fixed object|46; Crash of airplane|47; Vehicle upset|48; Motor vehicle, NOC|50
    # Strain or injury by
    Continual noise|52; Twisting|53; Jumping or leaping|54; Holding or carrying|55; Lifting|56; Pushing or pulling|57
    Reaching|58; Using tool or machinery|59; Strain or injury, NOC|60; Wielding or throwing|61; Repetitive motion|97
    # Striking against or stepping on
    Striking moving part of machine|65; Striking object being lifted or handled|66
    Sanding, scraping or cleaning operation|67; Stationary object|68; Stepping on sharp object|69
    Striking against or stepping on, NOC|70
    # Struck or injured by
    Fellow worker, patient or other person|74; Falling or flying object|75; Hand tool or machine in use|76
    Struck by motor vehicle|77; Struck by moving parts of machine|78; Struck by object being lifted or handled|79
    Object handled by others|80; Struck or injured, NOC|81; Animal or insect|85; Explosion or flare back|86
    # Rubbed or abraded by
    Rubbed by repetitive motion|94; Rubbed or abraded, NOC|95
    # Miscellaneous
    Absorption, ingestion or inhalation, NOC|82; Pandemic|83; Foreign matter in eyes|87; Natural disasters|88
    Person in act of a crime|89; Other than physical cause of injury|90; Mold|91; Gunshot|93; Terrorism|96
    Cumulative, NOC|98; Other, miscellaneous, NOC|99
    `,
    { minSearchStringLength: 2 },
  ),
];
