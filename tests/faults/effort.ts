import { Random } from './Random.ts';

/** `npm run faults` does everything, as often as the documentation says; `npm run test:deep` a share of it, at other moments each time. */
const isWhole = process.env['FAULTS'] === 'whole';

/** Set FAULT_SEED to have a failed run again. */
export const faultSeed = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);

/** Of cases that are alike: all in `npm run faults`, others each time in `npm run test:deep`. @param count how many there */
export function shareOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (isWhole) return cases;
  const random = new Random(faultSeed);
  const left = [...cases];
  while (left.length > count) left.splice(random.below(left.length), 1);
  return left;
}

/** How often something is tried that chance decides. @param whole in `npm run faults` @param share in `npm run test:deep` */
export function timesOf(whole: number, share: number): number {
  return isWhole ? whole : share;
}
