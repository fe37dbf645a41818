const [width, height] = [960, 1200];
const horizon = 690;

/** Colours by what they paint: by day, and where dark pages are preferred. */
const colours: readonly [name: string, day: string, night: string][] = [
  ['sky0', '#2f5f94', '#0a1322'],
  ['sky1', '#7ea8c9', '#152744'],
  ['sky2', '#f2d3ad', '#2b4465'],
  ['sky3', '#f3b07c', '#535f80'],
  ['disc', '#fff1d0', '#f0ead8'],
  ['glow', '#ffdca4', '#8fa3c4'],
  ['cloud', '#fff3e2', '#5d7294'],
  ['far', '#a9b3c6', '#33486a'],
  ['middle', '#7691ab', '#243a5a'],
  ['near', '#47708d', '#182c47'],
  ['sea0', '#f0c59b', '#3d5274'],
  ['sea1', '#5f92b0', '#1c3454'],
  ['sea2', '#1d4a72', '#0b192e'],
  ['glint', '#fff0cf', '#c9d4e6'],
  ['land', '#234a5f', '#0f2036'],
  ['shore', '#12304a', '#070f1c'],
  ['grass', '#1d4a58', '#0c1a2b'],
  ['tower', '#f7f1e6', '#b9c3d3'],
  ['shade', '#d8cdbb', '#8895ab'],
  ['band', '#c8742a', '#a9632a'],
  ['lamp', '#ffd98a', '#ffe9ae'],
  ['sail', '#fbf7ee', '#c6d0df'],
  ['hull', '#243f68', '#0d1930'],
];

const rule = (name: string) => `.${name}{fill:var(--${name});stop-color:var(--${name})}`;
const values = (at: 1 | 2) => colours.map((each) => `--${each[0]}:${each[at]}`).join(';');

const style = `${colours.map(([name]) => rule(name)).join('')}.beam{opacity:0}.line{fill:none;stroke-linecap:round}.gull{stroke:var(--hull)}.blade{stroke:var(--grass)}
svg{${values(1)}}@media (prefers-color-scheme:dark){svg{${values(2)}}.beam{opacity:.5}.gull{opacity:0}}`;

/** The smooth top of hills, down to a base. @param waves each as how high, how many across, and where it begins */
function ridge(top: number, base: number, waves: readonly (readonly [number, number, number])[]): string {
  const yAt = (x: number) =>
    top -
    waves.reduce(
      (sum, [tall, count, start]) => sum + tall * Math.sin((x / width) * count * 6.283 + start),
      0,
    );
  const step = width / 32;
  const place = (x: number, y: number) => `${x.toFixed(0)} ${y.toFixed(1)}`;
  const curves = Array.from({ length: 32 }, (_, index) => {
    const x = index * step;
    const [before, from, to, after] = [yAt(x - step), yAt(x), yAt(x + step), yAt(x + 2 * step)];
    // As a spline through all points: each end leaves in the direction of its neighbours.
    const first = place(x + step / 3, from + (to - before) / 6);
    const second = place(x + (2 * step) / 3, to - (after - from) / 6);
    return `C${first} ${second} ${place(x + step, to)}`;
  });
  return `M0 ${base}V${yAt(0).toFixed(1)}${curves.join('')}V${base}Z`;
}

function gradient(id: string, stops: readonly (readonly [name: string, offset: number])[]): string {
  const drawn = stops.map(([name, offset]) => `<stop class="${name}" offset="${offset}"/>`).join('');
  return `<linearGradient id="${id}" x2="0" y2="1">${drawn}</linearGradient>`;
}

/** Light on the water below the sun, or the moon: longer and fainter towards the shore. */
function glints(): string {
  const lines = Array.from({ length: 22 }, (_, index) => {
    const y = horizon + 12 + Math.round(index ** 1.45 * 4.6);
    const long = 34 + index * 7 + ((index * 37) % 23) * 2;
    const x = 610 - long / 2 + (((index * 53) % 31) - 15) * (1 + index / 14);
    const thick = 2 + index / 5;
    return `<rect x="${x.toFixed(0)}" y="${y}" width="${long}" height="${thick.toFixed(1)}" rx="${(thick / 2).toFixed(1)}" opacity="${(0.75 - index * 0.029).toFixed(2)}"/>`;
  });
  return `<g class="glint">${lines.join('')}</g>`;
}

/** Long, quiet waves. */
function waves(): string {
  const lines = Array.from({ length: 16 }, (_, index) => {
    const y = horizon + 30 + Math.round(index ** 1.5 * 6.4);
    const x = (index * 331) % 830;
    const long = 60 + ((index * 47) % 90) + index * 4;
    return `<path d="M${x} ${y}q${long / 4} -${3 + index / 4} ${long / 2} 0t${long / 2} 0" stroke-width="${(1.2 + index / 7).toFixed(1)}"/>`;
  });
  return `<g class="line" stroke="#fff" opacity=".16">${lines.join('')}</g>`;
}

function cloud(x: number, y: number, scale: number, opacity: number): string {
  const shape =
    'M0 40c10-18 38-20 52-8C66 6 112 2 128 26c20-12 52-4 58 14 26-8 54 2 60 16H-30C-26 44-14 38 0 40Z';
  return `<path class="cloud" opacity="${opacity}" transform="translate(${x} ${y}) scale(${scale} ${(scale * 0.62).toFixed(2)})" d="${shape}"/>`;
}

