import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Play, Square, Volume2 } from 'lucide-react';
import { lazy, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { queryClient } from '#api/query-client.ts';
import { preloadChunk } from '#components/page/chunk-load-error.ts';
import { OptionalPart } from '#components/page/optional-part.tsx';
import { readScreen } from '#components/reading/read-region.ts';
import { normalSettings, readingSettingsQuery, speechRates } from '#components/reading/reading-settings.ts';
import { useReadsAloud } from '#components/reading/use-reads-aloud.ts';
import { useSpeech } from '#components/reading/use-speech.ts';
import { speech } from '#lib/speech.ts';
import { classNames } from '#ui/class-names.ts';
import { useRootAttribute } from '#ui/use-root-attribute.ts';
import styles from './reading-help.module.css';

const loadMenu = () => import('./reading-menu.tsx');
const ReadingMenu = lazy(async () => ({ default: (await loadMenu()).ReadingMenu }));
const ReadingRuler = lazy(async () => ({ default: (await import('./reading-ruler.tsx')).ReadingRuler }));

const preloadMenu = () => preloadChunk(loadMenu);

/** Two buttons: one opens the reading settings of the learner, one reads the screen aloud. */
export function ReadingHelp({ learnerId }: { learnerId: string }) {
  const { data: settings = normalSettings } = useQuery(readingSettingsQuery(learnerId), queryClient);
  const { speed, voice, font, spacing, lines, ruler } = settings;
  const readsAloud = useReadsAloud();
  const [isOpen, setOpen] = useState(false);
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => speech.change({ rate: speechRates[speed], language: voice }), [speed, voice]);
  useRootSetting('data-reading-font', font);
  useRootSetting('data-reading-spacing', spacing);
  useRootSetting('data-reading-lines', lines);
  useRootAttribute('reads-aloud', readsAloud);
  return (
    <>
      {readsAloud ? <ReadScreenButton /> : null}
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.button}
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
        onClick={() => {
          setOpen(true);
          setHasBeenOpened(true);
        }}
      >
        <Volume2 aria-hidden="true" />
        <span className={styles.text}>Reading help</span>
      </button>
      <OptionalPart name="reading menu">
        {hasBeenOpened ? (
          <ReadingMenu
            learnerId={learnerId}
            settings={settings}
            button={button}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        ) : null}
      </OptionalPart>
      <OptionalPart name="reading ruler">{ruler === 'on' ? <ReadingRuler /> : null}</OptionalPart>
    </>
  );
}

/** Sets an attribute on the root element, because dialogs are children of body. */
function useRootSetting(name: string, value: string): void {
  useLayoutEffect(() => {
    if (value === 'normal') return;
    const root = document.documentElement;
    root.setAttribute(name, value);
    return () => root.removeAttribute(name);
  }, [name, value]);
}

/** Reads the screen aloud; a second press, or another screen, stops it. */
function ReadScreenButton() {
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
      className={classNames(styles.button, styles.reader)}
      data-reading={isReading || undefined}
      onClick={press}
    >
      {isReading ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
      <span className={styles.text}>
        {isReading ? 'Stop' : 'Read aloud'}
        <span className="visually-hidden">{isReading ? ' reading this page' : ' this page'}</span>
      </span>
    </button>
  );
}
