import type { Meta } from '@storybook/react-vite';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog } from './Dialog.tsx';

export default { title: 'Components/Dialog', tags: ['!autodocs'] } satisfies Meta;

const fields = (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label="Name" defaultValue="Building Construction Class" />
    <TextField label="Description" error="At most 1000 characters" defaultValue="ISO construction classes" />
  </div>
);
const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save</Button>
  </>
);

const paragraphs = Array.from(
  { length: 24 },
  (_, line) => `Paragraph ${line + 1} of a text that is longer than the dialog.`,
);

export const States = drawLayer(
  <Dialog defaultIsOpen title="Data Set Settings" description="Version 12, last saved today" footer={footer}>
    {fields}
  </Dialog>,
);

export const StatesSmall = drawLayer(
  <Dialog defaultIsOpen size="sm" title="Rename" footer={footer}>
    <TextField label="Name" defaultValue="Filing State" />
  </Dialog>,
);

export const StatesLongText = drawLayer(
  <Dialog
    defaultIsOpen
    title="Settings of Building Construction Class, Frame and Joisted Masonry, of all products and all states"
    description="Version 12, last saved by Priya Nair, who works on the restored copy of the product"
    footer={footer}
  >
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </Dialog>,
);
