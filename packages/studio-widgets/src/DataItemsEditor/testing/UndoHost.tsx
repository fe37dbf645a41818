import { Button } from '@studio/ui';
import { useRef, useState } from 'react';
import { DataItemsEditor } from '../DataItemsEditor.tsx';
import type { DataItemsEditorProps } from '../DataItemsEditorProps.ts';
import type { DataItemsEditorActions, DataItemsPlace } from '../DataItemsPlace.ts';
import { parseDataItems } from '../model/parseDataItems.ts';
import type { DataItemsDraft } from '../types.ts';

interface Step {
  readonly before: DataItemsDraft;
  readonly place: DataItemsPlace | undefined;
}

/** A host that can undo each change, and then goes back to where the user was. `value` is where it starts. */
export function UndoHost({ value = parseDataItems([]), onValueChange, ...props }: DataItemsEditorProps) {
  const handle = useRef<DataItemsEditorActions>(null);
  const [draft, setDraft] = useState(value);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const undo = () => {
    const step = steps.at(-1);
    if (step === undefined) return;
    setSteps(steps.slice(0, -1));
    setDraft(step.before);
    if (step.place !== undefined) handle.current?.showPlace(step.place);
  };
  return (
    <>
      <Button onClick={undo}>Undo last change</Button>
      <div data-testid="scroller" style={{ height: 500, overflow: 'auto' }}>
        <DataItemsEditor
          {...props}
          value={draft}
          actionsRef={handle}
          onValueChange={(next, change) => {
            if (change.reason !== 'settle-row') {
              setSteps([...steps, { before: draft, place: handle.current?.readPlace() }]);
            }
            setDraft(next);
            onValueChange?.(next, change);
          }}
        />
      </div>
    </>
  );
}
