import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bestVoice, speech } from '#lib/speech.ts';

const voice = (lang: string, localService = true) => ({ lang, localService, name: lang });

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
  let views: unknown[];
  let leave: () => void;

  beforeEach(() => {
    browser = new Synthesis();
    vi.stubGlobal('speechSynthesis', browser);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
    views = [];
    leave = speech.subscribe(() => views.push(speech.view()));
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
    expect(speech.view()).toEqual({ canSpeak: true, reader: 'one' });
    browser.finish();
    expect(speech.view().reader).toBeNull();
  });

  test('another one takes its place, and the end of the first is not the end of the second', async () => {
    speech.read('one', ['Which?']);
    speech.read('two', ['Why?']);
    await Promise.resolve();
    expect(speech.view().reader).toBe('two');
    expect(browser.queue.map(({ text }) => text)).toEqual(['Why?']);
  });

  test('is stopped by whoever asked for it, not by another', () => {
    speech.read('one', ['Which?']);
    speech.stop('two');
    expect(speech.view().reader).toBe('one');
    speech.stop('one');
    expect(speech.view().reader).toBeNull();
    expect(browser.queue).toEqual([]);
  });

  test('is over when a part of it cannot be read', () => {
    speech.read('one', ['Which?', 'Option 1: a']);
    browser.queue[0]?.dispatchEvent(new Event('error'));
    expect(speech.view().reader).toBeNull();
    expect(browser.queue).toEqual([]);
  });

  test('is over when the page is left', () => {
    speech.read('one', ['Which?']);
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(speech.view().reader).toBeNull();
  });

  test('nothing to read is nothing', () => {
    speech.read('one', []);
    expect(speech.view().reader).toBeNull();
  });

  test('voices may come later, and go', () => {
    browser.voices = [];
    browser.dispatchEvent(new Event('voiceschanged'));
    expect(speech.view().canSpeak).toBe(false);
    speech.read('one', ['Which?']);
    expect(browser.said).toEqual([]);
    browser.voices = [voice('en-GB')];
    browser.dispatchEvent(new Event('voiceschanged'));
    expect(speech.view().canSpeak).toBe(true);
    expect(views).toEqual([
      { canSpeak: false, reader: null },
      { canSpeak: true, reader: null },
    ]);
  });
});

test('a browser without speech cannot speak', () => {
  const leave = speech.subscribe(() => undefined);
  expect(speech.view()).toEqual({ canSpeak: false, reader: null });
  speech.read('one', ['Which?']);
  speech.stop();
  leave();
});
