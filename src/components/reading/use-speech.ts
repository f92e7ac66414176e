import { useEffect } from 'react';
import { useStore } from 'zustand';
import { followVoices, speechStore } from '#lib/speech.ts';

/** The languages in which the browser can read aloud, and the active reader. */
export function useSpeech() {
  useEffect(followVoices, []);
  const languages = useStore(speechStore, (speech) => speech.languages);
  return {
    languages,
    canSpeak: languages.length > 0,
    /** Id; undefined while no text is read. */
    reader: useStore(speechStore, ({ reading }) => reading?.reader),
  };
}
