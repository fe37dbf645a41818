import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { DiffText } from './DiffText.tsx';
import { ruleAfter, ruleBefore } from './storyTexts.ts';

export default { title: 'Components/DiffText', tags: ['!autodocs'] } satisfies Meta;

const changed = { before: ruleBefore, after: ruleAfter, context: 1 };
const long = 'Refer buildings of frame construction within a mile of the coast to the property underwriters';

export const States = drawStates(
  {
    Unified: <DiffText label="Unified" {...changed} />,
    'Side by side': <DiffText label="Side by side" view="split" {...changed} />,
    'No difference': <DiffText label="The same" before={ruleBefore} after={ruleBefore} />,
    'Only added': <DiffText label="Added" before="" after={'refer();\naccept();'} />,
    'Long text': <DiffText label="Long" before={`${long}.`} after={`${long}, and tell the agency.`} />,
  },
  { minWidth: 460 },
);
