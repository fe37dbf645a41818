import { memo, type PointerEvent } from 'react';
import { PaletteGrid } from './FormBuilder.styles.ts';
import type { BuilderComponent } from './types.ts';

interface PaletteProps {
  readonly components: readonly BuilderComponent[];
  readonly onInsert: (component: BuilderComponent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
}

/** What can be inserted: pressed, it goes behind what is selected; dragged, to where it is dropped. */
export const Palette = memo(function Palette({ components, onInsert, onPointerOver }: PaletteProps) {
  return (
    <PaletteGrid data-part="palette" onPointerOver={onPointerOver}>
      {components.map((component) => (
        <button
          key={component.id}
          type="button"
          data-part="component"
          data-component={component.id}
          onClick={() => onInsert(component)}
        >
          {component.label}
        </button>
      ))}
    </PaletteGrid>
  );
});
