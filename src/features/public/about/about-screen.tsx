import { Link } from '@tanstack/react-router';
import { Blocks, BookOpen, Gamepad2, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Hero } from '#components/page/hero.tsx';
import { product } from '#lib/configuration.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/picture/Art.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { ChatLink } from '../chat-link.tsx';
import { JoinLink } from '../join-link.tsx';
import { Point } from '../point.tsx';
import { AiSample } from './ai-sample.tsx';
import { CodingSample } from './coding-sample.tsx';
import { DataSample } from './data-sample.tsx';
import { TrustSection } from './trust-section.tsx';
import page from '#components/page/public-page.module.css';
import styles from './about.module.css';

export function AboutScreen() {
  return (
    <div data-bleed className={page.page}>
      <AboutHero />
      <AboutStrands />
      <AboutGains />
      <TrustSection />
      <AboutInvitation />
    </div>
  );
}

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

function AboutStrands() {
  return (
    <section aria-labelledby="strands" className={classNames(page.column, styles.section, styles.strands)}>
      <h2 id="strands" className={styles.heading}>
        Coding, data and AI tools, in plain words
      </h2>
      <Strand title="Coding: steps so clear that a machine can follow" sample={<CodingSample />}>
        The youngest start with blocks that click together. Later they type real code, and program robots that
        drive across the classroom floor. When a program goes wrong, and it will, finding the mistake is the
        lesson.
      </Strand>
      <Strand title="Data: measure first, then decide" sample={<DataSample />}>
        Children count and measure things they care about, draw the graph themselves and say what it shows.
        They also learn what to ask of any number they meet: who counted this, and what was left out?
      </Strand>
      <Strand title="AI tools: helpful, and sometimes wrong" sample={<AiSample />}>
        An AI tool can explain a hard word or suggest a next step. It can also be wrong and sound sure of
        itself. So children learn to ask well, to check what comes back, and to notice when it is better to
        close the tool and think.
      </Strand>
    </section>
  );
}

interface StrandProps {
  title: string;
  sample: ReactNode;
  children: ReactNode;
}

function Strand({ title, sample, children }: StrandProps) {
  return (
    <div className={styles.strand}>
      <div>
        <h3>{title}</h3>
        <p className="muted">{children}</p>
      </div>
      {sample}
    </div>
  );
}

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

/** Benefits for a child (PUB-009). */
function AboutGains() {
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
            <Point key={title} title={title} text={text} marker={<Icon size={24} />} />
          ))}
        </ul>
      </div>
    </section>
  );
}

const visitorText = {
  title: 'Have a look around together',
  text: 'Creating your account costs nothing. Add your child, choose the grade, and see what is there. Not sure yet? Ask us about a trial session.',
};

const memberText = {
  title: 'Good to have you with us',
  text: 'Is there something that you would like to know about classes, school work or your account? Ask us.',
};

/** Links to registration, or to the start page of a signed-in user, and to the contact page. */
function AboutInvitation() {
  const isMember = useSession((session) => session.details !== undefined);
  const { title, text } = isMember ? memberText : visitorText;
  return (
    <section aria-labelledby="invitation" className={classNames(page.column, styles.invitation)}>
      <div data-shweshwe className={styles.panel}>
        <Art name="landscape" className={styles.art} />
        <div className={styles.text}>
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
