import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { speech } from '#lib/speech.ts';
import { useSpeech } from '#questions/card/use-speech.ts';
import { currentSession } from '#session/session.ts';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { PopoverButton } from '#ui/overlay/PopoverButton.tsx';
import {
  keepReadingSpeed,
  normalSpeed,
  rates,
  readingSpeedQuery,
  type ReadingSpeed,
} from './reading-speed.ts';

const speeds: readonly { value: ReadingSpeed; label: string }[] = [
  { value: 'slow', label: 'Slow' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
];

const sample = 'speed';

/** How fast everything is read aloud. Each choice can be heard at once. */
export function SpeedButton() {
  const queryClient = useQueryClient();
  // Signing out takes the session away a moment before the screen.
  const [personId] = useState(() => currentSession()?.id ?? '');
  const { data: speed = normalSpeed } = useQuery(readingSpeedQuery(personId));
  const { canSpeak, reader } = useSpeech();
  useEffect(() => () => speech.stop(sample), []);
  if (!canSpeak) return null;

  const choose = (value: string) => {
    const chosen = speeds.find((one) => one.value === value);
    if (!chosen) return;
    void keepReadingSpeed(queryClient, personId, chosen.value);
    speech.setRate(rates[chosen.value]);
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
