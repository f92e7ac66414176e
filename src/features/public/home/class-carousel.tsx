import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent, useRef, type PointerEvent } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import online from '#ui/picture/art/scene-online.svg?url&no-inline';
import robots from '#ui/picture/art/scene-robots.svg?url&no-inline';
import saturday from '#ui/picture/art/scene-saturday.svg?url&no-inline';
import page from '#components/page/public-page.module.css';
import styles from './class-carousel.module.css';

interface ClassPhoto {
  source: string;
  alt: string;
  caption: string;
}

/**
 * Placeholder drawings. A school puts photos into `public/` and lists them here:
 * `hostPath('/photos/saturday.jpg')`.
 */
const classPhotos: readonly ClassPhoto[] = [
  {
    source: saturday,
    alt: 'Four children with laptops at a long table, with the mountain in the window behind them.',
    caption: 'Saturday class at the Observatory campus',
  },
  {
    source: online,
    alt: 'A girl at her desk at home, talking to her class on a screen.',
    caption: 'Online class on a weekday afternoon',
  },
  {
    source: robots,
    alt: 'Three children and the robot that they have programmed to follow a line.',
    caption: 'Robots that follow a line, built by the class',
  },
];

const arrowButton = buttonStyle({ variant: 'secondary', square: true });

const stepByKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Photos of the classes (PUB-006). Buttons, arrow keys and swipes change the photo; it never changes automatically. */
export function ClassCarousel() {
  const [current, setCurrent] = useState(0);
  const count = classPhotos.length;
  const move = (step: number) => setCurrent((index) => wrapIndex(index, step, count));
  const swipe = useSwipe(move);

  const moveByKey = (event: KeyboardEvent) => {
    const step = stepByKey[event.key];
    if (step !== undefined) move(step);
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-labelledby="classes"
      className={styles.band}
      onKeyDown={moveByKey}
    >
      <div className={page.column}>
        <h2 id="classes" className={styles.heading}>
          A look inside our classes
        </h2>
        <p className={classNames(page.lead, styles.lead, 'muted fs-2')}>
          In person on weekends, or online from your own table.
        </p>
        <div className={styles.stage} {...swipe}>
          {classPhotos.map(({ source, alt }, index) => (
            <div
              key={source}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              aria-hidden={index !== current}
              data-position={getSlidePosition(index, current, count)}
              className={styles.slide}
            >
              <img src={source} alt={alt} width={800} height={450} loading="lazy" draggable={false} />
            </div>
          ))}
        </div>
        <div className={styles.controls}>
          <button type="button" aria-label="Previous photo" className={arrowButton} onClick={() => move(-1)}>
            <ChevronLeft aria-hidden="true" />
          </button>
          <div className={styles.text}>
            <p role="status">
              <span className="visually-hidden">{`Photo ${current + 1} of ${count}: `}</span>
              {classPhotos[current]?.caption}
            </p>
            <CarouselDots current={current} onChoose={setCurrent} />
          </div>
          <button type="button" aria-label="Next photo" className={arrowButton} onClick={() => move(1)}>
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      </div>
    </section>
  );
}

interface CarouselDotsProps {
  current: number;
  onChoose: (index: number) => void;
}

function CarouselDots({ current, onChoose }: CarouselDotsProps) {
  return (
    <div role="group" aria-label="Choose a photo" className={styles.dots}>
      {classPhotos.map(({ source, caption }, index) => (
        <button
          key={source}
          type="button"
          aria-label={caption}
          aria-current={index === current ? 'true' : undefined}
          className={styles.dot}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}

type SlidePosition = 'current' | 'previous' | 'next' | 'away';

const wrapIndex = (index: number, step: number, count: number): number => (index + step + count) % count;

/** With fewer than three slides, the previous slide would also be the next one: show no neighbours. */
function getSlidePosition(index: number, current: number, count: number): SlidePosition {
  if (index === current) return 'current';
  if (count < 3) return 'away';
  if (index === wrapIndex(current, -1, count)) return 'previous';
  return index === wrapIndex(current, 1, count) ? 'next' : 'away';
}

/** In px; shorter movements are taps or the start of a scroll. */
const minimumSwipe = 40;

/**
 * Detects horizontal swipes. The element needs `touch-action: pan-y`, so that the browser only scrolls vertically.
 *
 * @param move called with -1 for the previous slide, 1 for the next
 */
function useSwipe(move: (step: -1 | 1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' ? event.clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = start.current === undefined ? 0 : clientX - start.current;
      start.current = undefined;
      if (Math.abs(distance) >= minimumSwipe) move(distance < 0 ? 1 : -1);
    },
  };
}
