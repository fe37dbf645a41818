import { EmptyState, Link } from '@studio/ui';
import { Link as RouterLink } from 'react-router';
import { DraftOfferHost } from '../editor/ui/DraftOfferHost.tsx';
import { type Renamed, useOrphanedDrafts } from '../editor/useOrphanedDrafts.ts';
import type { GoneObjectProps, ObjectScreen } from './ObjectScreen.ts';
import { objectText } from './object.messages.ts';

export interface ObjectNotFoundProps<Doc, Draft extends object> extends GoneObjectProps<Doc> {
  readonly of: ObjectScreen<Doc, Draft>;
  /** Its last known name; empty where unknown. Objects that are found by their names have that. */
  readonly lastName: string;
}

const none: readonly string[] = [];

/** Says that there is no object of this name, and offers what the user had not saved when there was one. */
export function ObjectNotFound<Doc, Draft extends object>(props: ObjectNotFoundProps<Doc, Draft>) {
  const { of: screen, name, lastName, error, onRestore } = props;
  const { drafts, isLooking, renamed } = useOrphanedDrafts(screen.definition, {
    id: name,
    ...{ error, onRestore },
    otherKinds: screen.otherKinds ?? none,
  });
  const texts = screen.texts();
  if (renamed !== null) return <RenamedObject of={screen} before={name} {...renamed} />;
  // One offer at a time.
  const { hasOwnId = false } = screen.definition;
  const isTheirTurn = !isLooking && drafts.offered.length === 0;
  return (
    <>
      <EmptyState
        title={texts.notFoundTitle}
        action={screen.listPath && <Link render={<RouterLink to={screen.listPath()} />}>{texts.back}</Link>}
      >
        {hasOwnId ? texts.goneText(lastName) : texts.notFoundText(name)}
      </EmptyState>
      <DraftOfferHost name={hasOwnId ? lastName || texts.unnamed : name} drafts={drafts} isGone />
      {isTheirTurn && screen.renderGone?.({ name, error, onRestore })}
    </>
  );
}

interface RenamedObjectProps<Doc, Draft extends object> extends Renamed {
  readonly of: ObjectScreen<Doc, Draft>;
  readonly before: string;
}

/** Says what the object is called now. */
function RenamedObject<Doc, Draft extends object>(props: RenamedObjectProps<Doc, Draft>) {
  const { of: screen, before, name, drafts } = props;
  return (
    <EmptyState
      title={screen.texts().renamedTitle}
      action={
        <Link render={<RouterLink to={screen.pathOfId(name)} />}>{objectText('renamed.open', { name })}</Link>
      }
    >
      {objectText('renamed.text', { before, name })} {drafts > 0 && objectText('renamed.drafts')}
    </EmptyState>
  );
}
