import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from '../Pagination/Pagination.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { LabelsProvider } from './LabelsProvider.tsx';

const meta = {
  title: 'Components/LabelsProvider',
  component: LabelsProvider,
  args: {
    locale: 'de-DE',
    labels: {
      Pagination: {
        pagination: 'Seiten',
        previous: 'Vorige Seite',
        next: 'Nächste Seite',
        page: (page) => `Seite ${page}`,
      },
    },
    children: (
      <>
        <TextArea label="Notiz" defaultValue={'Ein Schaden. '.repeat(700)} maxLength={10_000} />
        <Pagination pageCount={9} labels={{ pagination: 'Seiten der Policen' }} />
      </>
    ),
  },
  parameters: {
    guide: {
      use: [
        'Once, around an application that is not in English: texts by the name of the component.',
        'Around a part of the page in another language; what it leaves out comes from the provider around it.',
      ],
      avoid: ['For one component: give it `labels`, which win over the provider’s.'],
      pattern: 'none: it draws nothing',
      keys: {},
    },
  },
} satisfies Meta<typeof LabelsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Seiten der Policen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nächste Seite' })).toBeVisible();
    await expect(canvas.getByText('9.100 / 10.000')).toBeVisible();
  },
};

export const Playground: Story = {};
