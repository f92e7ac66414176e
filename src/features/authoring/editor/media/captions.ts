import { isBlank } from '#openapi/rules/text.ts';
import type { Finding } from '#questions/editing.ts';
import { lengthFindings, warning } from '#questions/editor/findings.ts';
import { mediaCaptionsLabel } from '#questions/question.ts';

/** `maxLength` of `MediaCaptions` in the contract. */
const maxCaptionsLength = 100_000;

/** Converts SubRip text to WebVTT; WebVTT is returned unchanged. */
export function toWebVtt(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim();
  return lines.startsWith('WEBVTT')
    ? lines
    : `WEBVTT\n\n${lines.replaceAll(/^([\d:]+),(\d{3} +--> +[\d:]+),(\d{3})/gm, '$1.$2.$3')}`;
}

export function captionsFindings(captions: string): Finding[] {
  if (isBlank(captions)) return [];
  const isShown = /^WEBVTT(?:\s[^\n]*)?\n/.test(captions) && /^[\d:]+\.\d{3}\s+-->\s/m.test(captions);
  return [
    ...lengthFindings(mediaCaptionsLabel, captions, maxCaptionsLength),
    ...(isShown ? [] : [warning(mediaCaptionsLabel, notShownMessage)]),
  ];
}

const notShownMessage =
  'These will not be shown: captions begin with the line WEBVTT and have times such as 00:01.000 --> 00:04.000.';
