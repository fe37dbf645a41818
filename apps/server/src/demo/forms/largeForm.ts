import { formTemplate } from '../dsl/formTemplate.ts';
import type { DemoFormTemplateSeed } from '../types.ts';

/** What is asked of each location, section by section, but for its number. */
const sections: readonly (readonly [heading: string, ...questions: string[]])[] = [
  [
    'Address and Occupancy',
    'text street: Street',
    'text city: City',
    'list state: State = US States',
    'list occupancy: Occupancy = Occupancy Class',
  ],
  [
    'Construction',
    'list construction: Construction = Construction Class',
    'list stories: Stories = Number of Stories',
    'list floorArea: Floor area = Floor Area Band',
    'list buildingAge: Age = Building Age Band',
    'list roofCovering: Roof covering = Roof Covering',
    'list roofAge: Roof age = Roof Age Band',
  ],
  [
    'Protection and Hazards',
    'list protection: Protection class = Public Protection Class',
    'list sprinklers: Sprinklers = Sprinkler System',
    'checks fireAlarm: Fire alarm = Fire Alarm',
    'radio coast: Distance to coast = Distance to Coast',
    'list floodZone: Flood zone = FEMA Flood Zone',
  ],
  [
    'Values',
    'money buildingValue: Building value',
    'money contentsValue: Contents value',
    'money businessIncome: Business income',
    'list valuation: Valuation = Valuation Method',
    'area remarks: Remarks',
  ],
];

/** In the order in which they are asked, each with the section that it begins; empty where it begins none. */
const questions = sections.flatMap(([heading, ...own]) =>
  own.map((question, index) => ({ question, heading: index === 0 ? heading : '' })),
);

/** Fields beside the question before them. */
const beside = /^\w+ (?:state|floorArea|roofAge|sprinklers|contentsValue|valuation):/;

/**
 * A statement of values with that many fields, 20 of them for each location in four sections; the last location may have fewer.
 */
export function largeForm(uniqueName: string, name: string, fieldCount: number): DemoFormTemplateSeed {
  const lines = Array.from({ length: fieldCount }, (_, index) => {
    const location = Math.floor(index / questions.length) + 1;
    const { question = '', heading = '' } = questions[index % questions.length] ?? {};
    const line = question.replace(/^(\w+) (\w+):/, `$1 $2${location}:`);
    if (heading !== '') return `\n# Location ${location}: ${heading}\n${line}`;
    return beside.test(question) ? ` | ${line}` : `\n${line}`;
  });
  return formTemplate(
    uniqueName,
    name,
    { products: ['Commercial Property'], status: 2, ordering: 50 },
    lines.join(''),
  );
}
