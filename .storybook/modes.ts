/** The ways in which every story is photographed. */
export const modes = {
  light: { theme: 'light', motion: 'reduced' },
  dark: { theme: 'dark', motion: 'reduced' },
};
