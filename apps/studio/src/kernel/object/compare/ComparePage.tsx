import { Button, EmptyState, Switch, VisuallyHidden } from '@studio/ui';
import { EditorHeader, type RenderLink } from '@studio/widgets';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import type { ReactNode } from 'react';
import { Content, Page, Top } from '../EditorPage.styles.ts';
import { Line, Sheet } from './ComparePage.styles.ts';
import { compareText } from './compare.messages.ts';
import {
  type ComparedField,
  type ComparedGroup,
  type ComparedSide,
  countDifferent,
  onlyDifferent,
} from './compareObjects.ts';

/** Which of the two. */
export type Side = 'left' | 'right';

/** One of the two objects. */
export interface ComparedObject {
  /** What it is called; empty while that is not known, and for none. */
  readonly name: string;
  /** Where its editor is; undefined for one that is not there. */
  readonly href: string | undefined;
  /** What is to be known of it, such as that it is inactive, or gone; empty for nothing. */
  readonly note: string;
}

/** Two objects beside one another; it knows neither server nor address. */
export interface ComparePageProps {
  readonly nouns: { readonly one: string; readonly many: string };
  readonly backHref: string;
  readonly backLabel: string;
  readonly left: ComparedObject;
  readonly right: ComparedObject;
  /** Null as long as one of them is not there. */
  readonly groups: readonly ComparedGroup[] | null;
  /** What fills the place of the groups while there are none. */
  readonly instead: ReactNode;
  readonly isAll: boolean;
  readonly onAllChange: (isAll: boolean) => void;
  readonly onChoose: (side: Side) => void;
  readonly onSwap: () => void;
  readonly renderLink: RenderLink;
}

/** What differs between two objects, or all that they say, in the words and the order of their form. */
export function ComparePage(props: ComparePageProps) {
  const { nouns, groups, instead, isAll, onAllChange, onSwap, left, right } = props;
  const count = groups === null ? 0 : countDifferent(groups);
  const shown = groups === null || isAll ? groups : onlyDifferent(groups);
  const key = count === 0 ? 'none' : 'many';
  const text = compareText(count === 1 ? 'count.one' : `count.${key}`, { count: count.toLocaleString() });
  return (
    <Page>
      <Top data-has-tabs="false">
        <EditorHeader
          title={compareText('title', { objects: nouns.many })}
          backHref={props.backHref}
          backLabel={props.backLabel}
          renderLink={props.renderLink}
          actions={
            <Button startIcon={<ArrowLeftRight aria-hidden size={16} />} onClick={onSwap}>
              {compareText('swap')}
            </Button>
          }
        />
      </Top>
      <Content>
        <Line>
          <Switch label={compareText('all')} checked={isAll} onCheckedChange={onAllChange} />
          <span role="status">{groups === null ? '' : text}</span>
        </Line>
        <Sheet aria-label={compareText('table', { left: left.name, right: right.name })}>
          <Head {...props} />
          {shown?.map((group) => (
            <Group key={group.fields[0]?.name} group={group} />
          ))}
        </Sheet>
        {instead}
        {shown?.length === 0 && (
          <EmptyState title={compareText('same')} icon={<GitCompareArrows size={20} />}>
            {compareText('same.about')}
          </EmptyState>
        )}
      </Content>
    </Page>
  );
}

function Head(props: ComparePageProps) {
  const { nouns, renderLink, onChoose } = props;
  return (
    <thead>
      <tr>
        <th scope="col">{compareText('field')}</th>
        {(['left', 'right'] as const).map((side) => {
          const { name, href, note } = props[side];
          const isChosen = name !== '' || note !== '';
          return (
            <th key={side} scope="col">
              <span data-part="side">
                {href === undefined ? name : renderLink(href, name, {})}
                <Button
                  size="sm"
                  aria-label={isChosen ? compareText('other.of', { name }) : undefined}
                  onClick={() => onChoose(side)}
                >
                  {isChosen ? compareText('other') : compareText('choose', { object: nouns.one })}
                </Button>
                {note !== '' && <span data-part="note">{note}</span>}
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Group({ group }: { readonly group: ComparedGroup }) {
  return (
    <tbody>
      {group.heading !== null && (
        <tr>
          <th scope="rowgroup" colSpan={3}>
            {group.heading}
          </th>
        </tr>
      )}
      {group.fields.map((field) => (
        <FieldRow key={field.name} field={field} />
      ))}
    </tbody>
  );
}

function FieldRow({ field }: { readonly field: ComparedField }) {
  const { label, isDifferent, areTextsAlike, left, right } = field;
  return (
    <tr data-different={isDifferent || undefined}>
      <th scope="row">
        {label}
        {isDifferent && <VisuallyHidden> ({compareText('differs')})</VisuallyHidden>}
        {areTextsAlike && <small>{compareText('alike')}</small>}
      </th>
      <Cell side={left} />
      <Cell side={right} />
    </tr>
  );
}

function Cell({ side: { isShown, isIdle, values } }: { readonly side: ComparedSide }) {
  if (!isShown || values.length === 0)
    return <td data-muted>{compareText(isShown ? 'nothing' : 'hidden')}</td>;
  const describe = (text: string) => (isIdle ? compareText('idle', { value: text }) : text);
  const [only, ...more] = values;
  if (only !== undefined && more.length === 0)
    return <td data-muted={isIdle || undefined}>{describe(only.shown)}</td>;
  return (
    <td>
      <ul>
        {values.map(({ key, shown, isOnlyHere }) => (
          <li key={key} data-only-here={isOnlyHere || undefined}>
            {shown}
            {isOnlyHere && <VisuallyHidden> ({compareText('onlyHere')})</VisuallyHidden>}
          </li>
        ))}
      </ul>
    </td>
  );
}
