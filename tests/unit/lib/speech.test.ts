import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bestVoice } from '#lib/speech.ts';

const voice = (lang: string, localService = true) => ({ lang, localService, name: lang });

/** What a page has: the module remembers the rate, and whether the voice tells its words. */
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

const canSpeak = () => store.getState().canSpeak;
const reader = () => store.getState().reading?.reader;

describe('the voice', () => {
  test.each([
    [['en-US', 'en-GB', 'en-ZA'], 'en-ZA'],
    [['en-US', 'en-GB', 'af-ZA'], 'en-GB'],
    [['en_US', 'en_ZA'], 'en_ZA'],
    [['fr-FR', 'en-AU'], 'en-AU'],
    [['fr-FR', 'en'], 'en'],
    [['fr-FR', 'af-ZA', 'ent-XX'], undefined],
    [[], undefined],
  ])('of %j is %s', (langs, best) => {
    expect(bestVoice(langs.map((lang) => voice(lang)))?.lang).toBe(best);
  });

  test('is the device’s own before any that needs a connection', () => {
    expect(bestVoice([voice('en-ZA', false), voice('en-US')])?.lang).toBe('en-US');
    expect(bestVoice([voice('en-US', false), voice('en-ZA', false)])?.lang).toBe('en-ZA');
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

/** As a browser does it: a stopped utterance ends with an error, later. */
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

describe('reading', () => {
  let browser: Synthesis;
  let leave: () => void;

  beforeEach(() => {
    browser = new Synthesis();
    vi.stubGlobal('speechSynthesis', browser);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
    leave = followVoices();
  });
  afterEach(() => {
    speech.stop();
    leave();
    vi.unstubAllGlobals();
  });

  test('goes through all texts and is over after the last', () => {
    speech.read('one', ['Which?', 'Option 1: a']);
    expect(browser.said).toEqual(['Which?', 'Option 1: a']);
    expect(browser.queue[0]).toMatchObject({ voice: browser.voices[0], lang: 'en-ZA' });
    expect(canSpeak()).toBe(true);
    expect(reader()).toBe('one');
    browser.finish();
    expect(reader()).toBeUndefined();
  });

  test('another one takes its place, and the end of the first is not the end of the second', async () => {
    speech.read('one', ['Which?']);
    speech.read('two', ['Why?']);
    await Promise.resolve();
    expect(reader()).toBe('two');
    expect(browser.queue.map(({ text }) => text)).toEqual(['Why?']);
  });

  test('is stopped by whoever asked for it, not by another', () => {
    speech.read('one', ['Which?']);
    speech.stop('two');
    expect(reader()).toBe('one');
    speech.stop('one');
    expect(reader()).toBeUndefined();
    expect(browser.queue).toEqual([]);
  });

  test('is over when a part of it cannot be read', () => {
    speech.read('one', ['Which?', 'Option 1: a']);
    browser.queue[0]?.dispatchEvent(new Event('error'));
    expect(reader()).toBeUndefined();
    expect(browser.queue).toEqual([]);
  });

  test('is over when the page is left', () => {
    speech.read('one', ['Which?']);
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(reader()).toBeUndefined();
  });

  test('is over when the tab is hidden', () => {
    vi.stubGlobal('document', { visibilityState: 'visible' });
    speech.read('one', ['Which?']);
    globalThis.dispatchEvent(new Event('visibilitychange'));
    expect(reader()).toBe('one');
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    globalThis.dispatchEvent(new Event('visibilitychange'));
    expect(reader()).toBeUndefined();
  });

  test('tells which text it is at until the voice tells its words, and that it is over', () => {
    const places: unknown[] = [];
    speech.read('one', ['Which is it?', 'Option 1: a'], (place) => places.push(place));
    browser.queue[0]?.dispatchEvent(new Event('start'));
    browser.queue[0]?.dispatchEvent(boundary('sentence', 0));
    browser.queue[0]?.dispatchEvent(boundary('word', 6));
    browser.queue[1]?.dispatchEvent(new Event('start'));
    speech.stop();
    expect(places).toEqual([
      { text: 0, character: undefined },
      { text: 0, character: 6 },
      { text: 1, character: 0 },
      null,
    ]);
  });

  test('has a rate, and goes on from the text it is at when that changes', async () => {
    speech.setRate(0.5);
    speech.read('one', ['Which?', 'Option 1: a', 'Option 2: b']);
    expect(browser.queue[0]).toMatchObject({ rate: 0.5 });
    browser.queue[1]?.dispatchEvent(new Event('start'));
    speech.setRate(1.5);
    await Promise.resolve();
    expect(browser.queue.map(({ text }) => text)).toEqual(['Option 1: a', 'Option 2: b']);
    expect(browser.queue[0]).toMatchObject({ rate: 1.5 });
    expect(reader()).toBe('one');
    browser.finish();
    expect(reader()).toBeUndefined();
  });

  test('reads at the normal speed from the start: to learn of it later begins nothing again', async () => {
    const { speechRates: rates } = await import('#features/learner/read-aloud/reading-speed.ts');
    speech.read('one', ['Which?']);
    expect(browser.queue[0]).toMatchObject({ rate: rates.normal });
    speech.setRate(rates.normal);
    expect(browser.said).toEqual(['Which?']);
  });

  test('nothing to read is nothing', () => {
    speech.read('one', []);
    expect(reader()).toBeUndefined();
  });

  test('voices may come later, and go', () => {
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

test('a browser without speech cannot speak', () => {
  const leave = followVoices();
  expect(canSpeak()).toBe(false);
  expect(reader()).toBeUndefined();
  speech.read('one', ['Which?']);
  speech.stop();
  leave();
});

describe('a browser that cannot', () => {
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

  test('say when voices come reads with those that are there', () => {
    const leave = inBrowser({ getVoices: () => [voice('en-ZA')] });
    expect(canSpeak()).toBe(true);
    leave();
  });

  test('tell its voices offers no reading', () => {
    const leave = inBrowser(Object.assign(new Synthesis(), { getVoices: refuse }));
    expect(canSpeak()).toBe(false);
    leave();
  });

  test.each([
    ['speak', Object.assign(new Synthesis(), { speak: refuse }), Utterance],
    ['hold a text', new Synthesis(), null],
  ])('%s stays quiet', (_what, browser, utterance) => {
    const leave = inBrowser(browser, utterance);
    const onSpoken = vi.fn<(place: unknown) => void>();
    speech.read('one', ['Which?'], onSpoken);
    expect(canSpeak()).toBe(true);
    expect(reader()).toBeUndefined();
    expect(onSpoken).toHaveBeenLastCalledWith(null);
    leave();
  });
});
