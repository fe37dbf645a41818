export { DateField } from './DateField.tsx';
export type { CalendarOptions, DateFieldLabels, DateFieldProps } from './types.ts';
