import { Link } from '@tanstack/react-router';
import { Hero } from '#components/page/hero.tsx';
import { product } from '#lib/configuration.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/picture/Art.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { ChatLink } from '../chat-link.tsx';
import { JoinLink } from '../join-link.tsx';
import { AboutGains } from './gains.tsx';
import { AboutStrands } from './strands.tsx';
import { AboutTrust } from './trust.tsx';
import page from '#components/page/public-page.module.css';
import styles from './about.module.css';

const toVisitors = {
  title: 'Have a look around together',
  text: 'Creating your account costs nothing. Add your child, choose the grade, and see what is there. Not sure yet? Ask us about a trial session.',
};

const toMembers = {
  title: 'Good to have you with us',
  text: 'Is there something that you would like to know about classes, school work or your account? Ask us.',
};

/** The end of the page: how to join, or for members whom to ask. */
function AboutInvitation() {
  const isMember = useSession((session) => session.details !== undefined);
  const { title, text } = isMember ? toMembers : toVisitors;
  return (
    <section aria-labelledby="invitation" className={classNames(page.column, styles.invitation)}>
      <div data-shweshwe className={styles.panel}>
        <Art name="landscape" className={styles.art} />
        <div className={styles.words}>
          <h2 id="invitation" className={styles.heading}>
            {title}
          </h2>
          <p className="fs-2">{text}</p>
          <div className={styles.actions}>
            <JoinLink />
            <Link to="/contact-us" className={buttonStyle({ variant: 'on-hero' })}>
              Contact Us
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}

/** What the school teaches, what children gain by it and why parents trust it (PUB-009). */
export function AboutScreen() {
  return (
    <div data-bleed className={page.page}>
      <AboutHero />
      <AboutStrands />
      <AboutGains />
      <AboutTrust />
      <AboutInvitation />
    </div>
  );
}

/** Who the school is, in one breath (PUB-001, PUB-002). */
function AboutHero() {
  return (
    <Hero
      className={styles.hero}
      title={
        <>
          Any child can tap a screen. <em>Ours tell it what to do.</em>
        </>
      }
      lead={`${product.name} is a coding school for ages 7 to 16, in person on weekends and online. Children learn what few of their parents had at school: coding, data, and how to use AI tools and still think for themselves.`}
      actions={
        <>
          <JoinLink />
          <ChatLink variant="on-hero" />
        </>
      }
      picture={
        <div className={styles.picture}>
          <Mascot mood="welcome" onIndigo className={styles.mascot} />
          <Art
            name="scene-saturday"
            alt="Four children with laptops at a long table, with the mountain in the window behind them."
            className={styles.scene}
          />
        </div>
      }
    />
  );
}
