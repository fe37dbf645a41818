import fc from 'fast-check';
import { extent } from './extent.ts';

/** The gate tries the same random cases every time: what it refuses, the change has broken. The deep suite draws new ones. */
if (extent === 'gate') fc.configureGlobal({ seed: 20_261_129 });
