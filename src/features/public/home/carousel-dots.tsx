import { classPhotos } from './class-photos.ts';
import styles from './class-carousel.module.css';

interface CarouselDotsProps {
  current: number;
  onChoose: (index: number) => void;
}

/** One dot a photo; the current one is a bar, so that it differs by more than its colour. */
export function CarouselDots({ current, onChoose }: CarouselDotsProps) {
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
