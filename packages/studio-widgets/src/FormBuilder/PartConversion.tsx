import { Button, ConfirmDialog, Menu } from '@studio/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import type { FormBuilderProps } from './FormBuilderProps.ts';
import type { PartActions } from './hooks/useBuilderActions.ts';
import type { FormBuilderLabels } from './labels.ts';
import type { FormComponent, FormPartBase, FormPartConversion, FormPartLook } from './types.ts';

interface PartConversionProps<Part extends FormPartBase> {
  readonly part: Part;
  readonly look: FormPartLook;
  readonly name: string;
  readonly components: readonly FormComponent[];
  readonly convertPart: NonNullable<FormBuilderProps<Part>['convertPart']>;
  /** The part as it is now, drawn or not; undefined where it is gone. */
  readonly partNow: PartActions<Part>['partNow'];
  readonly replace: PartActions<Part>['replace'];
  readonly refuse: (text: string) => void;
  readonly labels: FormBuilderLabels;
  /** Its menu is open. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Something would be lost: it is shown first. */
interface Question<Part extends FormPartBase> extends FormPartConversion<Part> {
  readonly source: Part;
  readonly component: FormComponent;
}

/** Makes another component of a part, in its place: from a menu, with a question where something of the part would be lost. */
export function PartConversion<Part extends FormPartBase>(props: PartConversionProps<Part>) {
  const { part, look, name, components, convertPart, labels, isOpen, onOpenChange } = props;
  const { partNow, replace, refuse } = props;
  const [question, setQuestion] = useState<Question<Part> | null>(null);
  const [isAsked, setAsked] = useState(false);
  const runRef = useRef(0);
  const isMountedRef = useRef(false);
  useEffect(() => {
    isMountedRef.current = true;
    return () => {
      isMountedRef.current = false;
    };
  }, []);
  const component = components.find(({ id }) => id === look.componentId)?.label ?? look.componentId;

  const convert = async (other: FormComponent) => {
    runRef.current += 1;
    const run = runRef.current;
    const source = partNow(part.key);
    if (source === undefined) return;
    try {
      const { part: converted, lost } = await convertPart(source, other);
      // Another one was chosen meanwhile.
      if (run !== runRef.current) return;
      if (lost.length > 0) {
        setQuestion({ source, component: other, part: converted, lost });
        setAsked(true);
      } else finish(source, converted, other);
    } catch (error) {
      if (run === runRef.current) refuse(error instanceof Error ? error.message : String(error));
    }
  };
  const finish = (source: Part, converted: Part, other: FormComponent) => {
    if (replace(source, converted, other)) return;
    // Where the part was changed meanwhile, by another person perhaps, what is lost may be something else. An unchanged one cannot be replaced.
    if (isMountedRef.current && partNow(source.key) !== source) void convert(other);
  };

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
    <>
      <Menu
        label={labels.convert(name, component)}
        align="end"
        {...{ trigger, isOpen, onOpenChange }}
        items={components
          .filter(({ id }) => offered.includes(id))
          .map((each) => ({
            ...{ id: each.id, label: each.label, icon: each.icon },
            onSelect: () => void convert(each),
          }))}
      />
      {question && (
        <ConfirmDialog
          isOpen={isAsked}
          title={labels.convertTitle(name, question.component.label)}
          message={
            <>
              <p>{labels.convertLost}</p>
              <ul>
                {question.lost.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          }
          confirmLabel={labels.convertConfirm}
          cancelLabel={labels.convertCancel}
          onConfirm={() => {
            setAsked(false);
            finish(question.source, question.part, question.component);
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
