import { allCells, type PlacedCell } from './allCells.ts';
import { type FaultName, faultNames, type Moment, moments } from './Cell.ts';
import { faults } from './faults.ts';
import { places } from './places.ts';

/** Between these the table stands in docs/reliability.md. */
export const marks = {
  start: '<!-- The matrix: written by npm run docs:reliability -->',
  end: '<!-- /matrix -->',
} as const;

const momentTitles: Record<Moment, string> = {
  before: 'Before the save',
  during: 'During the save',
  after: 'After the save',
};

/** The matrix in Markdown: a table for each fault, whose rows say the same once for all places in which it holds. */
export function reliabilityTable(): string {
  const cells = allCells();
  return [countSentence(cells), ...faultNames.flatMap((name) => section(name, cells))].join('\n\n');
}

function countSentence(cells: readonly PlacedCell[]): string {
  const tried = cells.filter(({ cell }) => 'run' in cell).length;
  const size = `${faultNames.length} faults × ${moments.length} moments × ${places.length} places`;
  return `${size}: ${cells.length} cells, of which ${tried} are tried and ${cells.length - tried} cannot happen.`;
}

function section(name: FaultName, cells: readonly PlacedCell[]): string[] {
  const { title, how } = faults[name];
  const rows = moments.flatMap((moment) =>
    grouped(cells.filter((each) => each.name === name && each.moment === moment)).map(
      ([text, ids]) => `| ${momentTitles[moment]} | ${where(ids)} | ${text} |`,
    ),
  );
  return [
    `### ${title}`,
    how,
    ['| When | Where | What the user sees |', '| --- | --- | --- |', ...rows].join('\n'),
  ];
}

/** What is said, and the places of which it is said. */
function grouped(cells: readonly PlacedCell[]): [text: string, ids: string[]][] {
  const groups = Map.groupBy(cells, ({ cell }) =>
    'run' in cell ? cell.expected : `*Cannot happen.* ${cell.impossible}`,
  );
  return [...groups].map(([text, of]) => [text, of.map(({ place }) => place.id)]);
}

function where(ids: readonly string[]): string {
  return ids.length === places.length ? 'everywhere' : ids.join(', ');
}

/** A text with the table put between its marks. @throws when it has no marks */
export function withTable(text: string): string {
  const start = text.indexOf(marks.start);
  const end = text.indexOf(marks.end);
  if (start < 0 || end < start) throw new Error('The marks of the matrix are missing.');
  return `${text.slice(0, start)}${marks.start}\n\n${reliabilityTable()}\n\n${text.slice(end)}`;
}
