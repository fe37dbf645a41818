import { longestIncreasing } from '../../../../kernel/editor/outline/sequences/longestIncreasing.ts';

/** A field and its place. */
export interface FieldPlace {
  /** The same on both sides. */
  readonly key: string;
  readonly name: string;
  /** Counted over the form. */
  readonly section: number;
  readonly row: number;
}

/** What the order of the fields has made of one; null for nothing. */
export interface LayoutChange {
  /** The field before it in its section, of those that both sides have; null for none. */
  readonly after: string | null;
  /** The other fields of its row, of those that both sides have. */
  readonly beside: readonly string[];
  readonly isMoved: boolean;
  readonly hasOthersBeside: boolean;
}

/**
 * What has become of the places of the fields that both sides have: the fewest are reported as moved. What was added or removed moves none.
 * @param left in the order of the form, as `right`
 * @returns by the fields' keys, for the left and the right side
 */
export function layoutChanges(
  left: readonly FieldPlace[],
  right: readonly FieldPlace[],
): readonly [ReadonlyMap<string, LayoutChange>, ReadonlyMap<string, LayoutChange>] {
  const [one, other] = [withKeysOf(left, right), withKeysOf(right, left)];
  const placeInOther = new Map(other.map(({ key }, index) => [key, index]));
  const order = one.map(({ key }) => placeInOther.get(key) ?? 0);
  const kept = new Set(longestIncreasing(order).map((index) => one[index]?.key));
  const [mine, theirs] = [besideEach(one), besideEach(other)];
  const changesOf = (places: readonly FieldPlace[], beside: ReadonlyMap<string, readonly FieldPlace[]>) =>
    new Map(
      places.map(({ key, section }, index) => {
        const before = places[index - 1];
        return [
          key,
          {
            after: before?.section === section ? before.name : null,
            beside: (beside.get(key) ?? []).map(({ name }) => name),
            isMoved: !kept.has(key),
            hasOthersBeside: keysOf(mine.get(key)) !== keysOf(theirs.get(key)),
          },
        ] as const;
      }),
    );
  return [changesOf(one, mine), changesOf(other, theirs)];
}

function withKeysOf(places: readonly FieldPlace[], others: readonly FieldPlace[]): readonly FieldPlace[] {
  const keys = new Set(others.map(({ key }) => key));
  return places.filter(({ key }) => keys.has(key));
}

/** The others of the row of each, by its key. */
function besideEach(places: readonly FieldPlace[]): ReadonlyMap<string, readonly FieldPlace[]> {
  const rows = Map.groupBy(places, ({ section, row }) => `${section}/${row}`);
  return new Map(
    places.map((place) => {
      const row = rows.get(`${place.section}/${place.row}`) ?? [];
      return [place.key, row.filter((each) => each !== place)];
    }),
  );
}

function keysOf(places: readonly FieldPlace[] = []): string {
  return JSON.stringify(places.map(({ key }) => key).toSorted());
}
