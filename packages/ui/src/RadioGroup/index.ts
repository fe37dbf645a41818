export { RadioGroup } from './RadioGroup.tsx';
export type { RadioGroupProps, RadioOption } from './types.ts';
