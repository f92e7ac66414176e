import { applicationUrl } from '../application-url.ts';
import { isRealClock, realClock, timeOf, type ClockSetting } from '../environment/clock.ts';

/** The clock of the application (`src/lib/time/clock.ts`). */
export interface DeviceClock {
  device: () => Date;
}

/**
 * A cookie, because the application reads the clock before the mock has loaded its state, and clears web storage
 * (D-002).
 */
const cookieName = 'springbyte-mock-clock';

/** Lets the application's clock follow the mock's from the first line on: an access token may be valid by that one only. */
export function followStoredClock(clock: DeviceClock): void {
  const [, value] = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie) ?? [];
  if (value === undefined) return;
  setDeviceClock(clock, readSetting(decodeURIComponent(value)));
}

/** A smaller step in milliseconds is not a change of the clock: it is the time since the last reading. */
const smallestStep = 1000;

export function followClock(clock: DeviceClock, setting: ClockSetting): void {
  const before = clock.device().getTime();
  setDeviceClock(clock, setting);
  const step = Math.abs(clock.device().getTime() - before);
  // The application checks its session and refetches its data when it becomes visible, for example after the device
  // slept: its timers did not run then, nor do they know of this step.
  if (step > smallestStep) document.dispatchEvent(new Event('visibilitychange'));
  const cookie = { name: cookieName, path: new URL(`${applicationUrl()}/`).pathname };
  // Browsers without this API use the real clock until the mock has loaded.
  if (isRealClock(setting)) void globalThis.cookieStore?.delete(cookie);
  else void globalThis.cookieStore?.set({ ...cookie, value: encodeURIComponent(JSON.stringify(setting)) });
}

function setDeviceClock(clock: DeviceClock, setting: ClockSetting): void {
  clock.device = () => timeOf(setting, new Date());
}

function readSetting(text: string): ClockSetting {
  try {
    return JSON.parse(text) as ClockSetting;
  } catch {
    return realClock;
  }
}
