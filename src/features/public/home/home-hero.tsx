import { MapPin, MessageSquareText, Monitor, ShieldCheck } from 'lucide-react';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/picture/Art.tsx';
import { chatUrl } from '../chat-url.ts';
import { JoinLink } from '../join-link.tsx';
import styles from './home-hero.module.css';
import home from './home-screen.module.css';

const facts = [
  { words: 'Weekend classes', Icon: MapPin },
  { words: 'Online classes', Icon: Monitor },
  { words: 'Parents see every score', Icon: ShieldCheck },
];

/** The first thing to see: what this is, for whom, and the two ways in (PUB-002, PUB-004, PUB-007, PUB-008). */
export function HomeHero() {
  return (
    <section data-shweshwe aria-labelledby="home-title">
      <div className={classNames(home.column, styles.content)}>
        <div className={styles.words}>
          <h1 id="home-title" tabIndex={-1} className={styles.title}>
            From first click <br />
            to <em>first program.</em>
          </h1>
          <p className={styles.lead}>
            Coding classes for ages 7 to 16, in person on weekends and online, with school work for grades 1
            to 8 that follows the South African curriculum.
          </p>
          <div className={styles.actions}>
            <JoinLink />
            <a
              href={chatUrl()}
              target="_blank"
              rel="noopener"
              className={buttonStyle({ variant: 'on-hero' })}
            >
              <MessageSquareText aria-hidden="true" />
              Chat to us
            </a>
          </div>
          <ul className={styles.facts}>
            {facts.map(({ words, Icon }) => (
              <li key={words}>
                <Icon size={20} aria-hidden="true" />
                {words}
              </li>
            ))}
          </ul>
        </div>
        <Art name="hero" className={styles.art} />
      </div>
      <Art name="beadband" className={styles.beads} />
    </section>
  );
}
