export { CodeEditor } from '../shared/codeEditor/CodeEditor.tsx';
export { checkScript, findReferences } from './model/checkScript.ts';
export { parseScript } from './model/parseScript.ts';
export { problemText } from './problemText.ts';
