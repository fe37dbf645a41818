import { allCells, chosenCells, type PlacedCell } from './allCells.ts';
import { faultNames, type Moment, moments } from './Cell.ts';
import { faults } from './faults.ts';
import type { Place } from './Place.ts';
import { places } from './places.ts';

/** The marks around the table in docs/reliability.md. */
export const marks = {
  start: '<!-- The matrix: written by npm run docs:reliability -->',
  end: '<!-- /matrix -->',
} as const;

const momentTitles: Record<Moment, string> = {
  before: 'Before the save',
  during: 'During the save',
  after: 'After the save',
};

/** The matrix in Markdown: what each fault is, then a table for all places in which the same is seen throughout. */
export function reliabilityTable(): string {
  const cells = allCells();
  return [countSentence(cells), faultList(), ...alike(cells).map((group) => section(group, cells))].join(
    '\n\n',
  );
}

function countSentence(cells: readonly PlacedCell[]): string {
  const tried = cells.filter(({ cell }) => 'run' in cell).length;
  const size = `${faultNames.length} faults × ${moments.length} moments × ${places.length} places`;
  return [
    `${size}: ${cells.length} cells, of which ${cells.length - tried} cannot happen (—, with the reason).`,
    `\`npm run test:deep -- --part matrix\` tries the other ${tried}. \`npm test\` tries ${chosenCells().length} of them, in which every fault, every`,
    'moment and every place is met once.',
  ].join('\n');
}

function faultList(): string {
  const lines = faultNames.map((name) => `- **${faults[name].title}**: ${faults[name].how}`);
  return ['### The faults', lines.join('\n')].join('\n\n');
}

/** The places in groups: in those of one group the same is seen in every cell. */
function alike(cells: readonly PlacedCell[]): Place[][] {
  const textsOf = (place: Place) => cells.filter((each) => each.place === place).map(textOf);
  return [...Map.groupBy(places, (place) => textsOf(place).join('\n')).values()];
}

function section(group: readonly Place[], cells: readonly PlacedCell[]): string {
  const [place] = group;
  const rows = faultNames.map((name) => {
    const of = (moment: Moment) =>
      cells
        .filter((each) => each.place === place && each.name === name && each.moment === moment)
        .map(textOf)
        .join();
    return `| ${[`**${faults[name].title}**`, ...moments.map(of)].join(' | ')} |`;
  });
  const head = `| Fault | ${moments.map((moment) => momentTitles[moment]).join(' | ')} |`;
  const line = `| --- |${' --- |'.repeat(moments.length)}`;
  return [`### ${group.map(({ title }) => title).join('; ')}`, [head, line, ...rows].join('\n')].join('\n\n');
}

function textOf({ cell }: PlacedCell): string {
  return 'run' in cell ? cell.expected : `— *${cell.impossible}*`;
}

/** A text with the table put between its marks. @throws when it has no marks */
export function withTable(text: string): string {
  const start = text.indexOf(marks.start);
  const end = text.indexOf(marks.end);
  if (start < 0 || end < start) throw new Error('The marks of the matrix are missing.');
  return `${text.slice(0, start)}${marks.start}\n\n${reliabilityTable()}\n\n${text.slice(end)}`;
}
