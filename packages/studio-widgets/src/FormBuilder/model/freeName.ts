/**
 * The wanted name, or the first one that is free when its number is counted up: `roof`, `roof2`, `roof3`.
 * @param longest characters of a name: one that gets a number is cut for it. Default: no limit
 */
export function freeName(
  wanted: string,
  taken: ReadonlySet<string>,
  longest = Number.POSITIVE_INFINITY,
): string {
  if (!taken.has(wanted)) return wanted;
  const { stem = wanted, digits = '' } =
    /^(?<stem>.*?)(?<digits>[1-9]\d{0,8})?$/su.exec(wanted)?.groups ?? {};
  for (let number = digits === '' ? 2 : Number(digits) + 1; ; number += 1) {
    const name = `${stem.slice(0, longest - String(number).length)}${number}`;
    if (!taken.has(name)) return name;
  }
}
