import type { LateArea } from '../../kernel/area/LateArea.ts';
import { dataSetHelp } from './help.ts';
import { dataSetSearch } from './search.ts';

/** The search for data sets, and their help. */
export const lateDataSets: LateArea = { search: dataSetSearch, help: dataSetHelp };
