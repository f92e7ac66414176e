import { useRouter } from '@tanstack/react-router';
import { Play, Square } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { readScreen } from '#components/reading/read-region.ts';
import { useSpeech } from '#components/reading/use-speech.ts';
import { speech } from '#lib/speech.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './read-screen-button.module.css';

interface ReadScreenButtonProps {
  className: string | undefined;
  textClassName: string | undefined;
}

/** Reads the screen aloud; a second press, or another screen, stops it. */
export function ReadScreenButton({ className, textClassName }: ReadScreenButtonProps) {
  const id = useId();
  const router = useRouter();
  const button = useRef<HTMLButtonElement>(null);
  const isReading = useSpeech().reader === id;
  useEffect(() => {
    const stop = () => speech.stop(id);
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && stop());
    return () => {
      unsubscribe();
      stop();
    };
  }, [id, router]);

  const press = () => {
    const screen = document.querySelector('#main');
    if (isReading || !screen) {
      speech.stop(id);
      return;
    }
    const { texts, onSpoken } = readScreen(screen, button.current?.getBoundingClientRect().bottom ?? 0);
    speech.read(id, texts, onSpoken);
  };
  return (
    <button
      ref={button}
      type="button"
      className={classNames(className, styles.reader)}
      data-reading={isReading || undefined}
      onClick={press}
    >
      {isReading ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
      <span className={textClassName}>
        {isReading ? 'Stop' : 'Read aloud'}
        <span className="visually-hidden">{isReading ? ' reading this page' : ' this page'}</span>
      </span>
    </button>
  );
}
