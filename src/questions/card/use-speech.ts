import { useEffect } from 'react';
import { useStore } from 'zustand';
import { followVoices, speechStore } from '#lib/speech.ts';

/** Whether the browser can read English aloud, and the active reader. */
export function useSpeech() {
  useEffect(followVoices, []);
  return {
    canSpeak: useStore(speechStore, ({ canSpeak }) => canSpeak),
    /** Id; undefined while no text is read. */
    reader: useStore(speechStore, ({ reading }) => reading?.reader),
  };
}
