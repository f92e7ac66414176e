import { Square, Volume2 } from 'lucide-react';
import { useEffect, useId } from 'react';
import { speech } from '#lib/speech.ts';
import { Button } from '#ui/Button.tsx';
import { useSpeech } from './use-speech.ts';
import styles from './question-card.module.css';

interface ReadAloudProps {
  /** 'Question 1', for the name of the button. */
  name: string;
  texts: readonly string[];
}

/** Reads a question aloud until it is pressed again, the question changes or is removed, or another one is read. */
export function ReadAloud({ name, texts }: ReadAloudProps) {
  const id = useId();
  const { canSpeak, reader } = useSpeech();
  const script = texts.join('\n');
  useEffect(() => () => speech.stop(id), [id, script]);
  if (!canSpeak) return null;

  const isReading = reader === id;
  return (
    <Button
      size="small"
      className={styles.readAloud}
      icon={isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      onPress={() => (isReading ? speech.stop(id) : speech.read(id, texts))}
    >
      {isReading ? 'Stop' : 'Read aloud'}
      <span className="visually-hidden">{isReading ? ` reading ${name}` : ` ${name}`}</span>
    </Button>
  );
}
