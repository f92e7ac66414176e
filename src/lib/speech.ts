import { createStore } from 'zustand/vanilla';

/** Text-to-speech, preferably with the device's voices: they work offline and send no text over the network. */

export interface SpokenPosition {
  text: number;
  /** Character index of the current word; undefined if the voice does not report words. */
  character: number | undefined;
}

/** Receives each position; null when the reading ends. */
export type OnSpoken = (position: SpokenPosition | null) => void;

/** English, Afrikaans, isiZulu and isiXhosa. */
export const voiceLanguages = ['en', 'af', 'zu', 'xh'] as const;

export type VoiceLanguage = (typeof voiceLanguages)[number];

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** Android reports `en_ZA`. */
const partsOf = ({ lang }: Voice): string[] => lang.toLowerCase().split(/[-_]/);

/** South African voices first, then British, then all others. */
function rankOf(voice: Voice): number {
  const index = ['za', 'gb'].indexOf(partsOf(voice)[1] ?? '');
  return index === -1 ? 2 : index;
}

export function bestVoice<V extends Voice>(voices: readonly V[], language: VoiceLanguage): V | undefined {
  return voices
    .filter((voice) => partsOf(voice)[0] === language)
    .toSorted(
      (first, second) =>
        Number(second.localService) - Number(first.localService) || rankOf(first) - rankOf(second),
    )[0];
}

/** Some browsers lack speech synthesis, or throw on access. */
const synthesis = () => attempt(() => (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis);

const voicesOf = (speaker: SpeechSynthesis | undefined): SpeechSynthesisVoice[] =>
  attempt(() => speaker?.getVoices()) ?? [];

/** A voice of the chosen language; if the device has lost it, a voice of the first available language. */
function chosenVoice(speaker: SpeechSynthesis | undefined): SpeechSynthesisVoice | undefined {
  const voices = voicesOf(speaker);
  return [state().language, ...voiceLanguages]
    .map((language) => bestVoice(voices, language))
    .find((voice) => voice !== undefined);
}

/** A failure of text-to-speech must not break the page. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** 1 is the normal rate of the voice; slowed for early readers. */
export const normalRate = 0.9;

interface Reading {
  reader: string;
  texts: readonly string[];
  onSpoken: OnSpoken;
  current: number;
  /** Chromium omits the `end` event of utterances that are garbage-collected. */
  utterances: SpeechSynthesisUtterance[];
}

/** How texts are read. */
interface Manner {
  rate: number;
  language: VoiceLanguage;
}

interface Speech extends Manner {
  /** Those for which the device has a voice. */
  languages: readonly VoiceLanguage[];
  reading: Reading | undefined;
  reportsWords: boolean;
}

export const speechStore = createStore<Speech>(() => ({
  languages: [],
  reading: undefined,
  rate: normalRate,
  language: 'en',
  reportsWords: false,
}));
const { getState: state, setState: set } = speechStore;

function findVoices(): void {
  const voices = voicesOf(synthesis());
  const languages = voiceLanguages.filter((language) => bestVoice(voices, language));
  if (languages.join() !== state().languages.join()) set({ languages });
}

/** Tracks the available voices; stops reading when the user leaves. Returns a function that stops tracking. */
export function followVoices(): () => void {
  findVoices();
  const speaker = synthesis();
  if (!speaker) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  // Old versions of Safari have no events, and list all voices at once.
  if (speaker instanceof EventTarget) speaker.addEventListener('voiceschanged', findVoices, { signal });
  // Otherwise the voice would continue on the next page.
  globalThis.addEventListener('pagehide', () => stop(), { signal });
  globalThis.addEventListener(
    'visibilitychange',
    () => (globalThis.document.visibilityState === 'hidden' ? stop() : undefined),
    { signal },
  );
  return () => listening.abort();
}

function end(reading: Reading): void {
  if (state().reading !== reading) return;
  set({ reading: undefined });
  reading.onSpoken(null);
}

function speak(request: Pick<Reading, 'reader' | 'texts' | 'onSpoken' | 'current'>): void {
  const speaker = synthesis();
  const voice = chosenVoice(speaker);
  if (!speaker || !voice) return;
  const next: Reading = { ...request, utterances: [] };
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

function utteranceOf(reading: Reading, text: string, index: number): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  const reportPosition = (character: number | undefined) => {
    if (state().reading !== reading) return;
    reading.current = index;
    reading.onSpoken({ text: index, character });
  };
  utterance.addEventListener('start', () => reportPosition(state().reportsWords ? 0 : undefined));
  utterance.addEventListener('boundary', ({ name, charIndex }) => {
    if (name === 'sentence') return;
    set({ reportsWords: true });
    reportPosition(charIndex);
  });
  utterance.addEventListener('error', () => stopIfCurrent(reading));
  return utterance;
}

/** Cancelled utterances also fire an error. */
function stopIfCurrent(reading: Reading): void {
  if (state().reading === reading) stop();
}

function stop(reader?: string): void {
  const { reading } = state();
  if (!reading || (reader !== undefined && reading.reader !== reader)) return;
  synthesis()?.cancel();
  end(reading);
}

export const speech = {
  read: (reader: string, texts: readonly string[], onSpoken: OnSpoken = () => {}): void => {
    stop();
    speak({ reader, texts, onSpoken, current: 0 });
  },
  /** Restarts the current text, because the rate and the voice of an utterance cannot change. */
  change: ({ rate, language }: Manner): void => {
    const { reading: interrupted, ...before } = state();
    if (rate === before.rate && language === before.language) return;
    set({ rate, language, ...(interrupted && { reading: undefined }) });
    if (!interrupted) return;
    synthesis()?.cancel();
    speak(interrupted);
  },
  stop,
};
