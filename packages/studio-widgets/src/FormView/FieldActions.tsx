import { Button, ConfirmDialog, Link } from '@studio/ui';
import { useId, useState } from 'react';
import { FieldHint } from './FormView.styles.ts';
import { safeHref } from './model/values.ts';
import type { ViewField, ViewPath } from './types.ts';
import type { ViewContextValue } from './ViewContext.ts';

interface FunctionButtonProps {
  readonly field: ViewField;
  readonly path: ViewPath;
  readonly view: ViewContextValue;
  readonly isReadOnly: boolean;
}

/** A hint of what has no control that shows it. */
export function Hint({ id, text }: { readonly id?: string; readonly text: string | undefined }) {
  return text ? (
    <FieldHint id={id} data-part="hint">
      {text}
    </FieldHint>
  ) : null;
}

/** A button of a form. Its press counts once its question is answered with yes. */
export function FunctionButton({ field, path, view, isReadOnly }: FunctionButtonProps) {
  const { labels, onButtonPress } = view;
  const hintId = useId();
  const [isAsked, setAsked] = useState(false);
  const press = () => onButtonPress?.(field, path);
  if (view.isReadOnly) return null;
  return (
    <>
      <Button
        isDisabled={isReadOnly}
        disabledReason={
          isReadOnly ? undefined : (field.disabledReason ?? (onButtonPress ? undefined : labels.noAction))
        }
        aria-describedby={field.hint ? hintId : undefined}
        onClick={() => (field.question ? setAsked(true) : press())}
      >
        {field.label}
      </Button>
      <Hint id={hintId} text={field.hint} />
      {field.question && (
        <ConfirmDialog
          isOpen={isAsked}
          title={field.label}
          message={field.question}
          confirmLabel={labels.yes}
          cancelLabel={labels.no}
          onConfirm={() => {
            setAsked(false);
            press();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** A link of a form. */
export function FormLink({ field }: Pick<FunctionButtonProps, 'field'>) {
  const hintId = useId();
  return (
    <>
      <Link
        href={safeHref(field.href)}
        aria-describedby={field.hint ? hintId : undefined}
        {...(!field.look?.opensHere && { target: '_blank', rel: 'noreferrer' })}
      >
        {field.label}
      </Link>
      <Hint id={hintId} text={field.hint} />
    </>
  );
}
