/** What a screen may cost a browser that has nothing cached. */
export interface ScreenBudget {
  screen: string;
  /** The most its JavaScript may weigh, gzipped, in bytes. 1 kB is 1,000 bytes. */
  budget: number;
  /** The lazy chunks it needs besides the page's entry, by their keys in Vite's manifest. */
  chunks: string[];
}

export const screens: ScreenBudget[] = [
  { screen: 'Sign-in', budget: 130_000, chunks: ['src/SignInRoot.tsx'] },
  {
    screen: 'Data set browser',
    budget: 200_000,
    chunks: ['src/Console.tsx', 'src/shell/route.tsx', 'src/screens/dataSets/browser/route.tsx'],
  },
];
