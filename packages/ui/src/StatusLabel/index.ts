export { StatusLabel, type StatusLabelProps } from './StatusLabel.tsx';
