import { Square, Volume2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { speech } from '#lib/speech.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { readRegion, registerReading, type Reading } from './read-region.ts';
import { createSpokenHighlighter, type SpokenLine } from './spoken-line.ts';
import { useSpeech } from './use-speech.ts';
import styles from './read-aloud.module.css';

interface ReadAloudProps {
  name: string;
  /**
   * Replaces the visible text of the nearest `data-readable`, where formulas or code need other words. The parts must
   * be within it.
   */
  lines?: readonly SpokenLine[];
  /** Whether the lines are the whole text of the nearest `data-readable`: reading the screen then uses them. */
  isWhole?: boolean;
  kind?: 'button' | 'icon';
  className?: string | undefined;
}

/** A button that reads a part of the screen. A second press, new lines, or another reading stops the reading. */
export function ReadAloud({ name, lines, isWhole = false, kind = 'button', className }: ReadAloudProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { canSpeak, reader } = useSpeech();
  const script = lines?.map(({ text }) => text).join('\n');
  useEffect(() => () => speech.stop(id), [id, script]);

  const readable = () => button.current?.closest('[data-readable]') ?? null;
  const read = (region: Element): Reading =>
    lines
      ? { texts: lines.map(({ text }) => text), onSpoken: createSpokenHighlighter(region, lines) }
      : readRegion(region);
  const readCurrent = useEffectEvent(read);
  useEffect(() => {
    const region = isWhole && canSpeak ? readable() : null;
    return region ? registerReading(region, () => readCurrent(region)) : undefined;
  }, [isWhole, canSpeak]);
  if (!canSpeak) return null;

  const isReading = reader === id;
  const common = {
    ref: button,
    'data-unread': true,
    icon: isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />,
    onPress: () => {
      const region = readable();
      if (isReading) speech.stop(id);
      else if (region) {
        const { texts, onSpoken } = read(region);
        speech.read(id, texts, onSpoken);
      }
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
