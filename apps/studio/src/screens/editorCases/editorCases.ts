import { type AnyEditorCase, anyCase } from '../../kernel/editor/testing/EditorCase.ts';
import { dataSetCase } from './dataSetCase.ts';
import { settingsCase } from './settingsCase.ts';

/** Every editor. A new one is added here, and keeps the promises of the kernel from then on. */
export const editorCases: readonly AnyEditorCase[] = [
  anyCase(dataSetCase('Static', 0)),
  anyCase(dataSetCase('Custom', 1)),
  anyCase(dataSetCase('Product/Field Dependent', 2)),
  anyCase(dataSetCase('Repeating Form', 3)),
  anyCase(settingsCase),
];
