import online from '#ui/picture/art/scene-online.svg?url&no-inline';
import robots from '#ui/picture/art/scene-robots.svg?url&no-inline';
import saturday from '#ui/picture/art/scene-saturday.svg?url&no-inline';

/** One picture of the home page's carousel. */
interface ClassPhoto {
  /** The URL of a picture, 16 to 9. */
  source: string;
  /** What can be seen, for those who cannot see it. */
  alt: string;
  /** Where and what it is. */
  caption: string;
}

/**
 * The carousel's pictures. A school puts its photos into `public/` and names them here, `hostPath('/photos/saturday.jpg')`;
 * until then drawn scenes stand in their places.
 */
export const classPhotos: readonly ClassPhoto[] = [
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
