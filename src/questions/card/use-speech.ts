import { useEffect } from 'react';
import { useStore } from 'zustand';
import { followVoices, speechStore } from '#lib/speech.ts';

/** Whether the browser can read English aloud, and which reader is speaking. */
export function useSpeech() {
  useEffect(followVoices, []);
  return {
    canSpeak: useStore(speechStore, ({ canSpeak }) => canSpeak),
    /** Undefined while it is quiet. */
    reader: useStore(speechStore, ({ reading }) => reading?.reader),
  };
}
