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

/** Where the voice is. */
export interface SpokenPlace {
  /** The index of the text. */
  text: number;
  /** The index of the character where the word begins; undefined when the voice does not tell its words. */
  character: number | undefined;
}

/** Told where the voice is; null when it ends. */
export type OnSpoken = (place: SpokenPlace | null) => void;

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

/** Not every browser has one, and some refuse theirs by throwing. */
const synthesis = () => attempt(() => (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis);

const voiceOf = (speaker: SpeechSynthesis | undefined) =>
  attempt(() => bestVoice(speaker?.getVoices() ?? []));

/** Reading aloud is a help: a browser that fails at it must not take the page down with it. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Times the speed at which people talk. Whoever listens is learning to read along, so it is a little slower. It is the
 * rate from the start: to take it up later would begin a text again.
 */
export const normalRate = 0.9;

interface Reading {
  reader: string;
  texts: readonly string[];
  onSpoken: OnSpoken;
  /** The index of the text that is being read. */
  current: number;
  /** Kept until they are spoken: Chromium forgets to end those that nobody holds. */
  utterances: SpeechSynthesisUtterance[];
}

const listeners = new Set<() => void>();
let reading: Reading | null = null;
let view: SpeechView = { canSpeak: false, reader: null };
let listening: AbortController | undefined;
let rate: number = normalRate;
/** A voice has told its words: then a whole text need not be shown as the one that is read. */
let tellsWords = false;

/** Looks again at what the browser offers and says so to those who listen. */
function refresh(): void {
  const canSpeak = voiceOf(synthesis()) !== undefined;
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
  // In older versions of Safari it has no events; its voices are there from the start.
  if (speaker instanceof EventTarget) speaker.addEventListener('voiceschanged', refresh, { signal });
  // A voice would go on over the page that comes next.
  globalThis.addEventListener('pagehide', () => stop(), { signal });
  globalThis.addEventListener(
    'visibilitychange',
    () => (globalThis.document.visibilityState === 'hidden' ? stop() : undefined),
    { signal },
  );
}

function end(which: Reading): void {
  if (reading !== which) return;
  reading = null;
  which.onSpoken(null);
  refresh();
}

/** Reads the texts from one of them on, in place of what was read before. */
function speak(what: Pick<Reading, 'reader' | 'texts' | 'onSpoken' | 'current'>): void {
  const speaker = synthesis();
  const voice = voiceOf(speaker);
  if (!speaker || !voice) return;
  const next: Reading = { ...what, utterances: [] };
  try {
    next.utterances = next.texts
      .map((text, index) => Object.assign(utteranceOf(next, text, index), { voice, lang: voice.lang, rate }))
      .slice(next.current);
    const last = next.utterances.at(-1);
    if (!last) return;
    last.addEventListener('end', () => end(next));
    reading = next;
    for (const utterance of next.utterances) speaker.speak(utterance);
  } catch {
    // The browser refuses to speak: it stays quiet, and the button can be pressed again.
    reading = null;
    next.onSpoken(null);
  }
  refresh();
}

/** One of the texts, which tells how far the voice is. */
function utteranceOf(which: Reading, text: string, index: number): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  const reach = (character: number | undefined) => {
    if (reading !== which) return;
    which.current = index;
    which.onSpoken({ text: index, character });
  };
  utterance.addEventListener('start', () => reach(tellsWords ? 0 : undefined));
  utterance.addEventListener('boundary', ({ name, charIndex }) => {
    if (name === 'sentence') return;
    tellsWords = true;
    reach(charIndex);
  });
  utterance.addEventListener('error', () => stopIf(which));
  return utterance;
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
  read: (reader: string, texts: readonly string[], onSpoken: OnSpoken = () => {}): void => {
    stop();
    speak({ reader, texts, onSpoken, current: 0 });
  },
  /** 1 is as fast as people talk. What is being read goes on at the new speed, from the beginning of its text. */
  setRate: (newRate: number): void => {
    if (newRate === rate) return;
    rate = newRate;
    const interrupted = reading;
    if (!interrupted) return;
    reading = null;
    synthesis()?.cancel();
    speak(interrupted);
  },
  /** Ends what this reader has asked for, or whatever is read. */
  stop,
};

/** One part could not be read: the rest would make no sense. Those that were stopped say so here as well. */
function stopIf(which: Reading): void {
  if (reading === which) stop(which.reader);
}
