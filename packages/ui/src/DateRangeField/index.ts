export { DateRangeField } from './DateRangeField.tsx';
export type { DateRange, DateRangeFieldLabels, DateRangeFieldProps, DateRangePreset } from './types.ts';
