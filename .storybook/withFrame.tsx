import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/**
 * The place that a story is drawn in: `parameters.frame` are its measures (room below for what opens), and
 * `parameters.rightToLeft` turns it to Arabic.
 */
export const withFrame: Decorator = (Story, { parameters }) => {
  const frame = parameters['frame'] as CSSProperties | undefined;
  const isRightToLeft = parameters['rightToLeft'] === true;
  if (!frame && !isRightToLeft) return <Story />;
  return (
    <div style={frame} {...(isRightToLeft && { dir: 'rtl', lang: 'ar' })}>
      <Story />
    </div>
  );
};
