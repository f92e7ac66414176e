/** Replaces `speechSynthesis`, because test browsers have no voices. Records the spoken texts. */
class FakeSpeech extends EventTarget {
  spokenTexts: string[] = [];
  isSpeaking = false;
  voices: { lang: string; localService: boolean; name: string }[] = [];
  rates: number[] = [];
  #queue: FakeUtterance[] = [];

  getVoices() {
    return this.voices;
  }
  speak(utterance: FakeUtterance) {
    this.spokenTexts.push(utterance.text);
    this.rates.push(utterance.rate);
    this.isSpeaking = true;
    this.#queue.push(utterance);
  }
  cancel() {
    this.isSpeaking = false;
    this.#queue = [];
  }
  /** Reports that the voice has reached a word of a text. */
  reach(text: string, word: string) {
    const charIndex = text.indexOf(word);
    this.#find(text).dispatchEvent(Object.assign(new Event('boundary'), { name: 'word', charIndex }));
  }
  #find(text: string): FakeUtterance {
    const utterance = this.#queue.find((queued) => queued.text === text);
    if (!utterance) throw new Error(`“${text}” is not being read.`);
    return utterance;
  }
  finish() {
    this.isSpeaking = false;
    this.#queue.pop()?.dispatchEvent(new Event('end'));
  }
  setVoices(...langs: string[]) {
    this.voices = langs.map((lang) => ({ lang, localService: true, name: lang }));
    this.dispatchEvent(new Event('voiceschanged'));
  }
}

class FakeUtterance extends EventTarget {
  readonly text: string;
  rate = 1;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

export const fakeSpeech = new FakeSpeech();

/** Returns a story's `beforeEach`, which installs the fake with these voices and removes it afterwards. */
export const withVoices =
  (...langs: string[]) =>
  () => {
    fakeSpeech.cancel();
    takeSpokenTexts();
    fakeSpeech.setVoices(...langs);
    const define = (name: string, value: unknown) =>
      Object.defineProperty(window, name, { configurable: true, writable: true, value });
    const { SpeechSynthesisUtterance: original } = window;
    define('speechSynthesis', fakeSpeech);
    define('SpeechSynthesisUtterance', FakeUtterance);
    return () => {
      // The browser's property is on the prototype of `window`.
      Reflect.deleteProperty(window, 'speechSynthesis');
      define('SpeechSynthesisUtterance', original);
    };
  };

export const highlightedTexts = (): string[] =>
  [...(CSS.highlights.get('spoken') ?? [])].map((range) => (range instanceof Range ? range.toString() : ''));

export const takeSpokenTexts = (): string[] => fakeSpeech.spokenTexts.splice(0);
