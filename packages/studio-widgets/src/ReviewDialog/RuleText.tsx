import { Button } from '@studio/ui';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import type { ReviewDialogLabels } from './labels.ts';
import { type OutlineNode, outlineText, type RuleOutline } from './model/outlineRule.ts';
import { Lines, Panel, TextHead } from './ReviewDialog.styles.ts';

function Children({ node }: { node: OutlineNode }) {
  if (node.children.length === 0) return null;
  return (
    <ul>
      {node.children.map((child) => (
        <li key={child.id}>
          <bdi>{child.text}</bdi>
          <Children node={child} />
        </li>
      ))}
    </ul>
  );
}

export interface RuleTextProps {
  readonly outline: RuleOutline;
  readonly labels: ReviewDialogLabels;
}

/** A rule as text, to read and to copy. */
export function RuleText({ outline, labels }: RuleTextProps) {
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();
  const { condition, outcomes } = outline;
  // Without a clipboard, on a page that came over plain HTTP, it fails as when the browser refuses.
  const copy = async () => await navigator.clipboard.writeText(outlineText(outline, labels));
  return (
    <Panel data-part="rule-text">
      <TextHead>
        <span role="status">{copied && labels[copied]}</span>
        <Button
          data-part="copy"
          size="sm"
          startIcon={<Copy size={14} />}
          onClick={() =>
            copy().then(
              () => setCopied('copied'),
              () => setCopied('copyFailed'),
            )
          }
        >
          {labels.copy}
        </Button>
      </TextHead>
      <Lines>
        <p>{condition.children.length === 0 ? labels.noConditions : condition.text}</p>
        <Children node={condition} />
        {outcomes && (
          <>
            <p>{`${labels.outcome}:`}</p>
            {outcomes.length === 0 ? (
              <p>{labels.noActions}</p>
            ) : (
              <ol>
                {outcomes.map(({ id, text }) => (
                  <li key={id}>
                    <bdi>{text}</bdi>
                  </li>
                ))}
              </ol>
            )}
          </>
        )}
      </Lines>
    </Panel>
  );
}
