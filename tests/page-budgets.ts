/**
 * Budgets for the first visit of a public page on a low-end phone. `npm run bench:pages` measures them in a browser;
 * `first-visit.test.ts` checks those that the files of a build determine. Lower a limit when a page becomes lighter.
 * A kilobyte is 1,000 bytes.
 */

interface Limits {
  /** All files until the first interaction. */
  requests: number;
  /** Scripts until the first interaction, gzip. */
  scriptKilobytes: number;
  fontKilobytes: number;
  /** All files until the first interaction: gzip, fonts uncompressed. Checked only by `first-visit.test.ts`. */
  kilobytes: number;
  /** All scripts after the first interaction, gzip. */
  usedScriptKilobytes: number;
  /** The largest contentful paint, divided by the one of the baseline page. */
  timesBaseline: number;
}

export interface PublicPage {
  at: string;
  /** Drawings in `src/ui/picture/art` that are visible at first; those that the HTML names may be omitted. */
  art: readonly string[];
  /** Fonts in `src/ui/styles/fonts` that are needed only below the fold. */
  fontsBelow: readonly string[];
  limits: Limits;
}

/** Baseline: the home page as static HTML. */
const home: PublicPage = {
  at: '/home',
  art: ['scenery', 'subjects', 'mascot-success', 'beadband', 'learner', 'patterns'],
  fontsBelow: ['atkinson-700'],
  limits: {
    requests: 10,
    scriptKilobytes: 0,
    fontKilobytes: 34,
    kilobytes: 71,
    usedScriptKilobytes: 145,
    timesBaseline: 1.4,
  },
};

/** Baseline: React with a heading and a paragraph. */
const login: PublicPage = {
  at: '/auth/login',
  art: ['scenery', 'patterns'],
  fontsBelow: [],
  limits: {
    requests: 8,
    scriptKilobytes: 0,
    fontKilobytes: 45,
    kilobytes: 82,
    usedScriptKilobytes: 208,
    timesBaseline: 1,
  },
};

export const pages = { home, login };

/** Limits of every page with a throttled processor. */
export const smoothness = {
  layoutShift: 0.01,
  /** Total blocking time in milliseconds. */
  blocking: 50,
};
