/** The browser of the tests has no voice: this one has, and remembers what it was asked to say. */
class FakeSpeech extends EventTarget {
  said: string[] = [];
  isSpeaking = false;
  voices: { lang: string; localService: boolean; name: string }[] = [];
  #last: FakeUtterance | undefined;

  getVoices() {
    return this.voices;
  }
  speak(utterance: FakeUtterance) {
    this.said.push(utterance.text);
    this.isSpeaking = true;
    this.#last = utterance;
  }
  cancel() {
    this.isSpeaking = false;
  }
  /** The last word has been said. */
  finish() {
    this.isSpeaking = false;
    this.#last?.dispatchEvent(new Event('end'));
  }
  /** Voices come, or go, while the page stands. */
  setVoices(...langs: string[]) {
    this.voices = langs.map((lang) => ({ lang, localService: true, name: lang }));
    this.dispatchEvent(new Event('voiceschanged'));
  }
}

class FakeUtterance extends EventTarget {
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

export const speaker = new FakeSpeech();

/** For the `beforeEach` of a story: puts the fake on the window with the given voices, and takes it away afterwards. */
export const withVoices =
  (...langs: string[]) =>
  () => {
    speaker.cancel();
    saidSince();
    speaker.setVoices(...langs);
    const put = (name: string, value: unknown) =>
      Object.defineProperty(window, name, { configurable: true, writable: true, value });
    const { SpeechSynthesisUtterance: own } = window;
    put('speechSynthesis', speaker);
    put('SpeechSynthesisUtterance', FakeUtterance);
    return () => {
      // The real one is a property of the window's prototype, which shows again.
      Reflect.deleteProperty(window, 'speechSynthesis');
      put('SpeechSynthesisUtterance', own);
    };
  };

/** What was said since the last time. */
export const saidSince = (): string[] => speaker.said.splice(0);
