import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { speech } from '#lib/speech.ts';
import { ReadAloud } from '#questions/card/read-aloud.tsx';
import { useSpeech } from '#questions/card/use-speech.ts';
import { spokenPlainText, type SpokenLine } from '#questions/text/spoken.ts';
import { currentSession } from '#session/session.ts';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { Row } from '#ui/layout.tsx';
import { PopoverButton } from '#ui/overlay/PopoverButton.tsx';
import {
  storeReadingSpeed,
  normalSpeed,
  speechRates,
  readingSpeedQuery,
  type ReadingSpeed,
} from './reading-speed.ts';
import styles from './reading-tools.module.css';

const speeds: readonly { value: ReadingSpeed; label: string }[] = [
  { value: 'slow', label: 'Slow' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
];

/** The id of the sample that is read when the learner chooses a speed. */
const sampleId = 'speed';

function SpeedButton() {
  const queryClient = useQueryClient();
  // Signing out clears the session before this screen unmounts.
  const [userId] = useState(() => currentSession()?.id ?? '');
  const { data: speed = normalSpeed } = useQuery(readingSpeedQuery(userId));
  const { canSpeak, reader } = useSpeech();
  useEffect(() => () => speech.stop(sampleId), []);
  if (!canSpeak) return null;

  const choose = (value: string) => {
    const chosen = speeds.find((option) => option.value === value);
    if (!chosen) return;
    void storeReadingSpeed(queryClient, userId, chosen.value);
    speech.setRate(speechRates[chosen.value]);
    if (reader === undefined || reader === sampleId) speech.read(sampleId, ['This is how fast I read.']);
  };

  return (
    <PopoverButton
      label={`Speed: ${speeds.find(({ value }) => value === speed)?.label ?? ''}`}
      title="How fast to read aloud"
      placement="bottom start"
    >
      {() => (
        <RadioGroup aria-label="How fast to read aloud" options={speeds} value={speed} onChange={choose} />
      )}
    </PopoverButton>
  );
}

interface ReadingToolsProps {
  /** Names the text that is read, for the button's label. */
  name: string;
  lines: readonly SpokenLine[];
}

export function ReadingTools({ name, lines }: ReadingToolsProps) {
  return (
    <Row align="stretch" className={styles.tools}>
      <ReadAloud name={name} lines={lines} />
      <SpeedButton />
    </Row>
  );
}

interface TitleReadingToolsProps {
  title: string;
  description?: string | null;
}

export function TitleReadingTools({ title, description }: TitleReadingToolsProps) {
  return <ReadingTools name={title} lines={toSpokenLines(title, description)} />;
}

export const toSpokenLines = (title: string, description: string | null | undefined): SpokenLine[] => [
  spokenPlainText(title, 'title'),
  ...(description ? [spokenPlainText(description, 'description')] : []),
];
