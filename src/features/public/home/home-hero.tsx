import { MapPin, Monitor, ShieldCheck } from 'lucide-react';
import { Hero } from '#components/page/hero.tsx';
import { Art } from '#ui/picture/Art.tsx';
import { ChatLink } from '../chat-link.tsx';
import { JoinLink } from '../join-link.tsx';
import styles from './home.module.css';

const facts = [
  { words: 'Weekend classes', Icon: MapPin },
  { words: 'Online classes', Icon: Monitor },
  { words: 'Parents see every score', Icon: ShieldCheck },
];

/** What the school is, for whom, and the two ways in (PUB-002, PUB-004, PUB-007, PUB-008). */
export function HomeHero() {
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
        {facts.map(({ words, Icon }) => (
          <li key={words}>
            <Icon size={20} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
    </Hero>
  );
}
