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

const best = ['tanstack', 'react-data-grid'];
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
];

/** Which limits were missed beside the peers, a sentence each. Medians of the run are compared. */
export function judgePeers(file: string, scenarios: readonly string[]): string[] {
  const { runs } = JSON.parse(readFileSync(file, 'utf8')) as PeerResults;
  const wanted = limits.filter(({ run }) => scenarios.includes(run.split('@')[0] ?? ''));
  return wanted.flatMap(({ run, work, peers, times }) => {
    const scenario = run.split('@')[0];
    const medianOf = (name: string) =>
      percentile(runs[run]?.contenders[`${scenario}/${name}`]?.metrics[work] ?? [], 0.5);
    const ours = medianOf('studio');
    const theirs = Math.min(...peers.map(medianOf));
    const ratio = ours / theirs;
    console.log(
      `${ratio <= times ? '✓' : '✗'} ${run} ${work}: ${ours.toFixed(1)} beside ${theirs.toFixed(1)} (${peers.join(' or ')}) = ${ratio.toFixed(2)} x of ${times} x`,
    );
    return ratio <= times
      ? []
      : [`${run}, ${work}: ${ratio.toFixed(2)} x ${peers.join(' or ')}; ${times} x is allowed.`];
  });
}
