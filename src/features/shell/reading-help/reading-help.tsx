import { useQuery } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { lazy, useEffect, useRef, useState } from 'react';
import { queryClient } from '#api/query-client.ts';
import { preloadChunk } from '#components/page/chunk-load-error.ts';
import { OptionalPart } from '#components/page/optional-part.tsx';
import { normalSettings, readingSettingsQuery, speechRates } from '#components/reading/reading-settings.ts';
import { useReadsAloud } from '#components/reading/use-reads-aloud.ts';
import { speech } from '#lib/speech.ts';
import { useRootAttribute } from '#ui/use-root-attribute.ts';
import styles from './reading-help.module.css';

const loadMenu = () => import('./reading-menu.tsx');
const ReadingMenu = lazy(async () => ({ default: (await loadMenu()).ReadingMenu }));
const ReadScreenButton = lazy(async () => ({
  default: (await import('./read-screen-button.tsx')).ReadScreenButton,
}));
const ReadingLook = lazy(async () => ({ default: (await import('./reading-look.tsx')).ReadingLook }));
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
  const hasLook = [font, spacing, lines].some((setting) => setting !== 'normal');
  useRootAttribute('reads-aloud', readsAloud);
  return (
    <>
      <OptionalPart name="read screen">
        {readsAloud ? <ReadScreenButton className={styles.button} textClassName={styles.text} /> : null}
      </OptionalPart>
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
      <OptionalPart name="reading look">{hasLook ? <ReadingLook {...settings} /> : null}</OptionalPart>
      <OptionalPart name="reading ruler">{ruler === 'on' ? <ReadingRuler /> : null}</OptionalPart>
    </>
  );
}
