/**
 * Reading aloud with the voices of the browser. One text at a time on the whole page; nothing of it is sent anywhere
 * as long as the voice is the device's own, and such a voice is taken wherever there is one.
 */

export interface SpeechView {
  /** There is a voice that reads English. Browsers may get theirs some time after the page has come. */
  canSpeak: boolean;
  /** Whoever asked for what is being read; null while it is quiet. */
  reader: string | null;
}

/** A little slower than people talk: whoever listens is learning to read along. */
const rate = 0.9;

/** `en-ZA`, and `en_ZA` as Android writes it. South African first, then British, then any other English. */
function rankOf({ lang }: Voice): number {
  const [language, region] = lang.toLowerCase().split(/[-_]/);
  if (language !== 'en') return Infinity;
  const place = ['za', 'gb'].indexOf(region ?? '');
  return place === -1 ? 2 : place;
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** The English voice to read with: one of the device itself if possible, as it also reads without a connection. */
export function bestVoice<V extends Voice>(voices: readonly V[]): V | undefined {
  return voices
    .filter((voice) => rankOf(voice) < Infinity)
    .toSorted(
      (first, second) =>
        Number(second.localService) - Number(first.localService) || rankOf(first) - rankOf(second),
    )[0];
}

/** Not every browser has one. */
const synthesis = () => (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;

interface Reading {
  reader: string;
  /** Kept until they are spoken: Chromium forgets to end those that nobody holds. */
  utterances: SpeechSynthesisUtterance[];
}

const listeners = new Set<() => void>();
let reading: Reading | null = null;
let view: SpeechView = { canSpeak: false, reader: null };
let listening: AbortController | undefined;

/** Looks again at what the browser offers and says so to those who listen. */
function refresh(): void {
  const canSpeak = bestVoice(synthesis()?.getVoices() ?? []) !== undefined;
  const reader = reading?.reader ?? null;
  if (canSpeak === view.canSpeak && reader === view.reader) return;
  view = { canSpeak, reader };
  for (const listener of listeners) listener();
}

function start(): void {
  refresh();
  const speaker = synthesis();
  if (!speaker) return;
  listening = new AbortController();
  const { signal } = listening;
  speaker.addEventListener('voiceschanged', refresh, { signal });
  // A voice would go on over the page that comes next.
  globalThis.addEventListener('pagehide', () => stop(), { signal });
}

function end(which: Reading): void {
  if (reading !== which) return;
  reading = null;
  refresh();
}

function stop(reader?: string): void {
  if (!reading || (reader !== undefined && reading.reader !== reader)) return;
  const stopped = reading;
  synthesis()?.cancel();
  end(stopped);
}

export const speech = {
  view: (): SpeechView => view,
  /** Until somebody listens, voices are not asked for. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    if (listeners.size === 1) start();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) listening?.abort();
    };
  },
  /** Reads the texts one after the other, in place of what was read before. */
  read: (reader: string, texts: readonly string[]): void => {
    const speaker = synthesis();
    const voice = bestVoice(speaker?.getVoices() ?? []);
    if (!speaker || !voice) return;
    stop();
    const utterances = texts.map((text) => {
      const utterance = new SpeechSynthesisUtterance(text);
      return Object.assign(utterance, { voice, lang: voice.lang, rate });
    });
    const next: Reading = { reader, utterances };
    for (const utterance of utterances) utterance.addEventListener('error', () => stopIf(next));
    const last = utterances.at(-1);
    if (!last) return;
    last.addEventListener('end', () => end(next));
    reading = next;
    for (const utterance of utterances) speaker.speak(utterance);
    refresh();
  },
  /** Ends what this reader has asked for, or whatever is read. */
  stop,
};

/** One part could not be read: the rest would make no sense. Those that were stopped say so here as well. */
function stopIf(which: Reading): void {
  if (reading === which) stop(which.reader);
}
