import { useOverflow } from '../internal/useOverflow.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { NumberUnit } from './NumberField.styles.ts';

/** The unit behind a number. It is cut before the number is, and then a tooltip has all of it. */
export function NumberFieldUnit({ unit }: { unit: string }) {
  const { isOverflowing, overflowRef } = useOverflow();
  return (
    <Tooltip content={unit} isDescription={false} isDisabled={!isOverflowing}>
      <NumberUnit ref={overflowRef} aria-hidden="true" data-part="suffix">
        {unit}
      </NumberUnit>
    </Tooltip>
  );
}
