import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { speech } from '#lib/speech.ts';
import { useSpeech } from '#questions/card/use-speech.ts';
import { currentSession } from '#session/session.ts';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { PopoverButton } from '#ui/overlay/PopoverButton.tsx';
import {
  storeReadingSpeed,
  normalSpeed,
  speechRates,
  readingSpeedQuery,
  type ReadingSpeed,
} from './reading-speed.ts';

const speeds: readonly { value: ReadingSpeed; label: string }[] = [
  { value: 'slow', label: 'Slow' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
];

const sample = 'speed';

export function SpeedButton() {
  const queryClient = useQueryClient();
  // Signing out clears the session before this screen unmounts.
  const [userId] = useState(() => currentSession()?.id ?? '');
  const { data: speed = normalSpeed } = useQuery(readingSpeedQuery(userId));
  const { canSpeak, reader } = useSpeech();
  useEffect(() => () => speech.stop(sample), []);
  if (!canSpeak) return null;

  const choose = (value: string) => {
    const chosen = speeds.find((one) => one.value === value);
    if (!chosen) return;
    void storeReadingSpeed(queryClient, userId, chosen.value);
    speech.setRate(speechRates[chosen.value]);
    if (reader === undefined || reader === sample) speech.read(sample, ['This is how fast I read.']);
  };

  return (
    <PopoverButton
      label={`Speed: ${speeds.find(({ value }) => value === speed)?.label ?? ''}`}
      title="How fast to read aloud"
      opens="below"
    >
      {() => (
        <RadioGroup aria-label="How fast to read aloud" options={speeds} value={speed} onChange={choose} />
      )}
    </PopoverButton>
  );
}
