/** The widths that the console is designed for, as the toolbar offers them. */
export const viewports = {
  narrow: { name: '768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  middle: { name: '1024', styles: { width: '1024px', height: '768px' }, type: 'tablet' },
  wide: { name: '1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
