import { createStore } from 'zustand/vanilla';

/**
 * Text-to-speech with the browser's voices, one reading at a time. A voice of the device is preferred: it sends no
 * text over the network and works offline.
 */

export interface SpokenPosition {
  text: number;
  /** The character index of the current word; undefined if the voice reports no words. */
  character: number | undefined;
}

/** Receives the position of the voice; null when the reading ends. */
export type OnSpoken = (position: SpokenPosition | null) => void;

/** Ranks South African English first, then British, then other English. Android writes `en_ZA`. */
function rankOf({ lang }: Voice): number {
  const [language, region] = lang.toLowerCase().split(/[-_]/);
  if (language !== 'en') return Infinity;
  const index = ['za', 'gb'].indexOf(region ?? '');
  return index === -1 ? 2 : index;
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** The best English voice: preferably one of the device, which also works offline. */
export function bestVoice<V extends Voice>(voices: readonly V[]): V | undefined {
  return voices
    .filter((voice) => rankOf(voice) < Infinity)
    .toSorted(
      (first, second) =>
        Number(second.localService) - Number(first.localService) || rankOf(first) - rankOf(second),
    )[0];
}

/** Some browsers lack speech synthesis, or throw when it is accessed. */
const synthesis = () => attempt(() => (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis);

const voiceOf = (speaker: SpeechSynthesis | undefined) =>
  attempt(() => bestVoice(speaker?.getVoices() ?? []));

/** A failure of text-to-speech must not break the page. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Speech rate (1 = normal), slowed for early readers. Constant, because a new rate would restart the text. */
export const normalRate = 0.9;

interface Reading {
  reader: string;
  texts: readonly string[];
  onSpoken: OnSpoken;
  current: number;
  /** Referenced until spoken: Chromium drops the `end` event of utterances that were garbage collected. */
  utterances: SpeechSynthesisUtterance[];
}

interface Speech {
  canSpeak: boolean;
  reading: Reading | undefined;
  rate: number;
  /** The voice reports words, so the whole text need not be highlighted. */
  reportsWords: boolean;
}

export const speechStore = createStore<Speech>(() => ({
  canSpeak: false,
  reading: undefined,
  rate: normalRate,
  reportsWords: false,
}));
const { getState: state, setState: set } = speechStore;

const findVoice = (): void => set({ canSpeak: voiceOf(synthesis()) !== undefined });

/**
 * Tracks the available voices, and stops reading when the user leaves the page.
 *
 * @returns a function that stops tracking
 */
export function followVoices(): () => void {
  findVoice();
  const speaker = synthesis();
  if (!speaker) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  // Older versions of Safari have no events, and all voices from the start.
  if (speaker instanceof EventTarget) speaker.addEventListener('voiceschanged', findVoice, { signal });
  // Without this, the voice would continue on the next page.
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
    // The browser refused; the user can press the button again.
    set({ reading: undefined });
    next.onSpoken(null);
  }
}

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

/** Stops the reading when one of its texts fails. Also called for utterances that were cancelled. */
function stopIf(which: Reading): void {
  if (state().reading === which) stop();
}

function stop(reader?: string): void {
  const { reading } = state();
  if (!reading || (reader !== undefined && reading.reader !== reader)) return;
  synthesis()?.cancel();
  end(reading);
}

export const speech = {
  /** Reads texts one after another, and stops any previous reading. */
  read: (reader: string, texts: readonly string[], onSpoken: OnSpoken = () => {}): void => {
    stop();
    speak({ reader, texts, onSpoken, current: 0 });
  },
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
