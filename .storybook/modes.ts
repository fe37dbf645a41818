const themes = ['light', 'dark'] as const;
const widths = [768, 1440] as const;

/** The ways in which the pictures of states are photographed: both themes, at the narrowest and the widest screen. */
export const modes = Object.fromEntries(
  themes.flatMap((theme) =>
    widths.map((width) => [`${theme} ${width}`, { theme, motion: 'reduced', viewport: width }]),
  ),
);
