import { expect, test } from 'vitest';
import { calendarFile } from '#lib/time/calendar-file.ts';

const event = {
  id: 'trs-robots@springbyte',
  title: 'Build Your First Robot',
  description: 'Coding trial session.',
  location: 'Observatory',
  start: '2025-05-24T10:00:00+02:00',
  duration: 'PT1H',
};
const now = new Date('2025-05-15T13:08:09.123Z');
const createFile = (changes: Partial<typeof event> = {}) =>
  calendarFile({ ...event, ...changes }, 'Springbyte', now);

/** Returns the unfolded lines of the file (RFC 5545, section 3.1). */
const unfoldLines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('calendarFile creates a file with one event, whose start is in UTC', () => {
  expect(unfoldLines(createFile())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Springbyte//Springbyte//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:trs-robots@springbyte',
    'DTSTAMP:20250515T130809Z',
    'DTSTART:20250524T080000Z',
    'DURATION:PT1H',
    'SUMMARY:Build Your First Robot',
    'DESCRIPTION:Coding trial session.',
    'LOCATION:Observatory',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['Robots; games, and \\ more', String.raw`Robots\; games\, and \\ more`],
  ['Two\nlines\r\nor three', String.raw`Two\nlines\nor three`],
  ['A bell\u0007 and nothing\u0000', 'A bell and nothing'],
  ['BEGIN:VEVENT\r\nEND:VCALENDAR', String.raw`BEGIN:VEVENT\nEND:VCALENDAR`],
])('calendarFile escapes the title %j', (title, expected) => {
  expect(unfoldLines(createFile({ title }))).toContain(`SUMMARY:${expected}`);
});

test('calendarFile folds lines at 75 octets without splitting a character', () => {
  const title = `${'Programmeer jou eerste robôt 🤖 ĉiuj 中文 '.repeat(6)}einde`;
  const file = createFile({ title });
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(file).not.toContain('\uFFFD');
  expect(unfoldLines(file)).toContain(`SUMMARY:${title}`);
});
