import { type BenchRow, percentile } from '../../support/bench.ts';
import { ratioOf } from '../../support/ratios.ts';
import type { Visit, Work } from '../select/visit.ts';

/** What the harness writes. */
export interface PeerResults {
  readonly runs: Readonly<
    Record<
      string,
      { readonly contenders: Readonly<Record<string, { readonly metrics: Record<string, number[]> }>> }
    >
  >;
}

interface Compared {
  readonly work: string;
  /** The best of these counts; none: `limit` is a figure, not a ratio. */
  readonly peers: readonly string[];
  readonly limit: number;
}

interface Scenario {
  readonly sizes: readonly number[];
  readonly ours: readonly string[];
  readonly compared: readonly Compared[];
}

const grids = ['react-data-grid', 'tanstack'];
const keyLimits = ['key.p50', 'key.p95', 'add'].map((work) => ({ work, peers: ['ag-grid'], limit: 0.9 }));

/** What is measured in the harness, by its names. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  grid: {
    sizes: [4000, 37_000, 150_000],
    ours: ['studio'],
    compared: [
      { work: 'mount', peers: ['react-data-grid'], limit: 0.9 },
      { work: 'toggle', peers: ['react-data-grid'], limit: 0.9 },
      { work: 'heap', peers: ['react-data-grid'], limit: 0.9 },
      { work: 'flick.cpuPerFrame', peers: ['tanstack'], limit: 0.9 },
      { work: 'flick.blank', peers: ['tanstack'], limit: 1 },
      ...['sort', 'selectAll', 'scroll.cpuPerFrame'].map((work) => ({ work, peers: grids, limit: 1 })),
    ],
  },
  table: { sizes: [2000, 7000, 20_000], ours: ['studio', 'studioGrid'], compared: keyLimits },
  select: {
    sizes: [50_000],
    ours: ['studio', 'studioMulti'],
    compared: [{ work: 'heap', peers: [], limit: 1 }],
  },
};

/** The sizes of the pickers that are measured in a page of our own, where React has drawn before. */
export const pickerSizes = [8000, 50_000, 120_000];

const pickerLimits: Partial<Record<Work, number>> = { mount: 1, open: 0.9, firstScroll: 1 };

/** The contenders of a scenario. */
export function namesOf(scenario: string): string[] {
  const { ours = [], compared = [] } = scenarios[scenario] ?? {};
  return [...new Set([...ours, ...compared.flatMap(({ peers }) => peers)])];
}

/** Ours by the best peer's in the harness: the medians of the run. */
export function comparePeers({ runs }: PeerResults): BenchRow[] {
  return Object.entries(scenarios).flatMap(([scenario, { sizes, ours, compared }]) =>
    sizes.flatMap((size) => {
      const contenders = runs[`${scenario}@${size}`]?.contenders ?? {};
      const medianOf = (name: string, work: string) =>
        percentile(contenders[`${scenario}/${name}`]?.metrics[work] ?? [], 0.5);
      return ours.flatMap((name) =>
        compared.map(({ work, peers, limit }) => {
          const what = { what: `${scenario}, ${name}`, size, work };
          const mine = medianOf(name, work);
          if (peers.length === 0) return toRow(what, limit, mine);
          const bestOf = (kind: string) => Math.min(...peers.map((peer) => medianOf(peer, kind)));
          const cpu = medianOf(name, `${work}.cpu`) / bestOf(`${work}.cpu`);
          return toRow(what, limit, mine, { best: bestOf(work), ratio: ratioBy(mine, bestOf(work)), cpu });
        }),
      );
    }),
  );
}

/** Ours by the bare one's, round by round. */
export function comparePickers(
  size: number,
  visits: Readonly<Record<'downshiftInUse' | 'comboboxInUse' | 'multiSelectInUse', readonly Visit[]>>,
): BenchRow[] {
  return (['comboboxInUse', 'multiSelectInUse'] as const).flatMap((name) =>
    Object.entries(pickerLimits).map(([work, limit]) => {
      const times = (of: keyof typeof visits, kind: 'latency' | 'cpu') =>
        visits[of].map((visit) => visit[work as Work][kind]);
      const ratio = (kind: 'latency' | 'cpu') =>
        ratioOf(times(name, kind), times('downshiftInUse', kind)).median;
      return toRow(
        { what: name.replace('InUse', ''), size, work },
        limit,
        percentile(times(name, 'latency'), 0.5),
        {
          best: percentile(times('downshiftInUse', 'latency'), 0.5),
          ratio: ratio('latency'),
          cpu: ratio('cpu'),
        },
      );
    }),
  );
}

/** @param beside what ours is compared with; without it the limit is a figure */
function toRow(
  what: { what: string; size: number; work: string },
  limit: number,
  ours: number,
  beside?: { best: number; ratio: number; cpu: number },
): BenchRow {
  return {
    ...what,
    ours: short(ours),
    'best peer': beside === undefined ? '' : short(beside.best),
    ratio: beside === undefined ? '' : short(beside.ratio),
    'ratio of processor time': beside === undefined ? '' : short(beside.cpu),
    limit,
    '': (beside?.ratio ?? ours) <= limit ? 'met' : 'missed',
  };
}

/** As a table of Markdown. */
export function toMarkdown(rows: readonly BenchRow[]): string {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(names),
    line(names.map(() => '---')),
    ...rows.map((row) => line(names.map((name) => row[name] ?? ''))),
  ].join('\n');
}

/** No frame blank beside none is as good. */
function ratioBy(ours: number, theirs: number): number {
  return ours === 0 && theirs === 0 ? 1 : ours / theirs;
}

function short(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value.toFixed(value < 10 ? 2 : 1);
}
