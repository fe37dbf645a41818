/**
 * What an editor loads late and draws as soon as it opens, by the folder of its area: modules as paths below the console's folder.
 * It counts towards the editor's budget, in the build and in `tests/e2e/weights.spec.ts`, which fails when a heavy module is missing here.
 */
export const drawnLate: Readonly<Record<string, readonly string[]>> = {
  emails: ['../../packages/studio-widgets/src/RichTextEditor/RichTextSurface.tsx'],
  forms: ['src/screens/forms/editor/builder/FormBuilderTab.tsx'],
};
