import { useEffect } from 'react';
import { useStore } from 'zustand';
import { followVoices, speechStore } from '#lib/speech.ts';

/** Whether the browser can read English aloud, and the id of the active reader. */
export function useSpeech() {
  useEffect(followVoices, []);
  return {
    canSpeak: useStore(speechStore, ({ canSpeak }) => canSpeak),
    /** Undefined while nothing is read. */
    reader: useStore(speechStore, ({ reading }) => reading?.reader),
  };
}
