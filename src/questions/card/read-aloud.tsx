import { Square, Volume2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { speech } from '#lib/speech.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { createSpokenHighlighter } from '../text/spoken-highlighter.ts';
import type { SpokenLine } from '../text/spoken.ts';
import { useSpeech } from './use-speech.ts';
import styles from './read-aloud.module.css';

interface ReadAloudProps {
  name: string;
  /** The parts must be within the nearest `data-readable`. */
  lines: readonly SpokenLine[];
  kind?: 'button' | 'icon';
  className?: string | undefined;
}

/** A button that reads lines aloud. A second press, new lines, or another reading stops the reading. */
export function ReadAloud({ name, lines, kind = 'button', className }: ReadAloudProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { canSpeak, reader } = useSpeech();
  const texts = lines.map(({ text }) => text);
  const script = texts.join('\n');
  useEffect(() => () => speech.stop(id), [id, script]);
  if (!canSpeak) return null;

  const isReading = reader === id;
  const common = {
    ref: button,
    icon: isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />,
    onPress: () => {
      const root = button.current?.closest('[data-readable]') ?? null;
      if (isReading) speech.stop(id);
      else speech.read(id, texts, createSpokenHighlighter(root, lines));
    },
  };
  if (kind === 'icon') {
    return (
      <Button
        {...common}
        variant="quiet"
        square
        className={classNames(styles.icon, className)}
        aria-label={`${isReading ? 'Stop reading' : 'Read aloud'}: ${name}`}
      />
    );
  }
  return (
    <Button {...common} size="small" className={className}>
      {isReading ? 'Stop' : 'Read aloud'}
      <span className="visually-hidden">{isReading ? ` reading ${name}` : ` ${name}`}</span>
    </Button>
  );
}
