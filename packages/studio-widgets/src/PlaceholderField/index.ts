export type { PlaceholderLabels } from '../shared/placeholders/labels.ts';
export {
  findPlaceholders,
  type Placeholder,
  type PlaceholderFault,
  type PlaceholderSpan,
  placeholderFaults,
  readPlaceholders,
} from '../shared/placeholders/Placeholder.ts';
export { PlaceholderField, type PlaceholderFieldProps } from './PlaceholderField.tsx';
