import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { DependenciesEditor } from './DependenciesEditor.tsx';
import type { DependenciesEditorActions, DependenciesPlace } from './DependenciesPlace.ts';
import { parseDependency } from './model/dependencies.ts';
import type { DependenciesDraft } from './types.ts';

const start = parseDependency({
  productDependent: false,
  sourceFieldDependencies: [
    { formTemplateUniqueName: 'App', fieldName: 'State' },
    { formTemplateUniqueName: 'App', fieldName: 'Stories' },
  ],
});

interface Step {
  readonly before: DependenciesDraft;
  readonly place: DependenciesPlace | null;
}

/** A host that can undo each change, and then goes back to where the user was. */
function UndoHost() {
  const handle = useRef<DependenciesEditorActions>(null);
  const [draft, setDraft] = useState(start);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const undo = () => {
    const step = steps.at(-1);
    if (step === undefined) return;
    setSteps(steps.slice(0, -1));
    setDraft(step.before);
    handle.current?.showPlace(step.place);
  };
  return (
    <>
      <Button onClick={undo}>Undo</Button>
      <DependenciesEditor
        value={draft}
        actionsRef={handle}
        forms={[{ value: 'App', label: 'Application' }]}
        loadFields={async () => ['State', 'Stories', 'Year'].map((value) => ({ value, label: value }))}
        onValueChange={(next) => {
          setSteps([...steps, { before: draft, place: handle.current?.readPlace() ?? null }]);
          setDraft(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Widgets/DependenciesEditor/Places',
  tags: ['!dev', '!autodocs'],
  component: UndoHost,
} satisfies Meta<typeof UndoHost>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Undo leads back to the box, the button or the field that was used. */
export const BackToTheField: Story = {
  play: async ({ canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getAllByRole('combobox')[3] ?? undo);
    await userEvent.click(await screen.findByRole('option', { name: 'Year' }));
    await userEvent.click(canvas.getAllByRole('button', { name: /Remove/ })[0] ?? undo);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /Remove/ })).toHaveLength(1));

    await userEvent.click(undo);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /Remove/ })[0]).toHaveFocus());
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.getAllByRole('combobox')[3]).toHaveFocus());
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
