export { CodeText, type CodeTextLabels, type CodeTextProps } from './CodeText.tsx';
