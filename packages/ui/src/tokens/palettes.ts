/** Every colour of a theme, by token name, as six-digit hex so that contrast can be computed. */
export interface Palette {
  canvas: string;
  surface: string;
  sunken: string;
  line: string;
  'line-strong': string;
  'line-control': string;
  text: string;
  'text-muted': string;
  'text-faint': string;
  accent: string;
  'accent-hover': string;
  'on-accent': string;
  'accent-soft': string;
  good: string;
  'good-soft': string;
  warning: string;
  'warning-soft': string;
  bad: string;
  'bad-soft': string;
  'on-bad': string;
  selection: string;
  hover: string;
  inverse: string;
  'on-inverse': string;
  'on-inverse-muted': string;
  'inverse-line': string;
}

/** The light theme. `text-faint` and `line-control` are darker than the first drawings, to reach AA. */
export const lightPalette: Palette = {
  canvas: '#f6f7f9',
  surface: '#ffffff',
  sunken: '#f0f2f5',
  line: '#e1e5ea',
  'line-strong': '#cfd5dd',
  'line-control': '#858f9b',
  text: '#17202b',
  'text-muted': '#56616f',
  'text-faint': '#646f7d',
  accent: '#0c6478',
  'accent-hover': '#0a5466',
  'on-accent': '#ffffff',
  'accent-soft': '#e4f1f4',
  good: '#1b7a48',
  'good-soft': '#e6f4eb',
  warning: '#8a5a00',
  'warning-soft': '#fbf1dc',
  bad: '#b3261e',
  'bad-soft': '#fdeceb',
  'on-bad': '#ffffff',
  selection: '#eaf4f7',
  hover: '#f0f2f5',
  inverse: '#17202b',
  'on-inverse': '#ffffff',
  'on-inverse-muted': '#b6c0cb',
  'inverse-line': '#47535f',
};

/** The dark theme. */
export const darkPalette: Palette = {
  canvas: '#0e1317',
  surface: '#151b21',
  sunken: '#10161b',
  line: '#27303a',
  'line-strong': '#37424e',
  'line-control': '#66737f',
  text: '#e4e9ee',
  'text-muted': '#9ba8b5',
  'text-faint': '#8491a0',
  accent: '#57b8cd',
  'accent-hover': '#74c7d9',
  'on-accent': '#06222a',
  'accent-soft': '#12303a',
  good: '#5cc48b',
  'good-soft': '#12301f',
  warning: '#e2b04a',
  'warning-soft': '#33270c',
  bad: '#f2857b',
  'bad-soft': '#3a1a19',
  'on-bad': '#2b0a08',
  selection: '#122a33',
  hover: '#1d252d',
  inverse: '#e4e9ee',
  'on-inverse': '#151b21',
  'on-inverse-muted': '#4a5663',
  'inverse-line': '#9ba8b5',
};
