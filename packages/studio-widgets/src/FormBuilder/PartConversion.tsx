import { Button, Menu } from '@studio/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { FormBuilderLabels } from './labels.ts';
import type { FormComponent, FormPartLook } from './types.ts';

interface PartConversionProps {
  readonly look: FormPartLook;
  readonly name: string;
  readonly components: readonly FormComponent[];
  readonly onConvert: (component: FormComponent) => void;
  readonly labels: FormBuilderLabels;
  /** Its menu is open. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The menu of the components that a part can become. */
export function PartConversion(props: PartConversionProps) {
  const { look, name, components, onConvert, labels, isOpen, onOpenChange } = props;
  const component = components.find(({ id }) => id === look.componentId)?.label ?? look.componentId;
  const offered = look.conversions ?? [];
  const trigger = (
    <Button
      variant="ghost"
      size="sm"
      data-part="convert"
      aria-label={labels.convert(name, component)}
      endIcon={<ChevronDown size={14} />}
      disabledReason={look.unconvertibleReason}
    >
      {component}
    </Button>
  );
  if (look.unconvertibleReason !== undefined) return trigger;
  return (
    <Menu
      label={labels.convert(name, component)}
      align="end"
      {...{ trigger, isOpen, onOpenChange }}
      items={components
        .filter(({ id }) => offered.includes(id))
        .map((each) => ({
          ...{ id: each.id, label: each.label, icon: each.icon },
          onSelect: () => onConvert(each),
        }))}
    />
  );
}
