import { parseArgs } from 'node:util';

/** What the command line chooses. */
export const { values: options, positionals: chosen } = parseOptions();

function parseOptions() {
  try {
    return parseArgs({
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
  } catch (error) {
    console.error(
      `${(error as Error).message.split('. ')[0]}. The options are --only, --once, --rounds and --url.`,
    );
    process.exit(1);
  }
}

/** Ends the process with a sentence when a name is not one of those that can be measured. */
export function expectKnown(names: readonly string[], kind: string, known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  console.error(`Unknown: ${unknown.join(', ')}. The ${kind} are ${known.join(', ')}.`);
  process.exit(1);
}

/** `1 call`, `20 calls`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** How many times slower than this machine the browser runs while it is measured. */
export const slowdown = options.once ? 1 : 4;

/** A limit that a measurement has to keep. */
export const atMost = (limit: number): number => (options.once ? Infinity : limit);
