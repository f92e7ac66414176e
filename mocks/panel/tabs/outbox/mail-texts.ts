import type { MailRecord } from '../../../data/models/server-state.ts';
import { schoolTimeZone } from '../clock/school-times.ts';

export const mailKinds: Record<MailRecord['kind'], string> = {
  'password-reset': 'Password reset',
  'parent-invite': 'Parent invitation',
  'unlock-request': 'Unlock request',
  'trial-invite': 'Trial invitation',
  refund: 'Refund',
};

export const formatSentAt = (time: string): string =>
  new Date(time).toLocaleString('en-ZA', {
    timeZone: schoolTimeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

interface TextPart {
  text: string;
  isLink: boolean;
  /** Index of the first character. */
  start: number;
}

const linkPattern = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

/** Splits a text into links and the text between them. A full stop at the end of a sentence is no part of a link. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (const { 0: link, index } of text.matchAll(linkPattern)) {
    parts.push({ text: text.slice(start, index), isLink: false, start });
    parts.push({ text: link, isLink: true, start: index });
    start = index + link.length;
  }
  parts.push({ text: text.slice(start), isLink: false, start });
  return parts.filter((part) => part.text !== '');
}
