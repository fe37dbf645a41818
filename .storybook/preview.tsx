import '@studio/ui/fonts.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { GlobalStyles } from '@studio/ui';
import { configure } from 'storybook/test';
import { rulesOfPieces } from './axeRules.ts';
import { DocsPage } from './docs/DocsPage.tsx';
import { HouseDocs } from './docs/HouseDocs.tsx';
import { isTest } from './isTest.ts';
import { modes } from './modes.ts';
import { readableArgTypes } from './readableArgTypes.ts';
import { expectRightToLeft } from './rightToLeft.ts';
import { viewports } from './viewports.ts';
import { waitForClosingLayers } from './waitForClosingLayers.ts';
import { withFrame } from './withFrame.tsx';

// Deadlines are for what hangs: a second is not enough for a machine that is busy.
configure({ asyncUtilTimeout: 8000 });

const page = () => document.documentElement;

/** A story on a docs page brings the ground of the theme. */
const docsGround = {
  margin: '-30px -20px',
  padding: '30px 20px',
  background: 'var(--st-canvas)',
  color: 'var(--st-text)',
  fontFamily: 'var(--st-font-sans)',
};

/** Puts the toolbar's choices on the root element, where the application has them too. */
const withGlobals: Decorator = (Story, { globals, viewMode }) => {
  page().dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  page().dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  if (globals['motion'] === 'reduced') page().dataset['motion'] = 'reduced';
  else delete page().dataset['motion'];
  return (
    <>
      <GlobalStyles />
      {viewMode === 'docs' ? (
        <div style={docsGround}>
          <Story />
        </div>
      ) : (
        <Story />
      )}
    </>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  // What is measured is measured in Inter, not in its fallback.
  loaders: [async () => ({ fonts: await document.fonts.load('14px "Inter Variable"') })],
  decorators: [withFrame, withGlobals],
  afterEach: [expectRightToLeft, waitForClosingLayers],
  argTypesEnhancers: [readableArgTypes],
  initialGlobals: { theme: 'light', direction: 'ltr', motion: 'full' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        ...(isTest && { resultTypes: ['violations'] }),
      },
      config: { rules: rulesOfPieces },
    },
    backgrounds: { disable: true },
    docs: { page: DocsPage, container: HouseDocs, toc: { headingSelector: 'h2, h3' } },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst', matchers: { color: /(background|color)$/i } },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Introduction',
            'Tokens',
            'Typography',
            'Icons',
            'Spacing',
            'Motion',
            'Theme',
            'Accessibility',
            'Writing texts',
            'Writing a story',
          ],
          'Patterns',
          'Components',
          'Widgets',
          'Screens',
        ],
      },
    },
    // The pictures of states are photographed, and nothing else: `drawStates` says so.
    chromatic: { modes, disableSnapshot: true },
  },
};

export default preview;
