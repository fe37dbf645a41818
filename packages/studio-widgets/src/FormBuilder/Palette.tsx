import { type KeyboardEvent, memo, type PointerEvent, type Ref } from 'react';
import { PaletteGrid } from './FormBuilder.styles.ts';
import type { FormComponent } from './types.ts';

interface PaletteProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly label: string;
  readonly components: readonly FormComponent[];
  readonly onInsert: (component: FormComponent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
  /** Leads back to the canvas. */
  readonly onBack: () => void;
}

/** What can be inserted: pressed, it goes behind what is selected; dragged, to where it is dropped. */
export const Palette = memo(function Palette(props: PaletteProps) {
  const { ref, label, components, onInsert, onPointerOver, onBack } = props;
  return (
    <PaletteGrid
      ref={ref}
      label={label}
      data-part="palette"
      onPointerOver={onPointerOver}
      onKeyDown={(event) => {
        if (event.isDefaultPrevented()) return;
        if (event.key === 'Escape') onBack();
        else if (!goToNextLine(event)) return;
        event.preventDefault();
      }}
    >
      {components.map((component) => (
        <button
          key={component.id}
          type="button"
          data-part="component"
          data-component={component.id}
          onClick={() => onInsert(component)}
        >
          {component.icon}
          <span>{component.label}</span>
        </button>
      ))}
    </PaletteGrid>
  );
});

/** Up and down lead to the component above or below, of however many columns there are; the toolbar itself goes along its lines. */
function goToNextLine({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || !(target instanceof HTMLElement)) return false;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('[data-part=component]')];
  const ordered = key === 'ArrowDown' ? buttons : buttons.toReversed();
  const behind = ordered.slice(ordered.indexOf(target) + 1);
  const next = behind.find((each) => each.offsetLeft === target.offsetLeft) ?? behind.at(-1);
  next?.focus();
  return next !== undefined;
}
