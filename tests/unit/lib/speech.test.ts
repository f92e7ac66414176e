import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bestVoice } from '#lib/speech.ts';

const voice = (lang: string, localService = true) => ({ lang, localService, name: lang });

/** Imports a new copy of the module, which stores the rate and whether the voice reports words. */
async function loadSpeech() {
  vi.resetModules();
  return import('#lib/speech.ts');
}

type Module = Awaited<ReturnType<typeof loadSpeech>>;
let speech: Module['speech'];
let store: Module['speechStore'];
let followVoices: Module['followVoices'];
beforeEach(async () => {
  ({ speech, speechStore: store, followVoices } = await loadSpeech());
});

const canSpeak = () => store.getState().languages.length > 0;
const reader = () => store.getState().reading?.reader;

describe('bestVoice', () => {
  test.each([
    [['en-US', 'en-GB', 'en-ZA'], 'en-ZA'],
    [['en-US', 'en-GB', 'af-ZA'], 'en-GB'],
    [['en_US', 'en_ZA'], 'en_ZA'],
    [['fr-FR', 'en-AU'], 'en-AU'],
    [['fr-FR', 'en'], 'en'],
    [['fr-FR', 'af-ZA', 'ent-XX'], undefined],
    [[], undefined],
  ])('selects from %j the voice %s', (langs, best) => {
    const voices = langs.map((lang) => voice(lang));
    expect(bestVoice(voices, 'en')?.lang).toBe(best);
  });

  test.each([
    ['af', 'af-ZA'],
    ['zu', 'zu_ZA'],
    ['xh', undefined],
  ] as const)('selects for the language %s the voice %s', (language, best) => {
    const voices = ['en-ZA', 'af-ZA', 'zu_ZA', 'zun'].map((lang) => voice(lang));
    expect(bestVoice(voices, language)?.lang).toBe(best);
  });

  test('prefers a voice of the device to an online voice', () => {
    expect(bestVoice([voice('en-ZA', false), voice('en-US')], 'en')?.lang).toBe('en-US');
    expect(bestVoice([voice('en-US', false), voice('en-ZA', false)], 'en')?.lang).toBe('en-ZA');
  });
});

