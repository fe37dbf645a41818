import { SearchField } from '@studio/ui';
import { foldText, isComposing, useMergedRefs } from '@studio/ui/internal';
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type Ref,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { NoComponent, PaletteGrid, PaletteSearch } from './FormBuilder.styles.ts';
import type { FormBuilderLabels } from './labels.ts';
import type { FormComponent } from './types.ts';

interface PaletteProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly label: string;
  readonly labels: Pick<FormBuilderLabels, 'findComponent' | 'noComponent'>;
  readonly components: readonly FormComponent[];
  readonly onInsert: (component: FormComponent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
  /** Leads back to the canvas. */
  readonly onBack: () => void;
}

/** What can be inserted: pressed, it goes behind what is selected; dragged, to where it is dropped. Typed letters lead to a component, and a search leaves those that it is found in. */
export const Palette = memo(function Palette(props: PaletteProps) {
  const { ref, searchRef, label, labels, components, onInsert, onPointerOver, onBack } = props;
  const typedRef = useRef<Typed>({ text: '', at: 0 });
  const gridRef = useRef<HTMLDivElement>(null);
  const gridRefs = useMergedRefs<HTMLDivElement>(gridRef, ref);
  const [search, setSearch] = useState('');
  const wanted = foldText(search.trim());
  const found = components.filter((each) => foldText(each.label).includes(wanted));
  const onSearchKey = (event: KeyboardEvent) => {
    const [first] = found;
    if (isComposing(event) || event.isDefaultPrevented()) return;
    if (event.key === 'Enter' && wanted !== '' && first !== undefined) {
      onInsert(first);
      setSearch('');
    } else if (event.key === 'ArrowDown') gridRef.current?.querySelector('button')?.focus();
    // The first one empties the field.
    else if (event.key === 'Escape' && search === '') onBack();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <PaletteSearch>
        <SearchField
          inputRef={searchRef}
          label={labels.findComponent}
          placeholder={labels.findComponent}
          value={search}
          onValueChange={setSearch}
          onKeyDown={onSearchKey}
        />
      </PaletteSearch>
      {found.length === 0 && <NoComponent role="status">{labels.noComponent}</NoComponent>}
      <PaletteGrid
        ref={gridRefs}
        label={label}
        data-part="palette"
        onPointerOver={onPointerOver}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Letters that are typed after an insertion begin another name, however soon they come.
          if (!currentTarget.contains(relatedTarget)) typedRef.current = { text: '', at: 0 };
        }}
        onKeyDown={(event) => {
          if (event.isDefaultPrevented()) return;
          if (event.key === 'Escape') onBack();
          else if (!goToNextLine(event) && !goToTyped(event, typedRef)) return;
          event.preventDefault();
        }}
      >
        {found.map((component) => (
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
    </>
  );
});

/** What was typed last, and when, in milliseconds. */
interface Typed {
  readonly text: string;
  readonly at: number;
}

/** Milliseconds between letters that belong together. */
const longestPause = 800;

/** Typed letters lead to the component whose name begins with them; the same letter again to the next one. */
function goToTyped(event: KeyboardEvent<HTMLElement>, typedRef: RefObject<Typed>): boolean {
  const { key, target, currentTarget, timeStamp } = event;
  const isText = key.length === 1 && key.trim() !== '' && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isText || isComposing(event) || !(target instanceof HTMLElement)) return false;
  const before = timeStamp - typedRef.current.at > longestPause ? '' : typedRef.current.text;
  const text = foldText(`${before}${key}`);
  typedRef.current = { text, at: timeStamp };
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('[data-part=component]')];
  const at = buttons.indexOf(target);
  const isOneLetter = new Set(text).size === 1;
  const wanted = isOneLetter ? text.slice(0, 1) : text;
  // A longer text can still mean the component that has the focus.
  const ordered = [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)];
  const others = isOneLetter ? ordered : [target, ...ordered];
  const found = others.find((each) => foldText(each.textContent.replaceAll(/\s/g, '')).startsWith(wanted));
  found?.focus();
  return found !== undefined;
}

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
