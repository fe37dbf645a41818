/**
 * How much a run tries. `gate`: what `npm test` and `npm run check` run, the same cases every time and a tenth of the
 * random ones. `deep`: everything, with new random cases each time; also whenever a runner is started by hand.
 */
export const extent: 'gate' | 'deep' = process.env['TEST_EXTENT'] === 'gate' ? 'gate' : 'deep';