class Utterance extends EventTarget {
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const boundary = (name: string, charIndex: number) =>
  Object.assign(new Event('boundary'), { name, charIndex });

/** Fires the error events of cancelled utterances asynchronously, like a browser. */
class Synthesis extends EventTarget {
  voices = [voice('en-ZA')];
  queue: Utterance[] = [];
  said: string[] = [];
  getVoices = () => this.voices;
  speak(utterance: Utterance) {
    this.queue.push(utterance);
    this.said.push(utterance.text);
  }
  cancel() {
    const stopped = this.queue.splice(0);
    queueMicrotask(() => {
      for (const utterance of stopped) utterance.dispatchEvent(new Event('error'));
    });
  }
  finish() {
    for (const utterance of this.queue.splice(0)) utterance.dispatchEvent(new Event('end'));
  }
}

describe('speech', () => {
  let browser: Synthesis;
  let unfollow: () => void;

  beforeEach(() => {
    browser = new Synthesis();
    vi.stubGlobal('speechSynthesis', browser);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
    unfollow = followVoices();
  });
  afterEach(() => {
    speech.stop();
    unfollow();
    vi.unstubAllGlobals();
  });

  test('reads all texts and ends after the last one', () => {
    speech.read('one', ['Which?', 'Option 1: a']);
    expect(browser.said).toEqual(['Which?', 'Option 1: a']);
    expect(browser.queue[0]).toMatchObject({ voice: browser.voices[0], lang: 'en-ZA' });
    expect(canSpeak()).toBe(true);
    expect(reader()).toBe('one');
    browser.finish();
    expect(reader()).toBeUndefined();
  });

  test('replaces the current reading, whose late error event is ignored', async () => {
    speech.read('one', ['Which?']);
    speech.read('two', ['Why?']);
    await Promise.resolve();
    expect(reader()).toBe('two');
    expect(browser.queue.map(({ text }) => text)).toEqual(['Why?']);
  });

  test('is stopped only by the reader that started it', () => {
    speech.read('one', ['Which?']);
    speech.stop('two');
    expect(reader()).toBe('one');
    speech.stop('one');
    expect(reader()).toBeUndefined();
    expect(browser.queue).toEqual([]);
  });

  test('stops when a text fails', () => {
    speech.read('one', ['Which?', 'Option 1: a']);
    browser.queue[0]?.dispatchEvent(new Event('error'));
    expect(reader()).toBeUndefined();
    expect(browser.queue).toEqual([]);
  });

  test('stops when the page closes', () => {
    speech.read('one', ['Which?']);
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(reader()).toBeUndefined();
  });

  test('stops when the tab is hidden', () => {
    vi.stubGlobal('document', { visibilityState: 'visible' });
    speech.read('one', ['Which?']);
    globalThis.dispatchEvent(new Event('visibilitychange'));
    expect(reader()).toBe('one');
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    globalThis.dispatchEvent(new Event('visibilitychange'));
    expect(reader()).toBeUndefined();
  });

  test('reports the position: the text until the voice reports words, then the word, then null', () => {
    const positions: unknown[] = [];
    speech.read('one', ['Which is it?', 'Option 1: a'], (position) => positions.push(position));
    browser.queue[0]?.dispatchEvent(new Event('start'));
    browser.queue[0]?.dispatchEvent(boundary('sentence', 0));
    browser.queue[0]?.dispatchEvent(boundary('word', 6));
    browser.queue[1]?.dispatchEvent(new Event('start'));
    speech.stop();
    expect(positions).toEqual([
      { text: 0, character: undefined },
      { text: 0, character: 6 },
      { text: 1, character: 0 },
      null,
    ]);
  });

  test('restarts the current text when the rate changes', async () => {
    speech.change({ rate: 0.5, language: 'en' });
    speech.read('one', ['Which?', 'Option 1: a', 'Option 2: b']);
    expect(browser.queue[0]).toMatchObject({ rate: 0.5 });
    browser.queue[1]?.dispatchEvent(new Event('start'));
    speech.change({ rate: 1.5, language: 'en' });
    await Promise.resolve();
    expect(browser.queue.map(({ text }) => text)).toEqual(['Option 1: a', 'Option 2: b']);
    expect(browser.queue[0]).toMatchObject({ rate: 1.5 });
    expect(reader()).toBe('one');
    browser.finish();
    expect(reader()).toBeUndefined();
  });

  test('starts at the normal rate, and does not restart when the same rate is set', async () => {
    const { speechRates: rates } = await import('#components/reading/reading-settings.ts');
    speech.read('one', ['Which?']);
    expect(browser.queue[0]).toMatchObject({ rate: rates.normal });
    speech.change({ rate: rates.normal, language: 'en' });
    expect(browser.said).toEqual(['Which?']);
  });

  test('reads with a voice of the chosen language; if the device has none, with another one', () => {
    browser.voices = ['af-ZA', 'zu-ZA'].map((lang) => voice(lang));
    browser.dispatchEvent(new Event('voiceschanged'));
    expect(store.getState().languages).toEqual(['af', 'zu']);
    speech.read('one', ['Which?']);
    expect(browser.queue[0]).toMatchObject({ lang: 'af-ZA' });
    speech.change({ rate: 1, language: 'zu' });
    expect(browser.queue.at(-1)).toMatchObject({ lang: 'zu-ZA' });
  });

  test('reads nothing for an empty list', () => {
    speech.read('one', []);
    expect(reader()).toBeUndefined();
  });

  test('updates the languages when voices are added or removed', () => {
    browser.voices = [];
    browser.dispatchEvent(new Event('voiceschanged'));
    expect(canSpeak()).toBe(false);
    speech.read('one', ['Which?']);
    expect(browser.said).toEqual([]);
    browser.voices = [voice('en-GB')];
    browser.dispatchEvent(new Event('voiceschanged'));
    expect(canSpeak()).toBe(true);
  });
});

test('speech does nothing in a browser without speech synthesis', () => {
  const unfollow = followVoices();
  expect(canSpeak()).toBe(false);
  expect(reader()).toBeUndefined();
  speech.read('one', ['Which?']);
  speech.stop();
  unfollow();
});

describe('speech in a limited browser', () => {
  const inBrowser = (browser: object, utterance: unknown = Utterance) => {
    vi.stubGlobal('speechSynthesis', browser);
    vi.stubGlobal('SpeechSynthesisUtterance', utterance);
    vi.stubGlobal('addEventListener', () => {});
    return followVoices();
  };
  const refuse = () => {
    throw new Error('Not allowed');
  };
  afterEach(() => vi.unstubAllGlobals());

  test('uses the initial voices if the browser has no voice events', () => {
    const unfollow = inBrowser({ getVoices: () => [voice('en-ZA')] });
    expect(canSpeak()).toBe(true);
    unfollow();
  });

  test('is unavailable if the browser does not list voices', () => {
    const unfollow = inBrowser(Object.assign(new Synthesis(), { getVoices: refuse }));
    expect(canSpeak()).toBe(false);
    unfollow();
  });

  test.each([
    ['refuses to speak', Object.assign(new Synthesis(), { speak: refuse }), Utterance],
    ['has no utterances', new Synthesis(), null],
  ])('reads nothing if the browser %s', (_case, browser, utterance) => {
    const unfollow = inBrowser(browser, utterance);
    const onSpoken = vi.fn<(position: unknown) => void>();
    speech.read('one', ['Which?'], onSpoken);
    expect(canSpeak()).toBe(true);
    expect(reader()).toBeUndefined();
    expect(onSpoken).toHaveBeenLastCalledWith(null);
    unfollow();
  });
});
