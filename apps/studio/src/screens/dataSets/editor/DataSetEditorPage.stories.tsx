import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DataSet } from '@studio/api';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { NewsBanner } from '../../../kernel/editor/ui/NewsBanner.tsx';
import { objectActions } from '../../../kernel/object/objectActions.tsx';
import { customSet, dependentSet, repeatingFormSet, staticSet } from '../fixtures/dataSetDocs.ts';
import { savedByPriya } from '../fixtures/savedByPriya.ts';
import { storyLink } from '../fixtures/storyLink.tsx';
import { DataSetEditorPage, type DataSetEditorPageProps } from './DataSetEditorPage.tsx';
import { tabFaults, toDraft } from './model.ts';
import { invalidReason } from './useCriteriaParts.tsx';
import { settingsAction } from './useSettingsModal.tsx';

const serverActions = ['Delete', 'Export', 'View References', 'Discard', 'Save'];

function actionsFor(doc: DataSet, isDirty: boolean, invalid: string | null, isEnabled = true) {
  return objectActions({
    actions: serverActions.map((name) => ({ name, enabled: isEnabled, notes: '' })),
    state: { isDirty, isValid: invalid === null, isSaving: false },
    invalidReason: invalid,
    isBusy: doc.name === '',
    onSave: fn(),
    onDiscard: fn(),
    onDelete: fn(),
    onExport: fn(),
    onReferences: fn(),
    own: settingsAction(fn()),
  });
}

/** Holds the draft, as the studio does. */
function Host(props: DataSetEditorPageProps) {
  const [draft, setDraft] = useState(props.draft);
  const isDirty = draft !== props.draft;
  const faults = tabFaults(draft, props.doc);
  return (
    <div style={{ blockSize: '100vh' }}>
      <DataSetEditorPage
        {...props}
        draft={draft}
        onDraftChange={setDraft}
        faults={faults}
        actions={
          props.actions.length > 0
            ? props.actions
            : actionsFor(props.doc, isDirty, invalidReason(props.doc, faults), !props.isReadOnly)
        }
      />
    </div>
  );
}

const meta = {
  title: 'Screens/Data sets/Editor',
  component: DataSetEditorPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Host {...args} />,
  args: {
    doc: staticSet,
    tab: 'dataItems',
    draft: toDraft(staticSet),
    onDraftChange: fn(),
    faults: { dataItems: 0, dynamicCriteria: 0 },
    dynamicCriteria: null,
    onTryIt: fn(),
    generation: 0,
    isReadOnly: false,
    readOnlyReason: '',
    actionsError: null,
    actions: [],
    templateName: null,
    renderLink: storyLink,
    backHref: '/config/dataSet/browser',
  },
} satisfies Meta<typeof DataSetEditorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const label = canvas.getByRole('textbox', { name: 'Label, row 1, group Combustible and mixed' });
    await userEvent.type(label, ' (wood)');
    await expect(label).toHaveValue('Frame (wood)');
    const save = canvas.getByRole('button', { name: /^Save/ });
    await waitFor(() => expect(save).toHaveTextContent('Unsaved changes'));
  },
};

export const Dependent: Story = {
  args: { doc: dependentSet, draft: toDraft(dependentSet) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Set as Default Value')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Data Items' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Dynamic Criteria' })).toBeVisible();
  },
};

export const CriteriaLeft: Story = {
  args: { doc: dependentSet, draft: toDraft(dependentSet) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select row 1, group Combustible and mixed' }));
    await userEvent.keyboard('{Delete}');
    const banner = canvas.getByRole('alert');
    await expect(banner).toHaveTextContent('1 criterion is about a data item that is no longer in the set.');
    await expect(canvas.getByRole('link', { name: 'Dynamic Criteria 1 error' })).toBeVisible();
    const save = canvas.getByRole('button', { name: /^Save/ });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove this criterion' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const WithError: Story = {
  play: async ({ canvas, userEvent }) => {
    const value = canvas.getByRole('textbox', { name: 'Value, row 2, group Combustible and mixed' });
    await userEvent.clear(value);
    await userEvent.type(value, 'FR');
    const [error] = await canvas.findAllByText('Also the value of Frame');
    await expect(error).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, readOnlyReason: 'Read-only: this needs the permission “Manage data sets”.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/“Manage data sets”/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Group' })).toBeNull();
  },
};

export const News: Story = {
  args: {
    banners: <NewsBanner news={savedByPriya} isDirty onRebase={fn()} onDismiss={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Priya Nair saved this on/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take in the changes' })).toBeVisible();
  },
};

export const Custom: Story = {
  args: { doc: customSet, draft: toDraft(customSet) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(
        'Custom data sets are managed in the code, but you can still add dynamic criteria to a custom data set.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }));
    await expect(args.onTryIt).toHaveBeenCalledOnce();
  },
};

export const RepeatingForm: Story = {
  args: { doc: repeatingFormSet, draft: toDraft(repeatingFormSet), tab: 'repeatingForm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Repeating Form data sets are managed in the code.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Data Items' })).toBeNull();
    await expect(canvas.getByText('driverInformation')).toBeVisible();
  },
};

export const RepeatingFormByName: Story = {
  args: { ...RepeatingForm.args, templateName: 'Driver Information' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Driver Information')).toBeVisible();
    await expect(canvas.queryByText('driverInformation')).toBeNull();
  },
};

const manyItems: DataSet = {
  ...staticSet,
  name: 'Industries',
  items: Array.from({ length: 5000 }, (_, ordering) => ({
    name: `Industry ${ordering}`,
    value: String(111_000 + ordering),
    grouping: `Sector ${Math.floor(ordering / 500)}`,
    ordering,
  })),
};

export const FiveThousandItems: Story = { args: { doc: manyItems, draft: toDraft(manyItems) } };

export const LongName: Story = {
  args: { doc: { ...staticSet, name: 'A name that goes on and on '.repeat(36).trim() } },
};

export const ActionsFailed: Story = {
  args: { actionsError: { reason: 'The server cannot be reached.', onRetry: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.actionsError?.onRetry).toHaveBeenCalledOnce();
  },
};
