import { useSession } from '#session/session.ts';
import { classNames } from '#ui/class-names.ts';
import { JoinLink } from '../join-link.tsx';
import { Point } from '../point.tsx';
import { ClassCarousel } from './class-carousel.tsx';
import { CurriculumSection } from './curriculum-section.tsx';
import { HomeHero } from './home-hero.tsx';
import { ProgressSample } from './progress-sample.tsx';
import page from '#components/page/public-page.module.css';
import styles from './home.module.css';

const steps = [
  {
    title: 'Create your parent account',
    text: 'One account for the whole family. A second parent or guardian can follow along.',
  },
  { title: 'Add your children', text: 'Choose each child’s grade; the right subjects are there at once.' },
  { title: 'Follow every attempt', text: 'Scores, last activity and the class leaderboard, on your phone.' },
];

/** What a parent gets out of it, in three steps and one glance. */
function ParentSection() {
  const isMember = useSession((session) => session.details !== undefined);
  return (
    <section aria-labelledby="parents" className={classNames(page.column, styles.parents)}>
      <div>
        <h2 id="parents" className={styles.heading}>
          You see what they learn
        </h2>
        <ol className={classNames(page.points, styles.steps)}>
          {steps.map(({ title, text }, index) => (
            <Point key={title} title={title} text={text} mark={index + 1} />
          ))}
        </ol>
        <JoinLink variant="primary" className={styles.action} />
        {isMember ? null : (
          <p className={classNames(styles.note, 'muted')}>
            The account is free. You choose a plan later, when you want everything open.
          </p>
        )}
      </div>
      <ProgressSample />
    </section>
  );
}

/** The public home (PUB-001 to PUB-008): what the school offers, to children and to those who pay for it. */
export function HomeScreen() {
  return (
    <div data-bleed className={page.page}>
      <HomeHero />
      <div className={page.below}>
        <CurriculumSection />
      </div>
      <div className={page.below}>
        <ClassCarousel />
      </div>
      <div className={page.below}>
        <ParentSection />
      </div>
    </div>
  );
}
