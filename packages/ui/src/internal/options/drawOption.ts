import type { ReactElement } from 'react';
import { renderOption } from './OptionRow.tsx';
import { type OptionListData, rowOf } from './rowOf.ts';

/** An option at its place in a list that draws only what is in sight; null beyond its end. */
export function drawOption(
  data: OptionListData<string>,
  index: number,
  transform: string | undefined,
): ReactElement | null {
  const row = rowOf(data, index);
  return row && renderOption({ ...row, transform });
}
