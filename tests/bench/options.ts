import { parseArgs } from 'node:util';

export const { values: options, positionals: chosen } = parseOptions();

function parseOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        /** Runs each measurement once, without throttling and limits. */
        once: { type: 'boolean', default: false },
        rounds: { type: 'string', default: '7' },
        /** The URL of a running demo. By default the benchmarks build and serve the demo. */
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

export function expectKnown(names: readonly string[], kind: string, known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  console.error(`Unknown: ${unknown.join(', ')}. The ${kind} are ${known.join(', ')}.`);
  process.exit(1);
}

export const formatCount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Throttling factor of the browser's processor. */
export const slowdown = options.once ? 1 : 4;

export const limitUnlessOnce = (limit: number): number => (options.once ? Infinity : limit);
