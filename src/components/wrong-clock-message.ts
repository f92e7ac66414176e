import { problemText } from './problem-text.ts';

/** What is wrong with this device's clock, in whole sentences; undefined for every other failure. */
export function wrongClockMessage(error: unknown): string | undefined {
  const { kind, title, advice } = problemText(error);
  return kind === 'clock' ? `${title}. ${advice}` : undefined;
}
