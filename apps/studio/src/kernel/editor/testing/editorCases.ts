import { plainCase } from '../fields/testing/plainCase.ts';
import { type AnyEditorCase, anyCase } from './EditorCase.ts';

/** The cases of each area, from its folder, and that of declared fields. */
const found = import.meta.glob<{ readonly editorCases: readonly AnyEditorCase[] }>(
  ['../../../screens/*/*.cases.ts', '../../object/plain/testing/*.cases.ts'],
  { eager: true },
);

/** Every editor, which keeps the promises of the kernel. One that is missing here is found by the rules of areas. */
export const editorCases: readonly AnyEditorCase[] = [
  anyCase(plainCase),
  ...Object.values(found).flatMap((module) => module.editorCases),
];
