/**
 * What the first visit of a public page may cost somebody with a cheap phone and little data. `npm run bench:pages` checks
 * it in a browser; the unit test checks what can be told from a build. Whoever makes a page lighter lowers its limits.
 * A kilobyte is 1,000 bytes.
 */

interface Limits {
  /** HTML, scripts, style sheets, fonts and pictures together, until somebody begins to use the page. */
  requests: number;
  /** All scripts until then, compressed with gzip. */
  scriptKilobytes: number;
  fontKilobytes: number;
  /** All files until then, compressed with gzip; fonts as they are. The unit test alone checks it. */
  kilobytes: number;
  /** All scripts that the page needs when somebody uses it, compressed with gzip. */
  usedScriptKilobytes: number;
  /** The largest paint as a multiple of the floor's: a page of the same run that nobody can undercut. */
  timesFloor: number;
}

export interface PublicPage {
  at: string;
  /** The drawings in `src/ui/picture/art` that it shows at first; what its HTML names may be left out. */
  art: readonly string[];
  /** The fonts in `src/ui/styles/fonts` that it needs only further down. */
  fontsBelow: readonly string[];
  limits: Limits;
}

/** The floor is its own words, styles and fonts as static HTML. */
const home: PublicPage = {
  at: '/home',
  art: ['scenery', 'subjects', 'mascot-success', 'beadband', 'learner', 'patterns'],
  fontsBelow: ['atkinson-700'],
  limits: {
    requests: 10,
    scriptKilobytes: 0,
    fontKilobytes: 34,
    kilobytes: 71,
    usedScriptKilobytes: 148,
    timesFloor: 1.4,
  },
};

/** The floor is a page that is React, a heading and a paragraph. */
const login: PublicPage = {
  at: '/auth/login',
  art: ['scenery', 'patterns'],
  fontsBelow: [],
  limits: {
    requests: 8,
    scriptKilobytes: 0,
    fontKilobytes: 45,
    kilobytes: 82,
    usedScriptKilobytes: 209,
    timesFloor: 1,
  },
};

export const pages = { home, login };

/** The limits of every page on the slowed processor. */
export const smoothness = {
  layoutShift: 0.01,
  /** Milliseconds: what tasks take beyond their first 50, added up. */
  blocking: 50,
};
