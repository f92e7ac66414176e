import { useSyncExternalStore } from 'react';
import { speech, type SpeechView } from '#lib/speech.ts';

/** Whether the browser can read English aloud, and which reader is speaking. */
export const useSpeech = (): SpeechView => useSyncExternalStore(speech.subscribe, speech.view);
