import { readFileSync } from 'node:fs';
import { percentile } from '../../support/bench.ts';

interface PeerResults {
  runs: Record<string, { contenders: Record<string, { metrics: Record<string, number[]> }> }>;
}

/** What a figure of ours may be at most, beside other libraries' in the same run. */
interface PeerLimit {
  run: string;
  work: string;
  /** The libraries that it is compared with: the best of them counts. */
  peers: readonly string[];
  times: number;
}

/** What a figure of ours may be by itself, or as many times what it is in another run. */
interface OwnLimit {
  run: string;
  work: string;
  /** In the unit of the figure: milliseconds, or MB. */
  most?: number;
  than?: string;
  times?: number;
}

const best = ['tanstack', 'react-data-grid'];
const builders = ['form-js', 'surveyjs', 'formio'];
const limits: readonly PeerLimit[] = [
  { run: 'grid@25', work: 'mount', peers: ['tanstack'], times: 0.8 },
  { run: 'grid@1000', work: 'mount', peers: best, times: 1 },
  { run: 'grid@100000', work: 'mount', peers: best, times: 1 },
  { run: 'grid@25', work: 'toggle', peers: best, times: 1 },
  { run: 'grid@1000', work: 'toggle', peers: best, times: 1 },
  { run: 'grid@100000', work: 'toggle', peers: best, times: 1 },
  { run: 'grid@100000', work: 'selectAll', peers: ['floor'], times: 2 },
  { run: 'grid@100000', work: 'sort', peers: ['floor'], times: 1.1 },
  { run: 'grid@100000', work: 'scroll.cpuPerFrame', peers: ['tanstack'], times: 1 },
  { run: 'grid@100000', work: 'flick.cpuPerFrame', peers: ['tanstack'], times: 1 },
  { run: 'tree@1000', work: 'mount', peers: ['react-querybuilder'], times: 0.12 },
  { run: 'tree@1000', work: 'add', peers: ['floor'], times: 2 },
  { run: 'tree@1000', work: 'remove', peers: ['floor'], times: 2 },
  { run: 'table@2000', work: 'mount', peers: ['ag-grid'], times: 0.4 },
  { run: 'table@2000', work: 'add', peers: ['ag-grid'], times: 1 },
  { run: 'table@2000', work: 'remove', peers: ['ag-grid'], times: 0.5 },
  { run: 'table@2000', work: 'move', peers: ['ag-grid'], times: 0.5 },
  { run: 'table@2000', work: 'key.p95', peers: ['floor'], times: 1.5 },
  { run: 'builder@500', work: 'mount', peers: builders, times: 0.2 },
  { run: 'builder@500', work: 'select', peers: builders, times: 0.1 },
  { run: 'builder@500', work: 'add', peers: builders, times: 0.1 },
  { run: 'builder@2000', work: 'mount', peers: builders, times: 0.1 },
  { run: 'builder@2000', work: 'add', peers: builders, times: 0.03 },
];

const ownLimits: readonly OwnLimit[] = [
  { run: 'builder@500', work: 'remove', most: 16 },
  { run: 'builder@2000', work: 'heap', most: 5 },
  { run: 'builder@10000', work: 'mount', than: 'builder@2000', times: 1.3 },
  { run: 'builder@10000', work: 'add', than: 'builder@2000', times: 1.3 },
];

/** Of a scenario, a size at which ours is measured alone: the peers take minutes there. */
export const aloneAt: Readonly<Record<string, number>> = { builder: 10_000 };

/** Which limits were missed beside the peers, a sentence each. Medians of the run are compared. */
export function judgePeers(file: string, scenarios: readonly string[]): string[] {
  const { runs } = JSON.parse(readFileSync(file, 'utf8')) as PeerResults;
  const isWanted = ({ run }: { run: string }) => scenarios.includes(run.split('@')[0] ?? '');
  const medianOf = (run: string, work: string, name: string) =>
    percentile(runs[run]?.contenders[`${run.split('@')[0]}/${name}`]?.metrics[work] ?? [], 0.5);
  const judge = (work: string, ours: number, theirs: number, beside: string, times: number) => {
    const ratio = ours / theirs;
    console.log(
      `${ratio <= times ? '✓' : '✗'} ${work}: ${ours.toFixed(1)} beside ${theirs.toFixed(1)} (${beside}) = ${ratio.toFixed(2)} x of ${times} x`,
    );
    return ratio <= times ? [] : [`${work}: ${ratio.toFixed(2)} x ${beside}; ${times} x is allowed.`];
  };
  const besidePeers = limits.filter(isWanted).flatMap(({ run, work, peers, times }) => {
    const theirs = Math.min(...peers.map((name) => medianOf(run, work, name)));
    return judge(`${run} ${work}`, medianOf(run, work, 'studio'), theirs, peers.join(' or '), times);
  });
  const byItself = ownLimits.filter(isWanted).flatMap(({ run, work, most = 1, than, times = 1 }) => {
    const theirs = than === undefined ? most : medianOf(than, work, 'studio');
    return judge(`${run} ${work}`, medianOf(run, work, 'studio'), theirs, than ?? 'the limit', times);
  });
  return [...besidePeers, ...byItself];
}
