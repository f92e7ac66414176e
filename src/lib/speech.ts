import { createStore } from 'zustand/vanilla';

/**
 * Reading aloud with the voices of the browser. One text at a time on the whole page; nothing of it is sent anywhere
 * as long as the voice is the device's own, and such a voice is taken wherever there is one.
 */

/** Where the voice is. */
export interface SpokenPosition {
  /** The index of the text. */
  text: number;
  /** The index of the character where the word begins; undefined when the voice does not tell its words. */
  character: number | undefined;
}

/** Told where the voice is; null when it ends. */
export type OnSpoken = (place: SpokenPosition | null) => void;

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

interface Speech {
  /** There is a voice that reads English. Browsers may get theirs some time after the page has come. */
  canSpeak: boolean;
  /** Undefined while it is quiet. */
  reading: Reading | undefined;
  /** 1 is as fast as people talk. */
  rate: number;
  /** A voice has told its words: then a whole text need not be shown as the one that is read. */
  reportsWords: boolean;
}

export const speechStore = createStore<Speech>(() => ({
  canSpeak: false,
  reading: undefined,
  rate: normalRate,
  reportsWords: false,
}));
const { getState: state, setState: set } = speechStore;

/** Looks again at the voices that the browser offers. */
const findVoice = (): void => set({ canSpeak: voiceOf(synthesis()) !== undefined });

/**
 * Follows which voices there are, and ends reading when the page is left. Voices are not asked for until a component does so.
 *
 * @returns a function that stops it
 */
export function followVoices(): () => void {
  findVoice();
  const speaker = synthesis();
  if (!speaker) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  // In older versions of Safari it has no events; its voices are there from the start.
  if (speaker instanceof EventTarget) speaker.addEventListener('voiceschanged', findVoice, { signal });
  // A voice would go on over the page that comes next.
  globalThis.addEventListener('pagehide', () => stop(), { signal });
  globalThis.addEventListener(
    'visibilitychange',
    () => (globalThis.document.visibilityState === 'hidden' ? stop() : undefined),
    { signal },
  );
  return () => listening.abort();
}

function end(which: Reading): void {
  if (state().reading !== which) return;
  set({ reading: undefined });
  which.onSpoken(null);
}

/** Reads the texts from one of them on, in place of what was read before. */
function speak(what: Pick<Reading, 'reader' | 'texts' | 'onSpoken' | 'current'>): void {
  const speaker = synthesis();
  const voice = voiceOf(speaker);
  if (!speaker || !voice) return;
  const next: Reading = { ...what, utterances: [] };
  const { rate } = state();
  try {
    next.utterances = next.texts
      .map((text, index) => Object.assign(utteranceOf(next, text, index), { voice, lang: voice.lang, rate }))
      .slice(next.current);
    const last = next.utterances.at(-1);
    if (!last) return;
    last.addEventListener('end', () => end(next));
    set({ reading: next });
    for (const utterance of next.utterances) speaker.speak(utterance);
  } catch {
    // The browser refuses to speak: it stays quiet, and the button can be pressed again.
    set({ reading: undefined });
    next.onSpoken(null);
  }
}

/** One of the texts, which tells how far the voice is. */
function utteranceOf(which: Reading, text: string, index: number): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  const reach = (character: number | undefined) => {
    if (state().reading !== which) return;
    which.current = index;
    which.onSpoken({ text: index, character });
  };
  utterance.addEventListener('start', () => reach(state().reportsWords ? 0 : undefined));
  utterance.addEventListener('boundary', ({ name, charIndex }) => {
    if (name === 'sentence') return;
    set({ reportsWords: true });
    reach(charIndex);
  });
  utterance.addEventListener('error', () => stopIf(which));
  return utterance;
}

/** One part could not be read: the rest would make no sense. Those that were stopped say so here as well. */
function stopIf(which: Reading): void {
  if (state().reading === which) stop();
}

/** Ends what this reader has asked for, or whatever is read. */
function stop(reader?: string): void {
  const { reading } = state();
  if (!reading || (reader !== undefined && reading.reader !== reader)) return;
  synthesis()?.cancel();
  end(reading);
}

export const speech = {
  /** Reads the texts one after the other, in place of what was read before. */
  read: (reader: string, texts: readonly string[], onSpoken: OnSpoken = () => {}): void => {
    stop();
    speak({ reader, texts, onSpoken, current: 0 });
  },
  /** What is being read goes on at the new speed, from the beginning of its text. */
  setRate: (rate: number): void => {
    const { reading: interrupted, rate: before } = state();
    if (rate === before) return;
    set({ rate, ...(interrupted && { reading: undefined }) });
    if (!interrupted) return;
    synthesis()?.cancel();
    speak(interrupted);
  },
  stop,
};
