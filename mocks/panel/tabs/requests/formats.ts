import { schoolTimeZone } from '../clock/school-times.ts';

/** The time of day in South Africa, with milliseconds: `09:41:32.118`. */
export const formatTime = (time: number): string =>
  new Date(time).toLocaleTimeString('en-GB', {
    timeZone: schoolTimeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  });

/** @param duration in milliseconds */
export const formatDuration = (duration: number): string =>
  duration < 1000 ? `${Math.round(duration)} ms` : `${(duration / 1000).toFixed(1)} s`;
