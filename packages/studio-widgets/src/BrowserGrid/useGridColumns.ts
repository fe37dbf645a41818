import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { getVisibleColumns, getWidthStep, getWidthSteps } from './model/columns.ts';
import type { GridColumn } from './types.ts';

/** The columns that the element has room for. Measured before the first paint; the array changes only when they do. */
export function useGridColumns<Row>(
  ref: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row>[],
): readonly GridColumn<Row>[] {
  const [step, setStep] = useState<number | null>(null);
  const steps = useMemo(() => getWidthSteps(columns), [columns]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || steps.length === 0) return undefined;
    const measure = () => setStep(getWidthStep(steps, element.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, steps]);
  return useMemo(() => getVisibleColumns(columns, step), [columns, step]);
}
