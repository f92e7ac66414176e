import { MessageSquareText } from 'lucide-react';
import { product } from '#lib/configuration.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/picture/Art.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { chatUrl } from '../chat-url.ts';
import { JoinLink } from '../join-link.tsx';
import home from '../home/home-screen.module.css';
import styles from './hero.module.css';

/** Who the school is, in one breath (PUB-001, PUB-002). */
export function AboutHero() {
  return (
    <section data-shweshwe aria-labelledby="about-title">
      <div className={classNames(home.column, styles.content)}>
        <div>
          <h1 id="about-title" tabIndex={-1} className={styles.title}>
            Any child can tap a screen. <em>Ours tell it what to do.</em>
          </h1>
          <p className={styles.lead}>
            {product.name} is a coding school for ages 7 to 16, in person on weekends and online. Children
            learn what few of their parents had at school: coding, data, and how to use AI tools and still
            think for themselves.
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
        </div>
        <div className={styles.picture}>
          <Mascot mood="welcome" onIndigo className={styles.mascot} />
          <Art
            name="scene-saturday"
            alt="Four children with laptops at a long table, with the mountain in the window behind them."
            className={styles.scene}
          />
        </div>
      </div>
      <Art name="beadband" className={styles.beads} />
    </section>
  );
}
