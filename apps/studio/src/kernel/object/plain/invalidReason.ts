import type { FieldFault } from '../../editor/fields/findFaults.ts';
import { objectText } from '../object.messages.ts';
import type { AnyPlainControl } from './PlainField.ts';

/** Fields and lists by their names. */
type Labelled = Readonly<Record<string, Pick<AnyPlainControl, 'label'>>>;

/**
 * Why a draft cannot be saved: first the fields that are still empty, then those that hold something wrong, each once; null when
 * nothing is wrong.
 */
export function invalidReason(faults: readonly FieldFault[], controls: Labelled): string | null {
  const describe = (key: 'save.missing' | 'save.wrong', faults: readonly FieldFault[]) =>
    faults.length === 0
      ? null
      : objectText(key, {
          fields: [...new Set(faults.map((fault) => labelOf(fault, controls)))].join(', '),
        });
  const [empty, others] = splitMissing(faults);
  const missing = describe('save.missing', empty);
  const wrong = describe('save.wrong', others);
  return missing !== null && wrong !== null
    ? objectText('save.both', { missing, wrong })
    : (missing ?? wrong);
}

/** What is wrong because nothing is there, and what is wrong with what is there; all that is wrong with rows is of the second kind. */
export function splitMissing(
  faults: readonly FieldFault[],
): readonly [missing: readonly FieldFault[], wrong: readonly FieldFault[]] {
  const isMissing = (fault: FieldFault) => fault.row === null && fault.isMissing === true;
  return [faults.filter(isMissing), faults.filter((fault) => !isMissing(fault))];
}

function labelOf({ row, field }: FieldFault, controls: Labelled): string {
  return controls[row?.list ?? field]?.label ?? field;
}
