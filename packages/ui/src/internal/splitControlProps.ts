const controlNames = [
  'autoCapitalize',
  'autoComplete',
  'autoCorrect',
  'autoFocus',
  'cols',
  'enterKeyHint',
  'form',
  'inputMode',
  'list',
  'max',
  'maxLength',
  'min',
  'minLength',
  'multiple',
  'name',
  'pattern',
  'placeholder',
  'role',
  'rows',
  'size',
  'spellCheck',
  'step',
  'tabIndex',
  'wrap',
] as const;

const isControlName = new Set<string>(controlNames);

/** The attributes of a native control that a field hands on to it. */
export type ControlPropName = (typeof controlNames)[number] | `aria-${string}`;

type ControlPart<Props> = Pick<Props, Extract<keyof Props, ControlPropName>> & { disabled?: boolean };
type RootPart<Props> = Omit<Props, ControlPropName | 'isDisabled'>;

/**
 * Parts what a field was given beyond its own props: attributes of the native control and its ARIA go to the control,
 * everything else (data attributes, event handlers, `title`, `dir`, `style` …) to the field's root. `isDisabled` is the
 * control's `disabled`.
 */
export function splitControlProps<Props extends object>(props: Props): [ControlPart<Props>, RootPart<Props>] {
  const control: Record<string, unknown> = {};
  const root: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'isDisabled') {
      if (value !== undefined) control['disabled'] = value;
      continue;
    }
    const part = isControlName.has(name) || name.startsWith('aria-') ? control : root;
    part[name] = value;
  }
  return [control as ControlPart<Props>, root as RootPart<Props>];
}
