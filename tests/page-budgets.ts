/**
 * What the first visit of a public page may cost somebody with a cheap phone and little data.
 *
 * There are two sets of limits, because the login page is not yet where it has to be. `aims` says where that is:
 * `npm run bench:pages` holds them, and ends with 1 until they are met. `ceilings` is what the build weighs today, rounded
 * up a little: the unit test on the build holds them, so that nothing gets heavier on the way. Whoever makes a page
 * lighter lowers its ceilings; once they have come down to the aims, one set is enough. A kilobyte is 1,000 bytes.
 */

interface Limits {
  /** HTML, scripts, style sheets, fonts and pictures together. */
  requests: number;
  /** All scripts, compressed with gzip. */
  scriptKilobytes: number;
  fontKilobytes: number;
}

interface Ceilings extends Limits {
  /** All files of the visit, compressed with gzip; fonts as they are. */
  kilobytes: number;
}

interface Aims extends Limits {
  /** The largest paint as a multiple of the floor's: a page of the same run that nobody can undercut. */
  timesFloor: number;
}

export interface PublicPage {
  at: string;
  /** The drawings in `src/ui/picture/art` that it shows at first; what its HTML names may be left out. */
  art: readonly string[];
  aims: Aims;
  ceilings: Ceilings;
}

/** The floor is its own words, styles and fonts as static HTML. */
const home: PublicPage = {
  at: '/home',
  art: ['scenery', 'subjects', 'mascot-success', 'beadband', 'learner', 'scene-saturday'],
  aims: { requests: 12, scriptKilobytes: 98, fontKilobytes: 45, timesFloor: 1.4 },
  ceilings: { requests: 12, scriptKilobytes: 0, fontKilobytes: 45, kilobytes: 82 },
};

/** The floor is a page that is React, a heading and a paragraph. */
const login: PublicPage = {
  at: '/auth/login',
  art: ['scenery'],
  aims: { requests: 14, scriptKilobytes: 130, fontKilobytes: 45, timesFloor: 1 },
  ceilings: { requests: 14, scriptKilobytes: 200, fontKilobytes: 45, kilobytes: 262 },
};

export const pages = { home, login };

/** The aims of every page on the slowed processor. */
export const smoothness = {
  layoutShift: 0.01,
  /** Milliseconds: what tasks take beyond their first 50, added up. */
  blocking: 50,
};
