import { clock } from '#lib/time/clock.ts';
import { storyNow } from './visit.tsx';

export const wrongClockTitle = 'This device’s date and time look wrong';
export const wrongClockAdvice =
  'The school’s clock says 15 May 2025, 15:08 (South African time). Set your device’s clock, then log in again.';

/** Sets the device's clock ahead by more than a token's lifetime. The next story resets it. */
export function setClockAhead(): void {
  clock.device = () => new Date(storyNow.getTime() + 2 * 3_600_000);
}