const lighthouse = `<path class="beam" fill="url(#beam)" d="M186 318 960 150v170L186 338Z"/>
<path class="tower" d="M159 580 170 346h32l11 234Z"/><path class="shade" d="M190 346h12l11 234h-25Z"/>
<path class="band" d="M167.2 406h37.600l2.500 52h-42.500ZM162.300 510h47.400l3.300 70h-54Z"/>
<path class="hull" d="M158 336h56v12h-56ZM168 300h36v6h-36Z"/><path class="lamp" d="M172 306h28v30h-28Z"/>
<path class="band" d="M166 300c2-18 38-18 40 0ZM184.500 274h3v16h-3Z"/>
<path class="hull" opacity=".75" d="M181 372h8v16h-8ZM181 474h9v17h-9ZM178 530c0-12 16-12 16 0v24h-16Z"/>
<path class="tower" d="M222 590v-66h60v66Z"/><path class="shade" d="M262 590v-66h20v66Z"/><path class="band" d="M213 528 252 500l40 28Z"/><path class="lamp" d="M234 536h12v12h-12Z"/>
<path class="land" d="M0 ${horizon}V566C60 540 120 534 180 544 240 554 280 584 330 616 380 648 420 668 486 ${horizon}Z"/>
<path class="near" opacity=".45" d="M0 ${horizon}V600C60 572 120 572 170 584 240 600 300 640 372 ${horizon}Z"/>
<path class="land" opacity=".28" d="M0 ${horizon}H486C420 700 330 718 240 728 160 738 80 744 0 746Z"/>`;

const boat = `<g transform="translate(520 770)"><path class="hull" d="M-92 96h206c-10 26-28 42-50 44H-52c-20-4-34-20-40-44Z"/><path class="band" d="M-92 96h206l-5 11H-88Z"/>
<path class="hull" d="M4-132h6V96H4Z"/><path class="sail" d="M-2-124C-14-20-48 48-96 84H-2Z"/><path class="shade" opacity=".6" d="M-2-124C-6-20-14 48-34 84h32Z"/>
<path class="band" d="M16-96c34 60 62 120 84 180H16Z"/><path class="sail" d="M7-146l34 10-34 10Z"/>
<path class="hull" opacity=".22" d="M-70 146c40 10 130 10 164 0l-22 56c-34 8-86 8-118 0Z"/></g>`;

const gulls = [
  [420, 330, 1],
  [484, 300, 0.7],
  [520, 352, 0.55],
  [746, 246, 0.8],
]
  .map(
    ([x, y, scale]) =>
      `<path d="M-26-6C-18-14-8-12 0 0 8-12 18-14 26-6" transform="translate(${x} ${y}) scale(${scale})"/>`,
  )
  .join('');

const blades = Array.from({ length: 46 }, (_, index) => {
  const x = (index * 151) % width;
  const y = 1168 - ((index * 29) % 40) - Math.abs(x - 520) / 9;
  const lean = ((index * 17) % 27) - 13;
  const tall = 34 + ((index * 23) % 38);
  return `<path d="M${x} ${(y + 40).toFixed(0)}q${lean / 2} -${tall / 2} ${lean} -${tall}"/>`;
}).join('');

/** The sign-in picture of the demo brand, a harbour with its lighthouse and a boat, as an SVG of 960 by 1200 pixels: at dawn, and by night where dark pages are preferred. */
export function drawHarbour(): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<style>${style}</style>
<defs>${gradient('sky', [
    ['sky0', 0],
    ['sky1', 0.45],
    ['sky2', 0.82],
    ['sky3', 1],
  ])}${gradient('sea', [
    ['sea0', 0],
    ['sea1', 0.3],
    ['sea2', 1],
  ])}
<radialGradient id="glow"><stop class="glow" offset="0" stop-opacity=".85"/><stop class="glow" offset=".4" stop-opacity=".34"/><stop class="glow" offset=".75" stop-opacity=".07"/><stop class="glow" offset="1" stop-opacity="0"/></radialGradient>
<linearGradient id="beam"><stop class="lamp" offset="0" stop-opacity=".85"/><stop class="lamp" offset="1" stop-opacity="0"/></linearGradient></defs>
<path fill="url(#sky)" d="M0 0H${width}V${horizon}H0Z"/><circle cx="610" cy="560" r="430" fill="url(#glow)"/><circle class="disc" cx="610" cy="560" r="62"/>
${cloud(330, 190, 1.25, 0.5)}${cloud(640, 330, 1, 0.42)}${cloud(40, 90, 0.9, 0.3)}${cloud(700, 120, 0.8, 0.28)}${cloud(380, 430, 0.7, 0.35)}
<path class="far" d="${ridge(608, horizon, [
    [44, 1.3, 4.2],
    [18, 3.7, 1],
    [7, 8.2, 2],
  ])}"/>
<path class="middle" d="${ridge(646, horizon, [
    [34, 1.1, 2.4],
    [14, 4.3, 3],
    [5, 10, 1],
  ])}"/>
<path class="near" d="${ridge(676, horizon, [
    [26, 0.9, 0.2],
    [8, 5.1, 5],
    [3, 12, 0],
  ])}"/>
<path fill="url(#sea)" d="M0 ${horizon}H${width}V${height}H0Z"/>
${waves()}${glints()}
${lighthouse}
${boat}
<g class="line gull" stroke-width="5">${gulls}</g>
<path class="shore" d="M0 1040c90-8 150 34 250 62 110 30 200 36 320 40 140 4 270-26 390-92v150H0Z"/>
<path class="grass" opacity=".6" d="M0 1092c120 6 200 44 330 58 170 18 410 16 630-48v98H0Z"/>
<g class="line blade" stroke-width="4">${blades}</g>
</svg>
`);
}
