export interface CalendarEvent {
  /** Stable, so that calendars do not import the event twice. */
  id: string;
  title: string;
  description: string;
  location: string;
  /** ISO 8601 with offset. */
  start: string;
  /** ISO 8601 duration, such as `PT1H`. */
  duration: string;
}

/** Creates an iCalendar file (RFC 5545) with one event, in UTC. */
export function calendarFile(event: CalendarEvent, product: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//${escapeText(product)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(event.start))}`,
    `DURATION:${event.duration}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const utc = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Escapes a text (RFC 5545, section 3.3.11), and removes control characters. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

const bytes = new TextEncoder();
const mostOctets = 75;

/** Folds a line at 75 octets (RFC 5545, section 3.1) without splitting a character. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const { length } = bytes.encode(character);
    if (octets + length > mostOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
