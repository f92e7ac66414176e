import { clock } from '#lib/time/clock.ts';
import { storyNow } from './visit.tsx';

export const wrongClockTitle = 'This device’s date and time look wrong';
export const wrongClockAdvice =
  'The school’s clock says 15 May 2025, 15:08 (South African time). Set your device’s clock, then log in again.';

/** The device's clock is ahead of the server's, by more than a token lasts; the next story's is right again. */
export function setClockAhead(): void {
  clock.device = () => new Date(storyNow.getTime() + 2 * 3_600_000);
}
