/** Is rendered in place of markup that could not be drawn, before the reason. */
export const notDrawn = 'A server could not draw it:';
