/** Whether the stories run as tests; who looks at them chooses theme and motion in the toolbar. */
export const isTest = import.meta.env['VITEST_STORYBOOK'] !== undefined;
