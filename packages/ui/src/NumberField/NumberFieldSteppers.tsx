import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { NumberStepper, NumberSteppers } from './NumberField.styles.ts';

const repeatAfter = 400;
const repeatEvery = 60;

type Direction = 1 | -1;

interface NumberFieldSteppersProps {
  /** The id of the input whose number they change. */
  inputId: string;
  increaseLabel: string;
  decreaseLabel: string;
  canIncrease: boolean;
  canDecrease: boolean;
  onStep: (direction: Direction) => void;
}

/** Two buttons for pointers; held down, they go on. The keyboard has the arrow keys, so they take no focus. */
export function NumberFieldSteppers(props: NumberFieldSteppersProps) {
  const { inputId, increaseLabel, decreaseLabel, canIncrease, canDecrease, onStep } = props;
  const [held, setHeld] = useState<Direction | null>(null);
  const repeat = useEffectEvent((direction: Direction) => onStep(direction));

  useEffect(() => {
    if (held === null) return undefined;
    let timer = 0;
    const again = () => {
      repeat(held);
      timer = window.setTimeout(again, repeatEvery);
    };
    timer = window.setTimeout(again, repeatAfter);
    return () => clearTimeout(timer);
  }, [held]);

  const release = () => setHeld(null);
  const stepper = (direction: Direction, label: string, canStep: boolean) => ({
    type: 'button' as const,
    tabIndex: -1,
    'aria-label': label,
    'aria-controls': inputId,
    'aria-disabled': canStep ? undefined : true,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      onStep(direction);
      setHeld(direction);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick: (event: MouseEvent) => {
      // A press by assistive technology has no pointer.
      if (event.detail === 0) onStep(direction);
    },
  });

  return (
    <NumberSteppers data-part="steppers">
      <NumberStepper data-part="decrease" {...stepper(-1, decreaseLabel, canDecrease)}>
        <Minus size={14} aria-hidden="true" />
      </NumberStepper>
      <NumberStepper data-part="increase" {...stepper(1, increaseLabel, canIncrease)}>
        <Plus size={14} aria-hidden="true" />
      </NumberStepper>
    </NumberSteppers>
  );
}
