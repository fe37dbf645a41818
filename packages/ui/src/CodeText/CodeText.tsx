import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { useCopy } from '../internal/useCopy.ts';
import { useOverflow } from '../internal/useOverflow.ts';
import type { CodeTextLabels } from '../LabelsProvider/ComponentLabels.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { CodeBlock, CodeLine, CodeRoot, CopyPlace, InlineCode } from './CodeText.styles.ts';

const english = { label: 'Code', copy: 'Copy', copied: 'Copied', failed: 'Could not be copied' };

export interface CodeTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The code, as it is copied. */
  code: string;
  /**
   * In a line of text, or a block of its own.
   * @default 'inline'
   */
  variant?: 'inline' | 'block' | undefined;
  /**
   * What the code is: the name of a block that scrolls.
   * @default 'Code'
   */
  label?: string | undefined;
  /** The language, only as `data-lang`: nothing is coloured. */
  lang?: string | undefined;
  /**
   * A block numbers its lines. The numbers are neither selected nor read out.
   * @default false
   */
  hasLineNumbers?: boolean | undefined;
  /**
   * Long lines of a block are broken; otherwise it scrolls.
   * @default false
   */
  isWrapped?: boolean | undefined;
  /**
   * A button copies it.
   * @default true for a block, false in a line
   */
  isCopyable?: boolean | undefined;
  /** English by default. */
  labels?: Partial<CodeTextLabels> | undefined;
}

const icons = { idle: Copy, copied: Check, failed: X };

function CopyButton({ code, labels }: { code: string; labels: Partial<CodeTextLabels> | undefined }) {
  const text = useLabels('CodeText', english, labels);
  const { state, copy } = useCopy();
  const Icon = icons[state];
  return (
    <CopyPlace>
      <IconButton
        size="sm"
        data-part="copy"
        data-state={state}
        label={text.copy}
        icon={<Icon size={14} />}
        onClick={() => void copy(code)}
      />
      <VisuallyHidden role="status">{state === 'idle' ? '' : text[state]}</VisuallyHidden>
    </CopyPlace>
  );
}

function numbered(code: string) {
  return code.split('\n').map((line, index) => ({ number: index + 1, line: `${line}\n` }));
}

function Block({ code, label, hasLineNumbers = false, isWrapped }: CodeTextProps) {
  const texts = useLabels('CodeText', english);
  const { isOverflowing, overflowRef } = useOverflow();
  const lines = hasLineNumbers ? numbered(code) : undefined;
  const digits: CSSProperties & Record<'--code-digits', number> = {
    '--code-digits': String(lines?.length ?? 0).length,
  };
  return (
    <CodeBlock
      ref={overflowRef}
      dir="ltr"
      data-part="block"
      data-wrapped={isWrapped || undefined}
      data-numbered={hasLineNumbers || undefined}
      style={digits}
      {...(isOverflowing && { tabIndex: 0, role: 'region', 'aria-label': label ?? texts.label })}
    >
      <code data-part="code">
        {lines?.map(({ number, line }) => (
          <CodeLine key={number} data-part="line">
            {line}
          </CodeLine>
        )) ?? code}
      </code>
    </CodeBlock>
  );
}

/** Code as it is: an expression, a payload, an identifier. Code that is edited has an editor of its own. */
export function CodeText(props: CodeTextProps) {
  const { code, variant = 'inline', label, lang, hasLineNumbers, isWrapped, labels, ...others } = props;
  const { isCopyable = variant === 'block', ...rest } = others;
  return (
    <CodeRoot
      as={variant === 'inline' ? 'span' : 'div'}
      data-part="code-text"
      data-variant={variant}
      data-lang={lang}
      {...rest}
    >
      {variant === 'inline' ? (
        <InlineCode dir="ltr" data-part="code">
          {code}
        </InlineCode>
      ) : (
        <Block {...{ code, label, hasLineNumbers, isWrapped }} />
      )}
      {isCopyable && <CopyButton code={code} labels={labels} />}
    </CodeRoot>
  );
}
