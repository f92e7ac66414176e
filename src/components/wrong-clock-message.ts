import { problemText } from './problem-text.ts';

/** Returns the message for a failure that is caused by the device's wrong clock; undefined for other failures. */
export function wrongClockMessage(error: unknown): string | undefined {
  const { kind, title, advice } = problemText(error);
  return kind === 'clock' ? `${title}. ${advice}` : undefined;
}
