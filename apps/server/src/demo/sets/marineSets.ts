import { staticSet } from '../dsl/staticSet.ts';

/** Inland and ocean marine, and equipment breakdown. */
export const marineSets = [
  staticSet(
    'Inland Marine Class',
    'Classes of inland marine business.',
    `
    # Contractors
    Contractors equipment|CONEQ; Installation floater|INSTL; Riggers liability|RIGGR; Miscellaneous tools|TOOLS
    # Transportation
    Motor truck cargo|CARGO; Transit|TRANS; Trip transit|TRIP; Warehouse legal liability|WHLL
    # Dealers and bailees
    Equipment dealers|EQDLR; Jewelers block|JBLCK; Fine arts dealers|FADLR; Bailee customers|BAILE; Furriers|FURRB
    # Property
    Fine arts|FINE; Electronic data processing|EDP; Medical equipment|MEDEQ; Musical instruments|MUSIC
    Camera and film equipment|CAMRA; Signs|SIGN; Accounts receivable|ACREC; Valuable papers|VALPA
    Communication towers|TOWER; Bridges and tunnels|BRIDG; Physicians and surgeons equipment|PHYSN
    Golf course and greens equipment|GOLFE; Scheduled property floater|SCHED
    `,
  ),
  staticSet(
    'Inland Marine Coverage Form',
    'Scope of inland marine coverage.',
    'Special form; Named perils; Difference in conditions; Legal liability; Broad form with flood and earthquake',
  ),
  staticSet(
    'Inland Marine Valuation',
    'How insured property is valued.',
    'Actual cash value; Replacement cost; Agreed value; Selling price; Invoice cost; Cost to reproduce; Market value',
  ),
  staticSet(
    'Inland Marine Territory',
    'Where coverage applies.',
    'Continental United States; United States and Canada; United States, Canada and Mexico; Named locations; Worldwide',
  ),
  staticSet(
    'Conveyance',
    'Means by which goods travel.',
    'Owned truck; Common carrier truck; Contract carrier; Rail; Domestic air; Inland barge; Parcel service; Hand carried; Ocean vessel',
  ),
  staticSet(
    'Contractors Equipment Type',
    'Mobile equipment, grouped by use.',
    `
    # Earthmoving
    Excavator; Mini excavator; Backhoe loader; Bulldozer; Wheel loader; Track loader; Skid steer loader; Motor grader
    Scraper; Trencher; Compactor; Articulated dump truck
    # Lifting
    Crawler crane; Truck crane; Rough terrain crane; Tower crane; Boom lift; Scissor lift; Telehandler; Forklift
    # Paving and concrete
    Asphalt paver; Cold planer; Roller; Concrete pump; Concrete saw; Slipform paver; Mixer
    # Drilling and foundation
    Drill rig; Horizontal directional drill; Pile driver; Vibratory hammer
    # Forestry and agriculture
    Feller buncher; Skidder; Forwarder; Chipper; Tractor; Combine
    # Power and support
    Generator; Air compressor; Light tower; Welder; Pump; Heater; Scaffolding; Trench shoring; Survey instruments
    `,
  ),
  staticSet(
    'Equipment Condition',
    'Condition of a piece of equipment.',
    'New; Excellent; Good; Fair; Poor; Rebuilt; Out of service',
  ),
  staticSet(
    'Equipment Theft Protection',
    'Protection of equipment against theft.',
    'GPS tracking; Keyed ignition, unique key; Immobilizer; Registered with a theft register; Fenced yard; Wheel or hitch lock; Battery removed; None',
  ),
  staticSet(
    'Equipment Rental Exposure',
    'Equipment rented from or to others.',
    'None; Rented from others, occasional; Rented from others, regular; Rented to others with operator; Rented to others without operator',
  ),
  staticSet(
    'Equipment Storage',
    'Where equipment is kept when idle.',
    'Locked building; Fenced yard; Job site, guarded; Job site, unguarded; Employee residence; Open lot',
  ),
  staticSet(
    'Ocean Marine Coverage',
    'Ocean marine coverages.',
    `
    Cargo, open policy; Cargo, single voyage; Stock throughput; Hull and machinery; Protection and indemnity
    Marine general liability; Ship repairers liability; Stevedores liability; Wharfingers liability; Charterers liability
    Marina operators liability; War risks; Pollution
    `,
  ),
  staticSet(
    'Institute Cargo Clauses',
    'Standard clauses for cargo.',
    `
    Institute Cargo Clauses (A)|ICC-A; Institute Cargo Clauses (B)|ICC-B; Institute Cargo Clauses (C)|ICC-C
    Institute Cargo Clauses (Air)|ICC-AIR; Institute Frozen Food Clauses (A)|IFFC-A; Institute War Clauses (Cargo)|IWC
    Institute Strikes Clauses (Cargo)|ISC
    `,
  ),
  staticSet(
    'Incoterms 2020',
    'Terms of the International Chamber of Commerce, grouped by mode of transport.',
    `
    # Any mode of transport
    Ex works|EXW; Free carrier|FCA; Carriage paid to|CPT; Carriage and insurance paid to|CIP; Delivered at place|DAP
    Delivered at place unloaded|DPU; Delivered duty paid|DDP
    # Sea and inland waterway
    Free alongside ship|FAS; Free on board|FOB; Cost and freight|CFR; Cost, insurance and freight|CIF
    `,
  ),
  staticSet(
    'Cargo Packing',
    'Packing of cargo.',
    'Container, full load; Container, less than full load; Refrigerated container; Flat rack; Crate; Pallet; Drums; Bags; Bulk; Unpacked',
  ),
  staticSet(
    'Vessel Type',
    'Kinds of vessel.',
    `
    # Commercial
    Tugboat; Towboat; Deck barge; Tank barge; Hopper barge; Crew boat; Offshore supply vessel; Dredge; Work boat; Pilot boat
    # Passenger
    Ferry; Tour boat; Dinner cruise; Water taxi; Charter fishing
    # Fishing
    Trawler; Longliner; Purse seiner; Lobster boat; Crab vessel; Oyster skiff
    # Cargo
    Bulk carrier; Container ship; General cargo ship; Product tanker
    # Pleasure
    Yacht, crewed; Sailboat; Powerboat; Houseboat
    `,
  ),
  staticSet(
    'Hull Material',
    'Material of a hull.',
    'Steel; Aluminum; Fiberglass; Wood; Ferrocement; Carbon composite; Inflatable',
  ),
  staticSet(
    'Propulsion',
    'Propulsion of a vessel.',
    'Inboard diesel; Inboard gasoline; Outboard; Sterndrive; Water jet; Diesel-electric; Battery electric; Sail; None, barge',
  ),
  staticSet(
    'Classification Society',
    'Societies that class vessels.',
    `
    American Bureau of Shipping|ABS; Bureau Veritas|BV; China Classification Society|CCS; DNV|DNV; Korean Register|KR
    Lloyd's Register|LR; ClassNK|NK; RINA|RINA; Not classed|NONE
    `,
  ),
  staticSet(
    'Navigation Territory',
    'Waters in which a vessel may trade.',
    `
    Inland rivers; Great Lakes; Intracoastal waterway; Harbor limits; Coastwise, Atlantic; Coastwise, Gulf
    Coastwise, Pacific; Alaska; Hawaii; Caribbean; Worldwide
    `,
  ),
  staticSet(
    'Crew Type',
    'Who crews the vessel.',
    'Owner operator; Employed crew; Contract crew; Bareboat charter; Unmanned barge',
  ),
  staticSet(
    'Lay-Up Period',
    'Months in which a vessel is out of use.',
    'None; October 1 to April 1; November 1 to April 1; December 1 to March 15; July 1 to October 31; Port risk only',
  ),
  staticSet(
    'Equipment Breakdown Object',
    'Objects insured against breakdown.',
    `
    # Pressure
    Steam boiler; Hot water boiler; Air tank; Refrigerating vessel; Autoclave; Deaerator
    # Electrical
    Transformer; Switchgear; Motor; Generator; Uninterruptible power supply; Photovoltaic inverter
    # Mechanical
    Compressor; Pump; Fan or blower; Gearbox; Turbine; Engine; Elevator machinery
    # Electronic and production
    Computer equipment; Telephone system; Medical imaging; Machine tool; Printing press; Packaging line
    Refrigeration system
    `,
  ),
  staticSet(
    'Equipment Breakdown Coverage',
    'Coverages that follow a breakdown.',
    `
    Direct damage; Business income and extra expense; Spoilage; Expediting expense; Hazardous substances
    Utility interruption; Contingent business income; Data restoration; Ordinance or law; Ammonia contamination
    `,
  ),
  staticSet(
    'Refrigerant Type',
    'Refrigerants by ASHRAE 34 designation.',
    'Ammonia|R-717; Carbon dioxide|R-744; Propane|R-290; R-134a|R-134A; R-404A|R-404A; R-410A|R-410A; R-22|R-22; R-32|R-32; R-454B|R-454B',
  ),
  staticSet(
    'Maintenance Program',
    'How equipment is kept up.',
    'Manufacturer service contract; Third-party service contract; In-house, scheduled; Predictive, sensor based; Reactive only',
  ),
  staticSet(
    'Jurisdictional Inspection Object',
    'Objects a state or city requires to be inspected.',
    'High pressure boiler; Low pressure boiler; Water heater over statutory size; Unfired pressure vessel; Air receiver; None',
  ),
];
