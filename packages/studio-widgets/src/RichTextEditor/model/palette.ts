/** Fonts that can be chosen, as they are offered. */
export const fonts: readonly string[] = [
  'Arial',
  'Arial Black',
  'Comic Sans MS',
  'Courier New',
  'Helvetica',
  'Impact',
  'Lato',
  'Tahoma',
  'Times New Roman',
  'Verdana',
];

/** Colours of text: each has a contrast of at least 4.5 on white. */
export const palette: readonly string[] = [
  '#17202b',
  '#56616f',
  '#b3261e',
  '#8a5a00',
  '#1b7a48',
  '#0c6478',
  '#1d4ed8',
  '#6d28d9',
];
