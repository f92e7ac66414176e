import { Blocks, BookOpen, Gamepad2, RotateCcw } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/picture/Art.tsx';
import { Point } from '../point.tsx';
import page from '#components/page/public-page.module.css';
import styles from './about.module.css';

const gains = [
  {
    title: 'Patience with hard things',
    text: 'A program hardly ever works the first time. Children get used to looking again, changing one thing and trying once more.',
    Icon: RotateCcw,
  },
  {
    title: 'A way into big problems',
    text: 'Cut it into steps, solve one, test it, take the next. It works for fractions and for essays too.',
    Icon: Blocks,
  },
  {
    title: 'Something they have made',
    text: 'A game, a story that moves, a robot that follows a line: something to show at supper, and to explain.',
    Icon: Gamepad2,
  },
  {
    title: 'Firmer ground at school',
    text: 'Classwork, homework, video lessons and exam-style practice in all subjects of grades 1 to 8, in step with the South African curriculum.',
    Icon: BookOpen,
  },
];

/** What a child gains from it, long after the class (PUB-009, PUB-003). */
export function AboutGains() {
  return (
    <section aria-labelledby="gains" className={classNames(styles.section, styles.gains)}>
      <div className={classNames(page.column, styles.columns)}>
        <div>
          <h2 id="gains" className={styles.heading}>
            What your child gains
          </h2>
          <Art
            name="scene-robots"
            alt="Three children and the robot that they have programmed to follow a line."
            className={styles.scene}
          />
        </div>
        <ul className={page.points}>
          {gains.map(({ title, text, Icon }) => (
            <Point key={title} title={title} text={text} mark={<Icon size={24} />} />
          ))}
        </ul>
      </div>
    </section>
  );
}
