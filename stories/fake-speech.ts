/** The browser of the tests has no voice: this one has, and remembers what it was asked to say. */
class FakeSpeech extends EventTarget {
  said: string[] = [];
  isSpeaking = false;
  voices: { lang: string; localService: boolean; name: string }[] = [];
  rates: number[] = [];
  #queue: FakeUtterance[] = [];

  getVoices() {
    return this.voices;
  }
  speak(utterance: FakeUtterance) {
    this.said.push(utterance.text);
    this.rates.push(utterance.rate);
    this.isSpeaking = true;
    this.#queue.push(utterance);
  }
  cancel() {
    this.isSpeaking = false;
    this.#queue = [];
  }
  /** A text is begun; not every voice tells more than that. */
  begin(text: string) {
    this.#find(text).dispatchEvent(new Event('start'));
  }
  /** A word of a text is begun. */
  reach(text: string, word: string) {
    const charIndex = text.indexOf(word);
    this.#find(text).dispatchEvent(Object.assign(new Event('boundary'), { name: 'word', charIndex }));
  }
  #find(text: string): FakeUtterance {
    const utterance = this.#queue.find((one) => one.text === text);
    if (!utterance) throw new Error(`Nobody reads “${text}”.`);
    return utterance;
  }
  /** The last word has been said. */
  finish() {
    this.isSpeaking = false;
    this.#queue.pop()?.dispatchEvent(new Event('end'));
  }
  /** Voices are added or removed while the page is open. */
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

/** For the `beforeEach` of a story: puts the fake on the window with the given voices, and takes it away afterwards. */
export const withVoices =
  (...langs: string[]) =>
  () => {
    fakeSpeech.cancel();
    takeSpokenTexts();
    fakeSpeech.setVoices(...langs);
    const put = (name: string, value: unknown) =>
      Object.defineProperty(window, name, { configurable: true, writable: true, value });
    const { SpeechSynthesisUtterance: own } = window;
    put('speechSynthesis', fakeSpeech);
    put('SpeechSynthesisUtterance', FakeUtterance);
    return () => {
      // The real one is a property of the window's prototype, which shows again.
      Reflect.deleteProperty(window, 'speechSynthesis');
      put('SpeechSynthesisUtterance', own);
    };
  };

/** The characters that are marked as being read. */
export const highlightedTexts = (): string[] =>
  [...(CSS.highlights.get('spoken') ?? [])].map((range) => (range instanceof Range ? range.toString() : ''));

/** What was said since the last time. */
export const takeSpokenTexts = (): string[] => fakeSpeech.said.splice(0);
