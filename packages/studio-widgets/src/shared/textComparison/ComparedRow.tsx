import { VisuallyHidden } from '@studio/ui';
import { type CSSProperties, Fragment, memo, type ReactElement, type ReactNode } from 'react';
import type { TextToken } from '../textBlocks/TextBlock.ts';
import type { ComparedBlock, ComparedRun, LookChange } from './compareTexts.ts';
import type { TextComparisonLabels } from './labels.ts';
import { Added, Body, Look, Looks, Marker, Removed, Row, Sign } from './TextComparison.styles.ts';

interface ComparedRowProps {
  readonly compared: ComparedBlock;
  /** Of the comparison's paragraphs. */
  readonly index: number;
  /** It takes the focus from the button that showed it. */
  readonly isFocusTarget: boolean;
  readonly texts: TextComparisonLabels;
}

const signs = { same: '', changed: '±', added: '+', removed: '−' };

/** A paragraph with the words that came and went in their places, and what else about it was changed below it. */
export const ComparedRow = memo(function ComparedRow(props: ComparedRowProps) {
  const { compared, index, isFocusTarget, texts } = props;
  const { kind, isMoved, block, runs, looks } = compared;
  const lists = block.path.filter(({ tag }) => tag === 'ul' || tag === 'ol');
  const depth: CSSProperties & Record<'--text-depth', number> = { '--text-depth': lists.length };
  const text = kind === 'same' && isMoved ? 'moved' : kind;
  return (
    <Row
      data-part="compared"
      data-kind={kind}
      data-moved={isMoved || undefined}
      data-index={index}
      tabIndex={isFocusTarget ? -1 : undefined}
    >
      <Sign>
        <span aria-hidden="true">{isMoved ? '↕' : signs[kind]}</span>
        {text !== 'same' && <VisuallyHidden>{texts.kinds[text]} </VisuallyHidden>}
      </Sign>
      <Body
        dir="auto"
        data-tag={block.tag}
        data-quoted={block.path.some(({ tag }) => tag === 'blockquote') || undefined}
        data-align={block.attributes['style text-align']}
        style={depth}
      >
        {lists.length > 0 && <Marker aria-hidden="true">{lists.at(-1)?.tag === 'ol' ? '#' : '•'}</Marker>}
        {block.tag === 'hr' && <span>———</span>}
        {keyed(runs).map(([key, run]) => (
          <Run key={key} run={run} texts={texts} />
        ))}
      </Body>
      {(looks.length > 0 || (isMoved && kind !== 'same')) && (
        <Looks data-part="looks">
          {isMoved && kind !== 'same' && <Look>{texts.kinds.moved}</Look>}
          {looks.map((change) => (
            <LookText key={change.name} change={change} texts={texts} />
          ))}
        </Looks>
      )}
    </Row>
  );
});

function Run({ run, texts }: { run: ComparedRun; texts: TextComparisonLabels }): ReactElement {
  const { kind, tokens, looks, cut } = run;
  const content = (
    <>
      {cut === 'start' && '… '}
      <Words tokens={tokens} isMarked={kind !== 'same'} texts={texts} />
      {cut === 'end' && ' …'}
    </>
  );
  const text = looks.map((change) => <LookText key={change.name} change={change} texts={texts} />);
  if (kind === 'same' && looks.length === 0) return content;
  if (kind === 'same')
    return (
      <>
        <span data-part="restyled">{content}</span>
        {text}
      </>
    );
  const Part = kind === 'added' ? Added : Removed;
  return (
    <>
      <Part>
        <VisuallyHidden>{texts[kind]} </VisuallyHidden>
        {content}
      </Part>
      {text}
    </>
  );
}

/** Words that look the same are one element. @param isMarked a line break can be seen */
function Words({
  tokens,
  isMarked,
  texts,
}: {
  tokens: readonly TextToken[];
  isMarked: boolean;
  texts: TextComparisonLabels;
}): ReactElement {
  const parts: { readonly marks: string; readonly content: ReactNode[] }[] = [];
  for (const { kind, text, marks } of tokens) {
    const names = Object.keys(marks).join(' ');
    const last = parts.at(-1);
    const part = last?.marks === names ? last : { marks: names, content: [] };
    if (part !== last) parts.push(part);
    if (kind === 'text') part.content.push(text);
    else if (kind === 'picture') part.content.push(<Picture html={text} describe={texts.picture} />);
    else part.content.push(isMarked ? <LineBreak name={texts.lineBreak} /> : '\n');
  }
  return (
    <>
      {keyed(parts).map(([key, { marks, content }]) => {
        const children = keyed(content).map(([place, piece]) => <Fragment key={place}>{piece}</Fragment>);
        return marks === '' ? (
          <Fragment key={key}>{children}</Fragment>
        ) : (
          <span key={key} data-mark={marks}>
            {children}
          </span>
        );
      })}
    </>
  );
}

function Picture({ html, describe }: { html: string; describe: (address: string) => string }): ReactElement {
  const [, address = ''] = /\bsrc="([^"]*)"/.exec(html) ?? [];
  const [, alternative = ''] = /\balt="([^"]*)"/.exec(html) ?? [];
  const name = [alternative, address].filter((part) => part !== '').join(', ');
  return <span data-part="picture">{describe(name.replaceAll('&amp;', '&').replaceAll('&quot;', '"'))}</span>;
}

function LineBreak({ name }: { name: string }): ReactElement {
  return (
    <>
      <span aria-hidden="true">↵</span>
      <VisuallyHidden>{name}</VisuallyHidden>
      {'\n'}
    </>
  );
}

function LookText({ change, texts }: { change: LookChange; texts: TextComparisonLabels }): ReactElement {
  const { name, before, after, isFlag } = change;
  const label = texts.looks[name] ?? name.replace(/^style /, '');
  if (isFlag) {
    const formatFlag = after === '' ? texts.off : texts.on;
    return <Look data-part="look">{before === after ? label : formatFlag(label)}</Look>;
  }
  const formatValue = (value: string) => texts.values[value] ?? value;
  return (
    <Look data-part="look">
      {label}:{' '}
      {before !== '' && (
        <Removed>
          <VisuallyHidden>{texts.removed} </VisuallyHidden>
          {formatValue(before)}
        </Removed>
      )}
      {before !== '' && after !== '' && ' '}
      {after !== '' && (
        <Added>
          <VisuallyHidden>{texts.added} </VisuallyHidden>
          {formatValue(after)}
        </Added>
      )}
    </Look>
  );
}

/** What has no name of its own, by its place. */
function keyed<Item>(items: readonly Item[]): readonly (readonly [string, Item])[] {
  return Object.entries(items);
}
