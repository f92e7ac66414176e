import { MapPin, Monitor, ShieldCheck } from 'lucide-react';
import { Hero } from '#components/page/hero.tsx';
import { useSession } from '#session/session.ts';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/picture/Art.tsx';
import { ChatLink } from '../chat-link.tsx';
import { JoinLink } from '../join-link.tsx';
import { Point } from '../point.tsx';
import { ClassCarousel } from './class-carousel.tsx';
import { CurriculumSection } from './curriculum-section.tsx';
import { ProgressSample } from './progress-sample.tsx';
import page from '#components/page/public-page.module.css';
import styles from './home.module.css';

/** The public home page (PUB-001 to PUB-008). */
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

const facts = [
  { label: 'Weekend classes', Icon: MapPin },
  { label: 'Online classes', Icon: Monitor },
  { label: 'Parents see every score', Icon: ShieldCheck },
];

/** Introduces the school, with links to register and to chat (PUB-002, PUB-004, PUB-007, PUB-008). */
function HomeHero() {
  return (
    <Hero
      className={styles.hero}
      title={
        <>
          From first click <br />
          to <em>first program.</em>
        </>
      }
      lead="Coding classes for ages 7 to 16, in person on weekends and online, with school work for grades 1 to 8 that follows the South African curriculum."
      actions={
        <>
          <JoinLink />
          <ChatLink variant="on-hero" />
        </>
      }
      picture={<Art name="hero" className={styles.art} />}
    >
      <ul className={styles.facts}>
        {facts.map(({ label, Icon }) => (
          <li key={label}>
            <Icon size={20} aria-hidden="true" />
            {label}
          </li>
        ))}
      </ul>
    </Hero>
  );
}

const steps = [
  {
    title: 'Create your parent account',
    text: 'One account for the whole family. A second parent or guardian can follow along.',
  },
  { title: 'Add your children', text: 'Choose each child’s grade; the right subjects are there at once.' },
  { title: 'Follow every attempt', text: 'Scores, last activity and the class leaderboard, on your phone.' },
];

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
            <Point key={title} title={title} text={text} marker={index + 1} />
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
