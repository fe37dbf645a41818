import { type ComponentType, useState } from 'react';

/** What the examples of layers are given; others take nothing. */
interface LayerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Each example under the name of a widget, by its file. */
const examples = import.meta.glob<Record<string, ComponentType<LayerProps>>>('../readme/each/*.tsx', {
  eager: true,
});

/** One widget, as the README shows it. */
export function ExamplePage({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  const [Example] = Object.values(examples[`../readme/each/${name}.tsx`] ?? {});
  return (
    <>
      <h1>{name}</h1>
      <section data-example="">{Example && <Example isOpen={isOpen} onOpenChange={setOpen} />}</section>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
    </>
  );
}
