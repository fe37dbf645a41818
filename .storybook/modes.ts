const themes = ['light', 'dark'] as const;
const widths = [768, 1024, 1440] as const;

/** The ways in which every story is photographed: both themes at the three widths that the console is designed for. */
export const modes = Object.fromEntries(
  themes.flatMap((theme) =>
    widths.map((width) => [`${theme} ${width}`, { theme, motion: 'reduced', viewport: width }]),
  ),
);
