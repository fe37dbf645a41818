import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFolder } from '../../ownFiles.ts';

/** One line of the North American Industry Classification System, edition 2022. */
export interface NaicsCode {
  /** 2 (or a range such as '31-33') to 6 digits: sector, subsector, group, industry, national industry. */
  code: string;
  title: string;
}

/** The titles that the US Census Bureau publishes for NAICS 2022, ordered by code; they are in the public domain. */
export const naics: NaicsCode[] = readFileSync(
  join(serverFolder, 'src', 'demo', 'data', 'naics-2022.tsv'),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [code = '', title = ''] = line.split('\t');
    return { code, title };
  });
