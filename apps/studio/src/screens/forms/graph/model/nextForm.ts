/** A form in the picture. */
interface Placed {
  readonly form: { readonly uniqueName: string };
  readonly x: number;
  readonly y: number;
}

/** A key that goes from form to form. */
export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Whether a key is one of those. */
export function isArrowKey(key: string): key is ArrowKey {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

/** The form that an arrow key leads to: up and down in the layer, and sideways the nearest of the next layer. Itself where there is none. */
export function nextForm(forms: readonly Placed[], from: string, key: ArrowKey): string {
  const own = forms.find(({ form }) => form.uniqueName === from);
  if (own === undefined) return forms[0]?.form.uniqueName ?? from;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  const found = forms.filter(({ x, y }) =>
    isSideways ? (x - own.x) * sign > 0 : x === own.x && (y - own.y) * sign > 0,
  );
  const distance = ({ x, y }: Placed) =>
    isSideways ? Math.abs(x - own.x) * 10_000 + Math.abs(y - own.y) : Math.abs(y - own.y);
  return found.toSorted((one, other) => distance(one) - distance(other))[0]?.form.uniqueName ?? from;
}
