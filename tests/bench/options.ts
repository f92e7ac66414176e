import { parseArgs } from 'node:util';

/** What the command line chooses. */
export const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    /** The operation or the list to measure; all of them by default. */
    only: { type: 'string' },
    /** Shows that the measurements work: each is made once, at full speed and without limits. */
    once: { type: 'boolean', default: false },
    /** How often `bench:pages` visits each page. */
    rounds: { type: 'string', default: '7' },
    /** Where the demo is served; by default it is built and served on a free port. */
    url: { type: 'string' },
  },
});

/** How many times slower than this machine the browser runs while it is measured. */
export const slowdown = options.once ? 1 : 4;

/** A limit that a measurement has to keep. */
export const atMost = (limit: number): number => (options.once ? Infinity : limit);
