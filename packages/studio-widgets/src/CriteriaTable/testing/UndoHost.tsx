import { Button } from '@studio/ui';
import { useRef, useState } from 'react';
import type { CriteriaPlace, CriteriaTableActions } from '../CriteriaPlace.ts';
import { CriteriaTable } from '../CriteriaTable.tsx';
import type { CriteriaTableProps } from '../CriteriaTableProps.ts';
import type { CriteriaRow } from '../types.ts';

interface Step {
  readonly before: readonly CriteriaRow[];
  readonly place: CriteriaPlace | undefined;
}

/** A host that can undo each change, and then goes back to where the user was. */
export function UndoHost({ defaultValue = [], onValueChange, ...props }: CriteriaTableProps) {
  const handle = useRef<CriteriaTableActions>(null);
  const [rows, setRows] = useState(defaultValue);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const undo = () => {
    const step = steps.at(-1);
    if (step === undefined) return;
    setSteps(steps.slice(0, -1));
    setRows(step.before);
    if (step.place !== undefined) handle.current?.showPlace(step.place);
  };
  return (
    <>
      <Button onClick={undo}>Undo</Button>
      <div style={{ height: 400, display: 'flex', flexDirection: 'column' }}>
        <CriteriaTable
          {...props}
          value={rows}
          actionsRef={handle}
          onValueChange={(next, change) => {
            setSteps([...steps, { before: rows, place: handle.current?.readPlace() }]);
            setRows(next);
            onValueChange?.(next, change);
          }}
        />
      </div>
    </>
  );
}
