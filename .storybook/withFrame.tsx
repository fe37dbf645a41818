import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** Pixels that a story of the whole window has on a docs page, where others follow below it. */
const heightInDocs = 640;

/**
 * The place that a story is drawn in: `parameters.frame` are its measures (room below for what opens), and
 * `parameters.rightToLeft` turns it to Arabic.
 */
export const withFrame: Decorator = (Story, { parameters, viewMode }) => {
  const given = parameters['frame'] as CSSProperties | undefined;
  const isCut = viewMode === 'docs' && given?.height === '100vh';
  const frame = isCut ? { ...given, height: heightInDocs } : given;
  const isRightToLeft = parameters['rightToLeft'] === true;
  if (!frame && !isRightToLeft) return <Story />;
  return (
    <div style={frame} {...(isRightToLeft && { dir: 'rtl', lang: 'ar' })}>
      <Story />
    </div>
  );
};
