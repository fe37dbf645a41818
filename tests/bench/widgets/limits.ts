import type { Scenario } from './visit.ts';

/** What a figure of ours may be at most. */
export type Limit =
  /** Times the floor's, in the same round. */
  | { kind: 'floor'; times: number }
  /** Times the floor's or as many milliseconds, whichever is more. */
  | { kind: 'floorOr'; times: number; milliseconds: number }
  /** By itself, in the unit that the name says. */
  | { kind: 'most'; value: number };

/** The limits of a widget at one size, by what is done. */
export interface Limited extends Scenario {
  limits: Record<string, Limit>;
  /** The same widget at a tenth of the size, with which the figures are compared. */
  grownFrom?: number;
}

const none: Record<string, Limit> = {};
const longGrid: Record<string, Limit> = {
  selectAll: { kind: 'floor', times: 2 },
  'scroll: dropped %': { kind: 'most', value: 0.5 },
  'scroll: blank %': { kind: 'most', value: 0 },
  'flick: dropped %': { kind: 'most', value: 0.5 },
  'flick: blank %': { kind: 'most', value: 0 },
  'heap MB': { kind: 'most', value: 1.5 },
};
const tree: Record<string, Limit> = {
  'key p95': { kind: 'floorOr', times: 2, milliseconds: 12 },
  add: { kind: 'floor', times: 2 },
  remove: { kind: 'floor', times: 2 },
};
const table: Record<string, Limit> = { 'key p95': { kind: 'floor', times: 1.5 } };

/** Figures at ten times the size may be this many times as high. */
export const allowedGrowth = 1.3;

/** What grows with what is loaded, in every grid: it is not held to the growth. */
export const growing = ['sort', 'heap MB', 'unselectAll'];

/** Each widget at each size, in the order measured. */
export const scenarios: readonly Limited[] = [
  { name: 'grid', count: 25, limits: none },
  { name: 'grid', count: 1000, limits: none },
  {
    name: 'grid',
    count: 100_000,
    limits: { ...longGrid, sort: { kind: 'floor', times: 1.1 } },
  },
  { name: 'grid', count: 1_000_000, limits: {}, grownFrom: 100_000 },
  { name: 'tree', count: 1000, limits: tree },
  { name: 'tree', count: 10_000, limits: {}, grownFrom: 1000 },
  { name: 'table', count: 2000, limits: table },
  { name: 'table', count: 20_000, limits: {}, grownFrom: 2000 },
];
