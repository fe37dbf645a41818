import { describe, expect, test } from 'vitest';
import type { Desk } from './Desk.ts';
import { pages } from './pages.ts';

const layers = [
  ['Open dialog', 'dialog'],
  ['Delete claim', 'alertdialog'],
  ['Open drawer', 'dialog'],
  ['Find a command', 'dialog'],
  ['Actions', 'menu'],
  ['Adjuster', 'dialog'],
] as const;

/** As they are computed: `auto` stays `auto`, however wide the page is. */
const compared = [
  'background-color',
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    `border-${side}-color`,
    `border-${side}-style`,
    `border-${side}-width`,
    `margin-${side}`,
    `padding-${side}`,
  ]),
  'box-sizing',
  'color',
  'column-gap',
  'display',
  'fill',
  'filter',
  'font-family',
  'font-size',
  'font-weight',
  'hyphens',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'min-width',
  'overflow-wrap',
  'overflow-x',
  'stroke',
  'stroke-linecap',
  'stroke-width',
  'text-align',
  'text-decoration-line',
  'text-transform',
  'transform',
  'user-select',
  'vertical-align',
  'word-break',
];

/** Of pictures also their size: that of other elements may depend on how much of a list is drawn. */
const comparedOfPictures = ['height', 'width'];

interface Look {
  name: string;
  style: Record<string, string>;
}

/** A host has global styles of its own, and leaves Studio's reset out: the components look as they do without these. */
export function testForeignStyles(desk: () => Desk): void {
  describe('among the global styles of the host', () => {
    test('they are in force: what the host draws itself has them', async () => {
      const { page } = desk();
      await open('/', 'Claims', 'foreign');
      const heading = page.getByRole('heading', { name: 'Claims', level: 1 });
      expect(await heading.evaluate((element) => getComputedStyle(element).fontSize)).toBe('26px');
    });

    test('what the host puts into a tab or a dialog keeps them', async () => {
      const { button, page } = desk();
      const marginOf = (text: string) =>
        page.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).marginBottom);
      await open('/layout', 'Layout', 'foreign');
      expect(await marginOf('Hail in May')).toBe('16px');
      await open('/layers', 'Layers', 'foreign');
      await button('Open dialog').click();
      await page.getByRole('dialog').waitFor();
      expect(await marginOf('Wind, roof')).toBe('16px');
    });

    test.each(pages)('%s looks the same', async (path, heading) => {
      await open(path, heading);
      const own = await looks();
      expect(own.length).toBeGreaterThan(20);
      await open(path, heading, 'foreign');
      expect(differences(own, await looks())).toEqual([]);
    });

    test.each(layers)('what “%s” opens looks the same', async (button, role) => {
      const drawn: Look[][] = [];
      for (const styles of [undefined, 'foreign']) {
        await open('/layers', 'Layers', styles);
        await desk().button(button).click();
        await desk().page.getByRole(role).waitFor();
        await desk().page.mouse.move(0, 0);
        drawn.push(await looks());
      }
      const [own = [], foreign = []] = drawn;
      expect(differences(own, foreign)).toEqual([]);
    });
  });

  async function open(path: string, heading: string, styles?: string): Promise<void> {
    const { go, page } = desk();
    await go(styles === undefined ? path : `${path}?styles=${styles}`, heading);
    await page.waitForLoadState('networkidle');
  }

  /** What the elements of all components look like, once nothing moves any more. */
  async function looks(): Promise<Look[]> {
    const lists = { properties: compared, ofPictures: comparedOfPictures };
    return desk().page.evaluate(async ({ properties, ofPictures }) => {
      const moving = () =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
          );
      // One that is cancelled, because its element goes or moves on, is over as well; another may have begun meanwhile.
      for (let running = moving(); running.length > 0; running = moving())
        await Promise.allSettled(running.map(({ finished }) => finished));
      const component = ':is([class^="st-"], [class*=" st-"])';
      const parts = ['li', 'td', 'th', 'svg', 'svg *', '[data-part]', '[hidden]'].map(
        (part) => `${component} ${part}`,
      );
      return [...document.querySelectorAll([component, ...parts].join())].map((element) => {
        const styles = element.computedStyleMap();
        const id = /(?:^| )(st-[\w-]+)/.exec(element.getAttribute('class') ?? '')?.[1];
        const parent = element.closest(component)?.getAttribute('class') ?? '';
        return {
          name: id ?? `${element.localName} in ${/(?:^| )(st-[\w-]+)/.exec(parent)?.[1]}`,
          style: Object.fromEntries(
            [...properties, ...(element.localName === 'svg' ? ofPictures : [])].map((name) => [
              name,
              String(styles.get(name)),
            ]),
          ),
        };
      });
    }, lists);
  }
}

/** A link is part of the host's text around it, and takes its type from there. */
const typeOfLinks =
  /^st-Link-LinkRoot (font-|hyphens|letter-spacing|line-height|overflow-wrap|text-align|word-break)/;

/** A layer is placed at its trigger, which is lower where the host's own heading is larger. */
const placeOfLayers = /^st-\w+-\w+Positioner transform/;

/** Where two pages differ, each kind of element and property once. Long lists may show other numbers of rows. */
function differences(own: readonly Look[], foreign: readonly Look[]): string[] {
  const others = Map.groupBy(foreign, ({ name }) => name);
  const found = [...Map.groupBy(own, ({ name }) => name)].flatMap(([name, looks]) => {
    const drawn = others.get(name);
    if (drawn === undefined) return [`${name} is not there`];
    return looks.slice(0, drawn.length).flatMap(({ style }, index) =>
      Object.entries(style)
        .map(([property, value]) => [property, value, drawn[index]?.style[property]] as const)
        .filter(([, value, other]) => value !== other)
        .map(([property, value, other]) => `${name} ${property}: ${value} → ${other}`),
    );
  });
  return [...new Set(found)].filter(
    (difference) => !typeOfLinks.test(difference) && !placeOfLayers.test(difference),
  );
}
