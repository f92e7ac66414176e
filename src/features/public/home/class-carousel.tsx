import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { CarouselDots } from './carousel-dots.tsx';
import { classPhotos } from './class-photos.ts';
import { positionOf, stepFrom } from './slide-positions.ts';
import { useSwipe } from './use-swipe.ts';
import page from '#components/page/public-page.module.css';
import styles from './class-carousel.module.css';

const arrow = buttonStyle({ variant: 'secondary', square: true });
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Photos of the classes (PUB-006): moved by buttons, arrow keys and swipes, never by itself. */
export function ClassCarousel() {
  const [current, setCurrent] = useState(0);
  const count = classPhotos.length;
  const move = (step: number) => setCurrent((index) => stepFrom(index, step, count));
  const swipe = useSwipe(move);

  const moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
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
              data-position={positionOf(index, current, count)}
              className={styles.slide}
            >
              <img src={source} alt={alt} width={800} height={450} loading="lazy" draggable={false} />
            </div>
          ))}
        </div>
        <div className={styles.controls}>
          <button type="button" aria-label="Previous photo" className={arrow} onClick={() => move(-1)}>
            <ChevronLeft aria-hidden="true" />
          </button>
          <div className={styles.words}>
            <p role="status">
              <span className="visually-hidden">{`Photo ${current + 1} of ${count}: `}</span>
              {classPhotos[current]?.caption}
            </p>
            <CarouselDots current={current} onChoose={setCurrent} />
          </div>
          <button type="button" aria-label="Next photo" className={arrow} onClick={() => move(1)}>
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      </div>
    </section>
  );
}
